import type { CartRequest, PriceLine, SeatGroup } from "./schema";

/** What identifies a kind of ticket: a line of the price list within a seat group. */
export type TicketRef = Pick<PriceLine, "id" | "seat_group" | "sale_type_id">;

/** One chosen kind of ticket and how many of it; never less than one. */
export interface SelectedTicket {
  ticket: TicketRef;
  amount: number;
}

/** What a visitor has chosen so far, in the order of choosing. Every function returns a new list. */
export type Selection = readonly SelectedTicket[];

const isSame = (a: TicketRef, b: TicketRef): boolean =>
  a.seat_group === b.seat_group && a.sale_type_id === b.sale_type_id;
const refOf = ({ id, seat_group, sale_type_id }: TicketRef): TicketRef => ({ id, seat_group, sale_type_id });

/** One ticket more of this kind: raises the entry of the same seat group and sale type, or starts one at 1. */
export function addTicket(selection: Selection, ticket: TicketRef): Selection {
  if (!selection.some((entry) => isSame(entry.ticket, ticket)))
    return [...selection, { ticket: refOf(ticket), amount: 1 }];
  return selection.map((entry) => (isSame(entry.ticket, ticket) ? { ...entry, amount: entry.amount + 1 } : entry));
}

/** One ticket less of this kind; the entry goes when it would fall below one. */
export function removeTicket(selection: Selection, ticket: TicketRef): Selection {
  return selection.flatMap((entry) => {
    if (!isSame(entry.ticket, ticket)) return [entry];
    return entry.amount > 1 ? [{ ...entry, amount: entry.amount - 1 }] : [];
  });
}

/** Exactly `amount` tickets of this kind; 0 or less removes the entry. For steppers that jump. */
export function setAmount(selection: Selection, ticket: TicketRef, amount: number): Selection {
  const wanted = Math.max(0, Math.trunc(amount));
  if (wanted === 0) return selection.filter((entry) => !isSame(entry.ticket, ticket));
  if (amountOf(selection, ticket) === 0) return [...selection, { ticket: refOf(ticket), amount: wanted }];
  return selection.map((entry) => (isSame(entry.ticket, ticket) ? { ...entry, amount: wanted } : entry));
}

/** How many of this kind are chosen; 0 when none is. */
export function amountOf(selection: Selection, ticket: TicketRef): number {
  return selection.find((entry) => isSame(entry.ticket, ticket))?.amount ?? 0;
}

/** The number on the "discounts" button of a full-price line: tickets of the same seat group with another sale type. */
export function discountBadge(selection: Selection, ticket: TicketRef): number {
  return selection.reduce(
    (sum, { ticket: other, amount }) =>
      other.seat_group === ticket.seat_group && other.sale_type_id !== ticket.sale_type_id ? sum + amount : sum,
    0,
  );
}

/** How many tickets are chosen altogether. */
export const totalAmount = (selection: Selection): number => selection.reduce((sum, entry) => sum + entry.amount, 0);

/** True while one more ticket stays within the limit of a cart. */
export const canAdd = (selection: Selection, maxPerCart: number): boolean => totalAmount(selection) < maxPerCart;

/** "8.50" as integer cents. Exact: no floating-point euros. Throws a RangeError on anything else. */
export function priceToCents(price: string): number {
  const match = /^(\d{1,6})\.(\d{2})$/.exec(price);
  if (!match) throw new RangeError(`Not a price: ${price}`);
  return Number(match[1]) * 100 + Number(match[2]);
}

/** Integer cents as the wire's "8.50". */
export function centsToPrice(cents: number): string {
  return `${Math.trunc(cents / 100)}.${String(Math.abs(cents % 100)).padStart(2, "0")}`;
}

const lineOf = (prices: readonly PriceLine[], ticket: TicketRef): PriceLine | undefined =>
  prices.find((line) => line.id === ticket.id && line.seat_group === ticket.seat_group) ??
  prices.find((line) => isSame(line, ticket));

/** Sum of the selection in cents by the given price list; kinds that are no longer on it count nothing. */
export function totalCents(selection: Selection, prices: readonly PriceLine[]): number {
  return selection.reduce((sum, { ticket, amount }) => {
    const line = lineOf(prices, ticket);
    return line ? sum + amount * priceToCents(line.price) : sum;
  }, 0);
}

/** One row of the summary. Prices are on the wire's form ("8.50"). */
export interface SelectionRow {
  ticket: TicketRef;
  name: string;
  amount: number;
  price: string;
  total: string;
}

/** The selection as the rows of a summary, without kinds that are no longer on the price list. */
export function formatSelection(selection: Selection, prices: readonly PriceLine[]): SelectionRow[] {
  return selection.flatMap(({ ticket, amount }) => {
    const line = lineOf(prices, ticket);
    return line
      ? [{ ticket, name: line.name, amount, price: line.price, total: centsToPrice(amount * priceToCents(line.price)) }]
      : [];
  });
}

/** The body of the cart request for this selection, for seats side by side. */
export function toCartRequest(event: number, selection: Selection, timeslot?: number): CartRequest {
  const tickets = selection.map(({ ticket, amount }) => ({
    price_id: ticket.id,
    seat_group: ticket.seat_group,
    sale_type_id: ticket.sale_type_id,
    amount,
  }));
  return timeslot === undefined ? { event, tickets } : { event, timeslot, tickets };
}

/** The quick-buy button's rule: seat groups exist, or a price that is not exactly "0.00". */
export function hasQuickBuy(
  seatGroups: readonly Pick<SeatGroup, "id">[],
  prices: readonly Pick<PriceLine, "price">[],
): boolean {
  return seatGroups.length > 0 || prices.some((line) => line.price !== "0.00");
}
