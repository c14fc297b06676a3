import type { Fee, OrderFee } from "./totals";

/** A ticket as far as giving it back goes. */
export interface Returnable {
  id: string;
  eventId: number;
  orderLineId: number;
  status: "issued" | "checked_in" | "void";
}

/** What a house does not say otherwise: tickets come back until so many hours before the show. */
export const defaultGiveBackHours = 24;
const hour = 3_600_000;

/** A show as far as giving tickets back goes, epoch ms. `movedAt`: when it got the time it has now. `slotStarts`: of its time slots, by block. */
export interface ReturnableShow {
  startsAt: number;
  movedAt: number | null;
  slotStarts?: ReadonlyMap<number, number>;
}

/** When what was bought of a show begins, epoch ms: the show, or its time slot of a `block`. */
export const startOf = ({ startsAt, slotStarts }: ReturnableShow, block = 0): number =>
  slotStarts?.get(block) ?? startsAt;

/** True if a show got another time after its tickets were ordered (`boughtAt`): who ordered them has not agreed to it. */
export const isMovedSince = (show: ReturnableShow | undefined, boughtAt: number): boolean =>
  show !== undefined && show.movedAt !== null && boughtAt <= show.movedAt;

/**
 * Until when guests may give tickets of a show back, epoch ms: so many hours before its start (of a `block` that is a time slot:
 * before that begins), and of a show that was moved since they bought them until it begins. Null: where the house takes nothing back (`hours` null), or the show is unknown.
 */
export function giveBackUntil(
  show: ReturnableShow | undefined,
  { hours, boughtAt, block }: { hours: number | null; boughtAt: number; block?: number | undefined },
): number | null {
  if (show === undefined) return null;
  const startsAt = startOf(show, block);
  if (isMovedSince(show, boughtAt)) return startsAt;
  return hours === null ? null : startsAt - hours * hour;
}

interface Sold {
  lines: readonly { id: number; cents: number }[];
  fees: readonly Fee[];
  /** All tickets of the order. */
  tickets: readonly Returnable[];
  /** What the house has of the order's money still, cents. */
  keptCents: number;
}

const priceOf = ({ lines }: Pick<Sold, "lines">, { orderLineId }: Pick<Returnable, "orderLineId">): number =>
  lines.find(({ id }) => id === orderLineId)?.cents ?? 0;

/** What comes back for a ticket, cents: its price, and the fees for it that are given back. */
export function ticketCents(sold: Pick<Sold, "lines" | "fees">, ticket: Pick<Returnable, "orderLineId">): number {
  const price = priceOf(sold, ticket);
  const own = sold.fees.filter(({ per, refundable }) => price > 0 && per === "ticket" && refundable);
  return own.reduce((sum, fee) => sum + fee.cents, price);
}

/** What comes back of a fee for tickets, cents. `isWhole`: nothing is left of the order then. */
function feeBack({ lines }: Sold, fee: Fee, { paid, isWhole }: { paid: number; isWhole: boolean }): number {
  if (!fee.refundable) return 0;
  if (fee.per === "ticket") return fee.cents * paid;
  return isWhole && lines.some(({ cents }) => cents > 0) ? fee.cents : 0;
}

/**
 * What comes back for tickets of an order, cents, and what of it is of each of its fees: never more than the house has of it.
 * With the last good ticket the fees of the order come back, too, where they do.
 */
export function backFor(sold: Sold, chosen: readonly Returnable[]): { cents: number; fees: number[] } {
  const going = new Set(chosen.map(({ id }) => id));
  const isWhole = sold.tickets.every(({ id, status }) => status === "void" || going.has(id));
  const prices = chosen.map((one) => priceOf(sold, one));
  const ofTickets = prices.reduce((sum, price) => sum + price, 0);
  const paid = prices.filter((price) => price > 0).length;
  let left = Math.max(0, sold.keptCents - ofTickets);
  const fees = sold.fees.map((fee) => {
    const cents = Math.min(left, feeBack(sold, fee, { paid, isWhole }));
    left -= cents;
    return cents;
  });
  return { cents: Math.min(ofTickets, sold.keptCents) + fees.reduce((sum, cents) => sum + cents, 0), fees };
}

/** The fees of an order after some of them, by their places, came back with an event of that number. */
export const withBack = (fees: readonly OrderFee[], backs: readonly number[], seq: number): OrderFee[] =>
  fees.map((fee, index) => {
    const cents = backs[index] ?? 0;
    return cents > 0 ? { ...fee, back: [...(fee.back ?? []), { seq, cents }] } : fee;
  });

/** Money of the desk is given back at the desk, by somebody who is there: not over the order's page. */
export const isPaidAtDesk = (method: string): boolean => ["desk", "cash", "terminal"].includes(method);
