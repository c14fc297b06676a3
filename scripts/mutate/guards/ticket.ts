import { desk, door, shop, type Guard } from "./guard.ts";

const orders = "workers/shop/orders";

/** One good ticket for each place, and what the desk may do. */
export const ticketGuards: readonly Guard[] = [
  {
    promise: "tickets that are written anew replace the old ones",
    file: `${orders}/tickets/issue-tickets.ts`,
    guard: `.set({ status: "void" })`,
    without: `.set({ status: "issued" })`,
    judges: [...shop("rename-order", "reseated-orders"), ...door("no-longer-good")],
  },
  {
    promise: "a ticket that was let in is not written anew",
    file: `${orders}/rename-order.ts`,
    guard: `tickets.filter(({ status }) => status === "issued")`,
    without: `tickets.filter(({ status }) => status !== "void")`,
    judges: shop("rename-order"),
  },
  {
    promise: "other seats are written where their tickets are as they were",
    file: `${orders}/tickets/finish-reseating.ts`,
    guard: `unlessChanged(db, order.id, idsOf(issued), eq(ticket.status, "issued")),`,
    judges: shop("reseated-orders"),
  },
  {
    promise: "only who sells tickets is at the desk and at the door",
    file: "workers/shop/door/asking.ts",
    guard: `const actor = whoMay(asking.actor, action);`,
    without: `const actor = { ok: true as const, value: asking.actor as AtDoor["actor"] };`,
    judges: [...door("door"), ...desk("collect", "sell", "hall")],
  },
  {
    promise: "a reservation that is over is not collected",
    file: "workers/shop/desk/collect-order.ts",
    guard: "order.payUntil === null || order.payUntil <= ordering.now",
    without: "false",
    judges: desk("collect"),
  },
  {
    promise: "what somebody is paying for elsewhere is not paid for at the desk",
    file: "workers/shop/desk/collect-order.ts",
    guard: [
      `if (!current || current.provider !== "onsite") return fail("conflict", "The order is not to be paid at the desk");`,
      `if (order.method !== "desk" && order.method !== paid) return fail("conflict", "Somebody else takes this payment");`,
    ],
    judges: desk("collect"),
  },
  {
    promise: "money that is in the books is not taken again",
    file: "workers/shop/desk/collect-order.ts",
    guard: `if (found[0]?.provider === "onsite" && found[0].status === "captured") return ok("settle");`,
    judges: [...desk("collect"), ...shop("crash-desk")],
  },
];
