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

/** Uses of a hold's lines per contingent. */
export function quotaUse(lines: readonly HoldLine[]): Map<string, number> {
  const use = new Map<string, number>();
  for (const line of lines) if (line.quota !== null) use.set(line.quota, (use.get(line.quota) ?? 0) + line.amount);
  return use;
}

/** How the contingents move when a hold's lines change, without those that stay. */
export function quotaChange(before: readonly HoldLine[], after: readonly HoldLine[]): Map<string, number> {
  const change = quotaUse(after);
  for (const [key, amount] of quotaUse(before)) change.set(key, (change.get(key) ?? 0) - amount);
  return new Map([...change].filter(([, amount]) => amount !== 0));
}
