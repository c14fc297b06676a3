import { fail, failFields, ok, type Result } from "~/domain/common/errors";
import type { Reseating } from "~/domain/house-orders/reseating";
import type { HouseOrder, HouseSeats } from "~/domain/house-orders/schema";
import { ticketStates } from "~/domain/orders/states";
import { readOrderEvents, type OrderRecord } from "../../../db/shop/orders";
import { orderingAt } from "../../desk/collect-order";
import type { AtDoor, DoorAsking } from "../../door/asking";
import { readSeated, seatedOf } from "../tickets/finish-reseating";
import { happen } from "../ordering";
import { houseOrderOf, orderNumbered } from "./view-house-order";

const wrong = (message: string): Result<never> => failFields({ seats: message });

/** What is asked of the screening: of the tickets named those that are for another seat by now. */
function reseatingOf(
  { actor, requestId }: AtDoor,
  { order, lines, tickets }: OrderRecord,
  asked: HouseSeats,
): Result<Reseating> {
  if (!ticketStates.has(order.status)) return fail("conflict", "The order has no tickets");
  const named = new Map(asked.seats.map(({ ticket, unit }) => [ticket, unit]));
  if (named.size < asked.seats.length) return wrong("names a ticket twice");
  const chosen = tickets.filter(({ id, eventId, seat }) => named.has(id) && eventId === asked.event && seat !== null);
  if (chosen.length < named.size) return wrong("are not for tickets of this order with numbered seats");
  const moved = chosen.filter(({ id, unitId }) => named.get(id) !== unitId);
  if (moved.length === 0) return wrong("are the same as before");
  if (moved.some(({ status }) => status !== "issued")) return fail("conflict", "A ticket was used already");
  const holds = new Set(moved.map((one) => lines.find(({ id }) => id === one.orderLineId)?.holdId ?? ""));
  const [hold = ""] = holds;
  return holds.size === 1
    ? ok({
        event: asked.event,
        hold,
        seats: moved.map(({ id }) => ({ ticket: id, unit: named.get(id) ?? 0 })),
        block: asked.reason === "broken" ? "broken" : null,
        by: { actor: actor.id, correlationId: requestId },
      })
    : wrong("are of more than one hold");
}

/** What the screening may have said no for; everything else is that the order is not as it was read. */
const refusals = ["seat_taken", "bad_request", "event_cancelled", "sales_closed"] as const;

/** What came of an exchange that this person has asked for of this reading, by the order's events. */
async function outcome(allowed: AtDoor, record: OrderRecord, { revision }: HouseSeats): Promise<Result<HouseOrder>> {
  const events = await readOrderEvents(allowed.db, record.order.id);
  const [begun, ...then] = events.filter(({ seq }) => seq > revision);
  const ended = then.find(({ type }) => type === "reseated" || type === "reseating_refused");
  const isMine = begun?.type === "reseating" && begun.actor === allowed.actor.id;
  if (isMine && ended?.type === "reseated") return houseOrderOf(allowed, record);
  const refused = isMine && refusals.find((code) => code === ended?.reason);
  return fail(refused || "conflict");
}

/**
 * Gives tickets of an order other seats of the same show, all that are named or none: the same kinds at the same prices, under
 * new codes, and the mail with them. The screening decides; with `broken` it keeps the seats that become free out of sale. Said
 * twice of one reading it is once. Fails with `unauthorized`, `forbidden`, `not_found`; with `seat_taken` where somebody was
 * faster; with `bad_request` where seats do not fit the tickets or none is another one; with `event_cancelled`, `sales_closed`
 * for a screening that was set back; with `conflict` where a ticket was let in or the order has changed meanwhile; with
 * `overloaded` where the screening does not answer: then it comes to an end by itself.
 */
export async function reseatOrder(asking: DoorAsking, number: string, asked: HouseSeats): Promise<Result<HouseOrder>> {
  const found = await orderNumbered(asking, number);
  if (!found.ok) return found;
  const { allowed, record } = found.value;
  const ordering = orderingAt(allowed);
  const before = await seatedOf(ordering, record);
  if (!before.ok) return before;
  const { order } = before.value;
  if (order.revision === asked.revision) {
    const reseating = reseatingOf(allowed, before.value, asked);
    if (!reseating.ok) return reseating;
    const begun = await happen(ordering, order, { events: ["reseating"], set: { reseating: reseating.value } });
    if (!begun.ok) return begun;
  }
  const after = await readSeated(ordering, { id: order.id });
  return after.ok ? outcome(allowed, after.value, asked) : after;
}
