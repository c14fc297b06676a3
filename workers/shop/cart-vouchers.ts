import { priceToCents } from "~/domain/booking/selection";
import { ok, type Failure, type Result } from "~/domain/common/errors";
import {
  centsOf,
  upTo,
  voucherPart,
  voucherProblem,
  type VoucherPart,
  type VoucherProblem,
} from "~/domain/vouchers/voucher";
import type { CartRow } from "../db/shop/carts";
import { putVoucher, readVouchersOf, takeOut, type VoucherBalance } from "../db/shop/vouchers";
import type { Asking } from "./asking";
import { codeRefused } from "./cart-code";
import { viewCart } from "./view-cart";

/** A voucher of a cart: what it pays, cents, and why it does nothing, if it does not. */
export interface Vouched {
  voucher: VoucherBalance;
  cents: number;
  problem: VoucherProblem | null;
}

/** What the vouchers of a cart pay of a total, in the order they were put in: each what those before it leave. One query. */
export async function withVouchers(
  { db, now }: Pick<Asking, "db" | "now">,
  cartId: CartRow["id"],
  totalCents: number,
): Promise<Vouched[]> {
  const judged = (await readVouchersOf(db, cartId)).map((voucher) => ({
    voucher,
    problem: voucherProblem(voucher, now),
  }));
  const able = judged.flatMap(({ voucher: { id, balance }, problem }) =>
    problem ? [] : [{ voucherId: id, cents: balance }],
  );
  const paying = upTo(able, voucherPart(centsOf(able), totalCents));
  return judged.map((of) => ({
    ...of,
    cents: paying.find(({ voucherId }) => voucherId === of.voucher.id)?.cents ?? 0,
  }));
}

/** Those of a cart's vouchers that pay something, as an order takes it. */
export const partsOf = (vouched: readonly Vouched[]): VoucherPart[] =>
  vouched.flatMap(({ voucher, cents }) => (cents > 0 ? [{ voucherId: voucher.id, cents }] : []));

/** Takes the vouchers that do nothing any more out of a cart; how an order is refused for it, null where there are none. */
export async function withoutUseless(
  { db }: Pick<Asking, "db">,
  cartId: CartRow["id"],
  vouched: readonly Vouched[],
): Promise<Failure | null> {
  const useless = vouched.filter(({ problem }) => problem !== null);
  await Promise.all(useless.map(({ voucher }) => takeOut(db, cartId, voucher.id)));
  const [first] = useless;
  return first?.problem ? codeRefused(first.problem) : null;
}

/** True where the vouchers of a cart leave nothing to pay. A cart whose time is over is not judged. */
async function isPaidFor(asking: Asking, cartId: CartRow["id"]): Promise<Result<boolean>> {
  const cart = await viewCart(asking, cartId);
  if (!cart.ok) return cart;
  if (cart.value.status !== "held") return ok(false);
  const totalCents = priceToCents(cart.value.total);
  return ok(centsOf(await withVouchers(asking, cartId, totalCents)) === totalCents);
}

/**
 * Puts a voucher into a cart, behind those it has. `bad_request` by the field `code`: it has run out or is spent, the cart has
 * as many as it may, or these pay for everything.
 */
export async function addVoucher(
  asking: Asking,
  cartId: CartRow["id"],
  voucher: VoucherBalance,
): Promise<Result<null>> {
  const { db, now } = asking;
  const problem = voucherProblem(voucher, now);
  if (problem) return codeRefused(problem);
  const present = await readVouchersOf(db, cartId);
  if (present.some(({ id }) => id === voucher.id)) return ok(null);
  const paid = present.length === 0 ? ok(false) : await isPaidFor(asking, cartId);
  if (!paid.ok) return paid;
  if (paid.value) return codeRefused("covered");
  return (await putVoucher(db, cartId, voucher.id)) ? ok(null) : codeRefused("full");
}

/** Takes a voucher out of a cart by its last four signs, if it is in it; of two that end alike the later one. Two queries. */
export async function removeVoucher(db: Asking["db"], cartId: CartRow["id"], ending: string): Promise<void> {
  const found = (await readVouchersOf(db, cartId)).findLast((one) => one.ending === ending);
  if (found) await takeOut(db, cartId, found.id);
}
