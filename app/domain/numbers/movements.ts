import { includedTax } from "../box-office/pricing";

/**
 * Tickets of one kind that were sold or given back on a day, of one show, at one tax rate, paid in one way. What was given back
 * has negative figures. `event` null: a fee, which is of no show and no ticket.
 */
export interface Movement {
  /** Calendar day of the house. */
  day: string;
  event: number | null;
  /** Kind of ticket, or fee. */
  kind: string;
  /** Percent, included. */
  taxRate: number;
  method: string;
  isBack: boolean;
  tickets: number;
  cents: number;
  /** By how many cents codes made them cheaper than their full price. */
  offCents: number;
}

/** What came in and what went back, cents; what went back is negative. */
export interface Sums {
  tickets: number;
  soldCents: number;
  backCents: number;
}

const nothing: Sums = { tickets: 0, soldCents: 0, backCents: 0 };

const plus = (sums: Sums, { tickets, cents, isBack }: Movement): Sums => ({
  tickets: sums.tickets + tickets,
  soldCents: sums.soldCents + (isBack ? 0 : cents),
  backCents: sums.backCents + (isBack ? cents : 0),
});

/** All of it. */
export const sumOf = (movements: readonly Movement[]): Sums => movements.reduce(plus, nothing);

/** What stays. */
export const leftOf = ({ soldCents, backCents }: Sums): number => soldCents + backCents;

/** The movements by something they have, in the order in which it comes first. */
export function sumsBy<Key>(movements: readonly Movement[], keyOf: (movement: Movement) => Key): [Key, Sums][] {
  const groups = new Map<Key, Sums>();
  for (const movement of movements) {
    const key = keyOf(movement);
    groups.set(key, plus(groups.get(key) ?? nothing, movement));
  }
  return [...groups];
}

/** The tax in a sum, which may be negative: the same to the cent whichever way the money went. */
export const taxIn = (cents: number, rate: number): number =>
  Math.sign(cents) * includedTax(Math.abs(cents), rate) || 0;
