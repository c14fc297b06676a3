import { plainCode, randomCode } from "../orders/promotion";

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
 * What a balance pays of a total, cents: all of it, or what leaves a sum that can be paid. Never more than either.
 */
export function voucherPart(balance: number, total: number): number {
  if (balance >= total) return total;
  return Math.max(0, Math.min(balance, total - smallestPayment));
}

/** What is to be paid for an order beside its voucher, cents. */
export const payableOf = ({ totalCents, voucherCents }: { totalCents: number; voucherCents: number }): number =>
  totalCents - voucherCents;

/** A movement of a voucher as an order has it: cents below zero were taken, above zero went back. */
export interface Moved {
  cents: number;
}

/** What the house has of an order's voucher still, cents. */
export const keptOf = (movements: readonly Moved[]): number => movements.reduce((sum, { cents }) => sum - cents, 0);

/** How a sum comes back: what was paid by voucher first, to the voucher, the rest where it came from. */
export function splitBack(cents: number, keptByVoucher: number): { voucher: number; rest: number } {
  const voucher = Math.min(cents, Math.max(0, keptByVoucher));
  return { voucher, rest: cents - voucher };
}
