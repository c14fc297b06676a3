import { plainCode, randomCode } from "../orders/promotion";
import { addDays } from "../time/cinema-day";

/** Why a voucher's balance changed: it was issued, taken for an order, let go by one that came to nothing, or given back. */
export const movementKinds = ["issued", "taken", "released", "returned"] as const;

/** Five bits each: eighty bits that nobody guesses, and nobody has to know. */
const codeLength = 16;
const group = 4;
/** The law's term for what was paid for. */
export const validYears = 30;
/** For so long at least what came back can be spent: thirty whole days, and what is left of the day it came on. Ms. */
export const backForMs = 31 * 24 * 3_600_000;
/** Less than this no bank takes: it stays to be paid rather than a few cents. */
const smallestPayment = 50;

/** The code of a voucher from random bytes, of which sixteen are used, as it is compared. */
export const voucherCode = (random: Uint8Array): string => randomCode(random.subarray(0, codeLength));

/** A code as it is printed: "4K7Q-92XA-…". */
export const printedCode = (code: string): string => code.match(/.{1,4}/gu)?.join("-") ?? code;

/** The last four signs, by which a voucher is told from others; they open nothing. */
export const endingOf = (typed: string): string => plainCode(typed).slice(-group);

/** What a code is stored as, before it is hashed. */
export const hashedAs = (typed: string): string => `voucher ${plainCode(typed)}`;

/** So many vouchers pay for one order. */
export const mostVouchers = 5;

/** The last day that a voucher can be used, by its end (ISO 8601 with an offset), which does not belong to it: "2056-11-21". */
export const lastDayOf = (endsAt: string): string => addDays(endsAt.slice(0, 10), -1);

/** Why a voucher does nothing, as a page says it. */
export const voucherProblems = ["lapsed", "spent"] as const;
export type VoucherProblem = (typeof voucherProblems)[number];

/** Why a voucher cannot pay for anything at `now`; null if it can. `endsAt` does not belong to it. */
export function voucherProblem(
  { endsAt, balance }: { endsAt: number; balance: number },
  now: number,
): VoucherProblem | null {
  if (now >= endsAt) return "lapsed";
  return balance > 0 ? null : "spent";
}

/**
 * What a balance, or those of several vouchers together, pays of a total, cents: all of it, or what leaves a sum that can be
 * paid. Never more than either.
 */
export function voucherPart(balance: number, total: number): number {
  if (balance >= total) return total;
  return Math.max(0, Math.min(balance, total - smallestPayment));
}

/** Cents of a voucher. */
export interface VoucherPart {
  voucherId: number;
  cents: number;
}

/** What of parts comes to a sum, in their order: each is whole before the next is begun, and those that are not needed are left out. */
export function upTo<Part extends { cents: number }>(parts: readonly Part[], most: number): Part[] {
  let left = most;
  return parts.flatMap((part) => {
    const cents = Math.max(0, Math.min(part.cents, left));
    left -= cents;
    return cents > 0 ? [{ ...part, cents }] : [];
  });
}

/** What parts come to, cents. */
export const centsOf = (parts: readonly { cents: number }[]): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0);

/** What is to be paid for an order beside its vouchers, cents. */
export const payableOf = ({ totalCents, voucherCents }: { totalCents: number; voucherCents: number }): number =>
  totalCents - voucherCents;

/** A movement of a voucher as an order has it: cents below zero were taken, above zero went back. */
export interface Moved extends VoucherPart {
  kind: (typeof movementKinds)[number];
}

/** Which of an order's vouchers pays how much of what they pay together: as it was taken, in that order. */
export function payingParts({ voucherCents }: { voucherCents: number }, movements: readonly Moved[]): VoucherPart[] {
  const taken = new Map<number, VoucherPart>();
  for (const { kind, voucherId, cents } of movements)
    if (kind === "taken" && !taken.has(voucherId)) taken.set(voucherId, { voucherId, cents: -cents });
  return upTo([...taken.values()], voucherCents);
}

/** What the house has of an order's vouchers still, in the order it was taken. */
export function keptOf(movements: readonly Moved[]): VoucherPart[] {
  const kept = new Map<number, number>();
  for (const { voucherId, cents } of movements) kept.set(voucherId, (kept.get(voucherId) ?? 0) - cents);
  return [...kept].flatMap(([voucherId, cents]) => (cents > 0 ? [{ voucherId, cents }] : []));
}

/**
 * How a sum comes back: to the vouchers first, each up to what it has paid, the rest where it came from. The last voucher comes
 * first: it alone may have had something left, and what was used up may have been thrown away.
 */
export function splitBack<Part extends { cents: number }>(
  cents: number,
  kept: readonly Part[],
): { vouchers: Part[]; rest: number } {
  const vouchers = upTo(kept.toReversed(), cents);
  return { vouchers, rest: cents - centsOf(vouchers) };
}
