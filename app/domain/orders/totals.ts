import { amountOf, includedTax } from "../box-office/pricing";

/** A line of an order as money sees it. `cents` is of one ticket, tax included; `taxRate` in percent. */
export interface Priced {
  cents: number;
  amount: number;
  taxRate: number;
}

/**
 * What is asked beside the tickets: how much, of an order or of each of its tickets. Integer cents, tax included. Tickets that
 * cost nothing, and orders of nothing else, are asked none.
 */
export interface Fee {
  name: string;
  per: "order" | "ticket";
  cents: number;
  taxRate: number;
  /** Given back with the tickets. */
  refundable: boolean;
}

/** A fee as an order has it. */
export interface OrderFee extends Fee {
  /** What of it came back, each time with the number of the order's event it came back with. */
  back?: readonly { seq: number; cents: number }[];
}

export interface TaxLine {
  /** Percent. */
  rate: number;
  /** What the tax is included in, in cents. */
  grossCents: number;
  cents: number;
}

export interface Totals {
  tickets: number;
  feeCents: number;
  totalCents: number;
  /** Highest rate first; rates without money are left out. */
  taxes: TaxLine[];
}

/** A fee with how often it is charged. */
export interface ChargedFee<Of extends Fee> {
  fee: Of;
  amount: number;
}

/** How often each fee is charged for lines; those that are not are left out. */
export function chargedFees<Of extends Fee>(lines: readonly Priced[], fees: readonly Of[]): ChargedFee<Of>[] {
  const paid = amountOf(lines.filter(({ cents }) => cents > 0));
  return fees
    .map((fee) => ({ fee, amount: fee.per === "ticket" ? paid : Math.min(paid, 1) }))
    .filter(({ fee, amount }) => fee.cents * amount > 0);
}

/** What is left of the fees of an order, all of whose lines are these, a line each: what came back is none of it. */
export const feesLeft = (lines: readonly Priced[], fees: readonly OrderFee[]): Priced[] =>
  chargedFees(lines, fees).map(({ fee, amount }) => ({
    cents: (fee.back ?? []).reduce((sum, { cents }) => sum - cents, fee.cents * amount),
    amount: 1,
    taxRate: fee.taxRate,
  }));

/**
 * What an order comes to, in integer cents: the tickets and the fees with their taxes, each rate's from the sum of what it
 * is included in, rounded half up once.
 */
export function totalsOf(lines: readonly Priced[], fees: readonly Fee[] = []): Totals {
  const tickets = amountOf(lines);
  const charged = chargedFees(lines, fees).map(({ fee: { cents, taxRate }, amount }) => ({ cents, taxRate, amount }));
  const gross = new Map<number, number>();
  let totalCents = 0;
  for (const { cents, amount, taxRate } of [...lines, ...charged]) {
    totalCents += cents * amount;
    gross.set(taxRate, (gross.get(taxRate) ?? 0) + cents * amount);
  }
  return {
    tickets,
    feeCents: charged.reduce((sum, { cents, amount }) => sum + cents * amount, 0),
    totalCents,
    taxes: [...gross]
      .filter(([, grossCents]) => grossCents > 0)
      .map(([rate, grossCents]) => ({ rate, grossCents, cents: includedTax(grossCents, rate) }))
      .toSorted((a, b) => b.rate - a.rate),
  };
}
