import type { BookedHold } from "~/domain/box-office/books";
import type { CartSeat } from "~/domain/booking/schema";
import { ticketStates } from "~/domain/orders/states";
import type { Books } from "../../db/shop/books";
import { contactId } from "../orders/ordering";

type Line = Books["lines"][number];

/** A line with the places that are good of it. */
interface Good {
  line: Line;
  seats: CartSeat[];
}

const givenBack = new Set<Line["status"]>(["cancelled", "refund_due", "refunded"]);

function stateOf({ status, method, payUntil, endedWith }: Line, now: number): BookedHold["state"] {
  if (ticketStates.has(status)) return "sold";
  if (endedWith !== null || givenBack.has(status)) return "over";
  return status === "pending_payment" && method === "desk" && (payUntil ?? 0) > now ? "reserved" : "open";
}

/** A cart may have ordered the same more than once: what stands of it goes before what is over. */
function standing(lines: readonly Line[], now: number): { state: BookedHold["state"]; lines: Line[] } {
  const byState = Map.groupBy(lines, (line) => stateOf(line, now));
  const state = (["sold", "reserved", "open"] as const).find((one) => byState.has(one)) ?? "over";
  return { state, lines: byState.get(state) ?? [] };
}

/** The holds of a show as the books have them, those of sold and reserved places with what is good of them. */
export async function bookedHolds(
  { lines, tickets }: Books,
  { event, now, secret }: { event: number; now: number; secret: string },
): Promise<BookedHold[]> {
  const ofLine = Map.groupBy(tickets, ({ line }) => line);
  const goodOf = (state: BookedHold["state"], line: Line): Good[] => {
    const seats = state === "sold" ? (ofLine.get(line.id) ?? []) : state === "reserved" ? line.seats : [];
    return seats.length > 0 ? [{ line, seats }] : [];
  };
  const holds = [...Map.groupBy(lines, ({ holdId }) => holdId)].map(async ([hold, own]) => {
    const found = standing(own, now);
    const [first] = found.lines;
    if (!first) return [];
    const good = found.lines.flatMap((line) => goodOf(found.state, line));
    // Which places a reservation is for is not known of every order.
    if (found.state === "reserved" && good.length === 0) return [];
    const { cartId, email, orderId, block, createdAt, payUntil } = first;
    const booked: BookedHold = {
      hold,
      cart: cartId ?? hold,
      contact: await contactId(secret, event, email || orderId),
      // All of an order is given back: its tickets are void.
      state: found.state === "sold" && good.length === 0 ? "over" : found.state,
      block,
      createdAt,
      until: found.state === "reserved" ? payUntil : null,
      lines: good.map(({ line: { priceId, pool, saleType, cents, offCents, taxRate }, seats }) => ({
        priceId,
        pool,
        saleType,
        taxRate,
        cents: cents + offCents,
        amount: seats.length,
      })),
      units: good.flatMap(({ line: { priceId: price }, seats }) => seats.map(({ unit }) => ({ unit, price }))),
    };
    return [booked];
  });
  return (await Promise.all(holds)).flat();
}
