import type { FeeView } from "~/domain/booking/schema";
import { centsToPrice } from "~/domain/booking/selection";
import { chargedFees, totalsOf, type Fee, type Priced } from "~/domain/orders/totals";

/** The taxes of lines and fees as the wire tells them. */
export const taxesOf = (lines: readonly Priced[], fees: readonly Fee[] = []) =>
  totalsOf(lines, fees).taxes.map(({ rate, grossCents, cents }) => ({
    rate,
    gross: centsToPrice(grossCents),
    amount: centsToPrice(cents),
  }));

/** The fees that are charged for lines as the wire tells them. */
export const feesOf = (lines: readonly Priced[], fees: readonly Fee[]): FeeView[] =>
  chargedFees(lines, fees).map(({ fee: { name, per, cents, refundable }, amount }) => ({
    name,
    per,
    amount,
    total: centsToPrice(cents * amount),
    refundable,
  }));
