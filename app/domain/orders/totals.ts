import { amountOf, includedTax } from "../box-office/pricing";

/** A line of an order as money sees it. `cents` is of one ticket, tax included; `taxRate` in percent. */
export interface Priced {
  cents: number;
  amount: number;
  taxRate: number;
}

/** What is asked beside the tickets: how much, of an order or of each of its tickets. Integer cents, tax included. */
export interface Fee {
  name: string;
  per: "order" | "ticket";
  cents: number;
  taxRate: number;
  /** Given back with the tickets. */
  refundable: boolean;
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

const feeLine = (fee: Fee, tickets: number): Priced => ({
  cents: fee.cents,
  amount: fee.per === "ticket" ? tickets : 1,
  taxRate: fee.taxRate,
});

/**
 * What an order comes to, in integer cents: the tickets and the fees with their taxes, each rate's from the sum of what it
 * is included in, rounded half up once.
 */
export function totalsOf(lines: readonly Priced[], fees: readonly Fee[] = []): Totals {
  const tickets = amountOf(lines);
  const charged = fees.map((fee) => feeLine(fee, tickets));
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
