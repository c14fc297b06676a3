import { boxOffice, desk, shop, type Guard } from "./guard.ts";

/** A screening and what the books say of it; what several screenings do as one; who waits for them. */
export const bookGuards: readonly Guard[] = [
  {
    promise: "a screening that knows less than the books sells nothing more",
    file: "workers/box-office/screening.ts",
    guard: "outcomes.push(noticeSetBack(state, told ?? 0));",
    judges: boxOffice("set-back"),
  },
  {
    promise: "a screening that has told more than it knows sells nothing more",
    file: "workers/box-office/screening.ts",
    guard: "if (newer !== null) this.commit(this.clock(), () => [noticeSetBack(this.state(), newer)]);",
    judges: boxOffice("set-back"),
  },
  {
    promise: "an older count does not take the place of a newer one",
    file: "workers/db/programme/availability.ts",
    guard:
      "      setWhere: sql`excluded.revision > ${availability.revision} OR (excluded.revision = ${availability.revision} AND excluded.updated_at >= ${availability.updatedAt})`,\n",
    judges: boxOffice("one-word", "set-back", "screening"),
  },
  {
    promise: "what was told goes only where nothing newer came meanwhile",
    file: "workers/box-office/outbox.ts",
    guard: "topic = ? AND revision <= ?",
    without: "topic = ? AND ? > 0",
    judges: boxOffice("one-word", "screening", "alarms"),
  },
  {
    promise: "a deed of the house is in the log once",
    file: "workers/db/site/audit.ts",
    guard: "AND json_extract(detail, '$.ledger') = ${seq})",
    without: "AND json_extract(detail, '$.ledger') = ${seq} AND 0)",
    judges: desk("hall-audit"),
  },
  {
    promise: "what changes nothing is no deed",
    file: "workers/box-office/screening.ts",
    guard: "if (deed && outcome.events.length > 0)",
    without: "if (deed)",
    judges: desk("hall-audit", "hall"),
  },
  {
    promise: "a cart of several shows is kept for its payment whole, or not at all",
    file: "workers/shop/orders/order-holds.ts",
    guard:
      "  const stopped = await stopAll(ordering, holds);\n  return stopped.ok ? refused : stopped;\n}\n\n/**\n * Frees what lines",
    without: "  return refused;\n}\n\n/**\n * Frees what lines",
    judges: shop("order-holds", "orders", "crash-matrix"),
  },
  {
    promise: "a draft gives back only what no other order has",
    file: "workers/shop/orders/order-holds.ts",
    guard: "holdsOf(lines).filter(({ holdId }) => !others.has(holdId)),",
    without: "holdsOf(lines),",
    judges: shop("draft-left", "order-holds", "begin-order"),
  },
  {
    promise: "who waits for one time slot is not told of another",
    file: "workers/shop/waiting/join-list.ts",
    guard: "counts.filter((count) => count.block === block)",
    without: "counts",
    judges: shop("waiting-slots"),
  },
  {
    promise: "an address waits for each time slot by itself",
    file: "workers/db/shop/waiting.ts",
    guard: "eq(waitingParty.block, block), ",
    judges: shop("waiting-slots"),
  },
  {
    promise: "a list is filled by people, not from one place",
    file: "workers/db/shop/waiting.ts",
    guard: "      < ${mostFromOnePlace}",
    without: "      >= 0",
    judges: shop("waiting"),
  },
];
