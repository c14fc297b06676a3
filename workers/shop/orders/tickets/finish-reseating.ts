import { eq, sql } from "drizzle-orm";
import type { HoldView } from "~/domain/box-office/model";
import type { Reseat } from "~/domain/box-office/seats/reseat-command";
import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import type { Reseating } from "~/domain/house-orders/reseating";
import { mailJob, ticket } from "../../../db/schema/box-office";
import { readOrder, type OrderKey, type OrderRecord, type Statement, type TicketRow } from "../../../db/shop/orders";
import { runOn } from "../../run-on";
import { happenToTickets, unlessChanged } from "./happen-to-tickets";
import { reissue } from "./issue-tickets";
import { happen, type Ordering } from "../ordering";

/*
 * Other seats are asked of the books, then of the screening, then written into the books. Whoever dies between the first and the
 * last leaves an order that says so; everybody who is to change its tickets, and the cron, finishes that first.
 */

/** A door may let a ticket in between reading and writing. */
const tries = 5;

/** A ticket and the seat it is to be for. */
interface Exchange {
  old: TicketRow;
  unit: number;
}

/** What is to be exchanged, of tickets that are good still. */
const exchangesOf = ({ tickets }: OrderRecord, { seats }: Reseating): Exchange[] =>
  seats.flatMap(({ ticket: code, unit }) => {
    const old = tickets.find(({ id, status }) => id === code && status !== "void");
    return old ? [{ old, unit }] : [];
  });

function commandFor({ lines }: OrderRecord, { hold, block, by }: Reseating, exchanges: readonly Exchange[]): Reseat {
  const moves = exchanges.map(({ old, unit }) => ({
    from: old.unitId,
    to: unit,
    price: lines.find(({ id }) => id === old.orderLineId)?.priceLineId ?? 0,
  }));
  return { type: "reseat", hold, moves, by: by.actor, ...(block && { block }) };
}

/** The seats of tickets that were let in meanwhile: they are in, with another seat. Apart first, for two may have changed places. */
function changedInside(
  { db }: Ordering,
  inside: readonly Required<Parameters<typeof reissue>[1][number]>[],
): Statement[] {
  return [
    ...inside.map(({ old }) =>
      db
        .update(ticket)
        .set({ unitId: sql`-${ticket.unitId}` })
        .where(eq(ticket.id, old.id)),
    ),
    ...inside.map(({ old, seat }) => db.update(ticket).set(seat).where(eq(ticket.id, old.id))),
  ];
}

/** What is written when the screening has exchanged the seats: new codes for new seats, and a mail with them. */
function writing(
  ordering: Ordering,
  { order }: OrderRecord,
  { seats }: HoldView,
  exchanges: readonly Exchange[],
): Result<Statement[]> {
  const { db, now } = ordering;
  const done = exchanges.flatMap(({ old, unit }) => {
    const found = seats.find(({ id }) => id === unit);
    return found ? [{ old, seat: { unitId: unit, kind: found.kind, row: found.row, seat: found.seat } }] : [];
  });
  if (done.length < exchanges.length) return fail("overloaded", "The screening has other seats than it was asked for");
  const { issued = [], checked_in: inside = [] } = Object.groupBy(done, ({ old }) => old.status);
  const idsOf = (some: typeof done): string[] => some.map(({ old }) => old.id);
  const mail = {
    key: `order-reseated/${order.id}/${order.revision}`,
    orderId: order.id,
    template: "reseated",
    lang: order.lang,
    status: "queued" as const,
    nextAt: now,
  };
  return ok([
    unlessChanged(db, order.id, idsOf(issued), eq(ticket.status, "issued")),
    unlessChanged(db, order.id, idsOf(inside), eq(ticket.status, "checked_in")),
    ...reissue(ordering, issued),
    ...changedInside(ordering, inside),
    ...(order.email === "" || issued.length === 0 ? [] : [db.insert(mailJob).values(mail)]),
  ]);
}

/** "again": somebody was faster. A refusal is the screening's, and the books have it. */
async function once(ordering: Ordering, record: OrderRecord, asked: Reseating): Promise<Result<"again"> | "refused"> {
  const { order } = record;
  const exchanges = exchangesOf(record, asked);
  const command = commandFor(record, asked, exchanges);
  const { by, event } = asked;
  const deed = {
    actor: by.actor,
    action: "screening.reseat",
    requestId: by.correlationId,
    detail: { order: order.number, places: exchanges.length, ...(asked.block && { reason: asked.block }) },
  };
  const as = { ...ordering, by };
  const answer = await runOn(ordering, event, command, { deed });
  // Nobody knows what was done: it is asked again.
  if (!answer.ok && (answer.code === "overloaded" || answer.code === "internal")) return fail("overloaded");
  if (!answer.ok || !answer.value.hold) {
    const reason = answer.ok ? "not_found" : answer.code;
    const happened = await happen(as, order, { events: ["reseating_refused"], reason, set: { reseating: null } });
    if (!happened.ok) return happened;
    return happened.value ? "refused" : ok("again");
  }
  const statements = writing(as, record, answer.value.hold, exchanges);
  if (!statements.ok) return statements;
  const happened = await happenToTickets(as, record, {
    events: ["reseated"],
    reason: asked.block ?? "",
    set: { reseating: null },
    statements: statements.value,
  });
  return happened.ok ? ok("again") : happened;
}

/**
 * An order whose tickets are for the seats they have: an exchange that was begun is done or refused first. `overloaded` where the screening does not
 * answer: then nobody knows, and it is to be asked again.
 */
export async function seatedOf(ordering: Ordering, found: OrderRecord): Promise<Result<OrderRecord>> {
  let record: OrderRecord | null = found;
  for (let turn = 0; turn < tries; turn += 1) {
    if (!record) return fail("not_found");
    const { reseating } = record.order;
    if (reseating === null) return ok(record);
    // Each turn decides on what it reads.
    // oxlint-disable-next-line no-await-in-loop
    const step: Failure | Result<"again"> | "refused" = await once(ordering, record, reseating);
    if (step !== "refused" && !step.ok) return step;
    // oxlint-disable-next-line no-await-in-loop
    record = await readOrder(ordering.db, { id: found.order.id });
  }
  return fail("overloaded");
}

/** As `seatedOf`, of an order that is to be read. Fails with `not_found`, too. */
export async function readSeated(ordering: Ordering, key: OrderKey): Promise<Result<OrderRecord>> {
  const record = await readOrder(ordering.db, key);
  return record ? seatedOf(ordering, record) : fail("not_found");
}
