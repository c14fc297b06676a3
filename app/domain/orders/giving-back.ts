import type { Fee } from "./totals";

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

/** What comes back for a ticket, cents: its price, and the fees for it that are given back. */
export function ticketCents({ lines, fees }: Pick<Sold, "lines" | "fees">, { orderLineId }: Returnable): number {
  const price = lines.find(({ id }) => id === orderLineId)?.cents ?? 0;
  return fees.reduce((sum, fee) => sum + (fee.per === "ticket" && fee.refundable ? fee.cents : 0), price);
}

/**
 * What comes back for tickets of an order, cents: never more than the house has of it. With the last good ticket the fees of
 * the order come back, too, where they do.
 */
export function centsBack(sold: Sold, chosen: readonly Returnable[]): number {
  const going = new Set(chosen.map(({ id }) => id));
  const isWhole = sold.tickets.every(({ id, status }) => status === "void" || going.has(id));
  const ofOrder = sold.fees.filter(({ per, refundable }) => isWhole && per === "order" && refundable);
  const cents =
    chosen.reduce((sum, one) => sum + ticketCents(sold, one), 0) + ofOrder.reduce((sum, fee) => sum + fee.cents, 0);
  return Math.min(cents, sold.keptCents);
}

/** Money of the desk is given back at the desk, by somebody who is there: not over the order's page. */
export const isPaidAtDesk = (method: string): boolean => ["desk", "cash", "terminal"].includes(method);
