import type { HoldLine } from "./model";

/** The lines' sum in integer cents, all fees and taxes included. */
export const totalOf = (lines: readonly Pick<HoldLine, "cents" | "amount">[]): number =>
  lines.reduce((sum, line) => sum + line.cents * line.amount, 0);

/** How many tickets the lines are. */
export const amountOf = (lines: readonly Pick<HoldLine, "amount">[]): number =>
  lines.reduce((sum, line) => sum + line.amount, 0);

/** The tax included in a gross amount of cents, rounded half up to the cent once per rate. */
export function includedTax(grossCents: number, ratePercent: number): number {
  return Math.round((grossCents * ratePercent) / (100 + ratePercent));
}
