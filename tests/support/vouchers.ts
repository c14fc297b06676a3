import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import { hashedAs } from "~/domain/vouchers/voucher";
import { db as open } from "../../workers/db/client";
import { voucher, voucherMovement } from "../../workers/db/schema/vouchers";
import { useCode } from "../../workers/shop/use-code";
import { issueVouchers } from "../../workers/shop/vouchers/vouchers";
import { asked } from "./box-office-staff";
import { askingOf, cartWith } from "./orders";
import { newKey } from "./shop";

/** A voucher of the house worth so many cents, and its code. */
export async function issued(cents: number, more: { until?: string } = {}): Promise<string> {
  const typed = { key: newKey(), value: (cents / 100).toFixed(2), count: "1", until: "", note: "", ...more };
  const answer = await issueVouchers(asked({}, "manager"), typed);
  if (!answer.ok) throw new Error(`${answer.code}: ${JSON.stringify(answer.errors)}`);
  return answer.value.codes[0] ?? "";
}

/** The id of a voucher. */
export const voucherIdOf = async (code: string): Promise<number> => {
  const [row] = await open(env)
    .select({ id: voucher.id })
    .from(voucher)
    .where(eq(voucher.codeHash, await sha256(hashedAs(code))));
  return row?.id ?? 0;
};

/** What is on a voucher, cents, added up from its movements by nobody else. */
export async function onVoucher(code: string): Promise<number> {
  const [row] = await open(env)
    .select({ sum: sql<number>`sum(${voucherMovement.cents})` })
    .from(voucherMovement)
    .where(eq(voucherMovement.voucherId, await voucherIdOf(code)));
  return row?.sum ?? 0;
}

/** The movements of a voucher: "taken -2000". */
export async function movementsOf(code: string): Promise<string[]> {
  const rows = await open(env)
    .select()
    .from(voucherMovement)
    .where(eq(voucherMovement.voucherId, await voucherIdOf(code)))
    .orderBy(voucherMovement.id);
  return rows.map(({ kind, cents }) => `${kind} ${cents}`);
}

/** Vouchers worth so many cents each, in this order. */
export const allIssued = (...cents: number[]) => Promise.all(cents.map((one) => issued(one)));

/** What is on each of some vouchers. */
export const balances = (codes: readonly string[]) => Promise.all(codes.map((code) => onVoucher(code)));

/** A cart with tickets for events that has vouchers in it, in their order. */
export async function cartBy(codes: readonly string[], events: readonly number[], amount = 2): Promise<string> {
  const cart = await cartWith(events, amount);
  for (const code of codes)
    // oxlint-disable-next-line no-await-in-loop
    expect(await useCode(askingOf(cart), code)).toMatchObject({ ok: true });
  return cart;
}

/** The same with one voucher. */
export const vouched = (code: string, ...of: [events: readonly number[], amount?: number]) => cartBy([code], ...of);
