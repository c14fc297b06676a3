import { centsToPrice } from "~/domain/booking/selection";
import { totalsOf, type Fee, type Priced } from "~/domain/orders/totals";

/** The taxes of what is sold, as the wire has them: the highest rate first. */
export const taxesOf = (lines: readonly Priced[], fees: readonly Fee[] = []) =>
  totalsOf(lines, fees).taxes.map(({ rate, grossCents, cents }) => ({
    rate,
    gross: centsToPrice(grossCents),
    amount: centsToPrice(cents),
  }));
