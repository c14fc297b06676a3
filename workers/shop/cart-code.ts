import { fail, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import {
  isFor,
  plainCode,
  promotionProblem,
  reduced,
  type CodeProblem,
  type Promotion,
  type Reducible,
} from "~/domain/orders/promotion";
import { hashedAs, voucherPart, voucherProblem, type VoucherProblem } from "~/domain/vouchers/voucher";
import type { CartRow } from "../db/shop/carts";
import { putCode, readProductions, readPromotion, readUses, type PromotionRow } from "../db/shop/promotions";
import { putVoucher, readVoucher, type VoucherBalance } from "../db/shop/vouchers";
import { storedCart, type Asking } from "./asking";
import { readHolds } from "./read-holds";

/** Lines of a cart with its code: what they are charged at, and why the code does nothing, if it does not. */
export interface Coded<Line> {
  promotion: PromotionRow | null;
  problem: CodeProblem | null;
  lines: (Line & { offCents: number })[];
}

const productionsFor = (db: Asking["db"], { productionId }: Promotion, lines: readonly Reducible[]) =>
  productionId === null
    ? Promise.resolve(new Map<number, number | null>())
    : readProductions(
        db,
        lines.map(({ eventId }) => eventId),
      );

async function judged(
  { db, now }: Pick<Asking, "db" | "now">,
  promotion: PromotionRow,
  lines: readonly Reducible[],
  who: { cartId: string; email: string },
) {
  const [uses, productionOf] = await Promise.all([
    readUses(db, promotion.id, who),
    productionsFor(db, promotion, lines),
  ]);
  const isOfUse = lines.some((line) => isFor(promotion, line, productionOf));
  return { problem: promotionProblem(promotion, uses, now) ?? (isOfUse ? null : ("not_these" as const)), productionOf };
}

/** The lines of a cart as its code leaves them. `email`: whose uses count against the limit for each person. */
export async function withCode<Line extends Reducible>(
  asking: Pick<Asking, "db" | "now">,
  { id, promotionId }: Pick<CartRow, "id" | "promotionId">,
  lines: readonly Line[],
  email = "",
): Promise<Coded<Line>> {
  const promotion = promotionId === null ? null : await readPromotion(asking.db, { id: promotionId });
  if (!promotion) return { promotion: null, problem: null, lines: reduced(null, lines, new Map()) };
  const { problem, productionOf } = await judged(asking, promotion, lines, { cartId: id, email });
  return { promotion, problem, lines: reduced(problem === null ? promotion : null, lines, productionOf) };
}

/** How a code is refused: by the field it was typed into. */
export const codeRefused = (problem: CodeProblem) =>
  fail("bad_request", undefined, [{ path: "code", message: problem }]);

/** The voucher of a cart: what it pays of a total, and why it does nothing, if it does not. */
export interface Vouched {
  voucher: VoucherBalance;
  /** Cents. */
  part: number;
  problem: VoucherProblem | null;
}

/** What the voucher of a cart pays of a total; null where it has none. One query. */
export async function withVoucher(
  { db, now }: Pick<Asking, "db" | "now">,
  { id, voucherId }: Pick<CartRow, "id" | "voucherId">,
  totalCents: number,
): Promise<Vouched | null> {
  const voucher = voucherId === null ? null : await readVoucher(db, { id: voucherId }, id);
  if (!voucher) return null;
  const problem = voucherProblem(voucher, now);
  return { voucher, problem, part: problem ? 0 : voucherPart(voucher.balance, totalCents) };
}

async function takeVoucher({ db, now }: Asking, cartId: string, voucher: VoucherBalance): Promise<Result<null>> {
  const problem = voucherProblem(voucher, now);
  if (problem) return codeRefused(problem);
  await putVoucher(db, cartId, voucher.id);
  return ok(null);
}

/**
 * Puts a code into the actor's cart, of a promotion or of a voucher; the one of its kind before goes. `bad_request` with what is
 * wrong with it, after which the cart is as it was; `cart_expired` where there is nothing it could be for.
 */
export async function useCode(asking: Asking, typed: string): Promise<Result<null>> {
  const { db } = asking;
  const { stored } = await storedCart(asking);
  if (!stored) return fail("cart_expired");
  const code = plainCode(typed);
  if (code === "") return codeRefused("missing");
  // Both are looked for, whatever it is: how long it takes says nothing.
  const [promotion, voucher] = await Promise.all([
    readPromotion(db, { code }),
    readVoucher(db, { codeHash: await sha256(hashedAs(typed)) }, stored.cart.id),
  ]);
  // The desk's own sale knows no vouchers: what it says to collect is the total.
  const isGuest = asking.actor.network !== null;
  if (voucher && isGuest) return takeVoucher(asking, stored.cart.id, voucher);
  if (!promotion) return codeRefused("unknown");
  const holds = await readHolds(asking, stored.items);
  if (!holds.ok) return holds;
  const lines = holds.value.flatMap(({ event, hold }) =>
    hold.lines.map(({ saleType, cents }) => ({ eventId: event, saleTypeId: saleType, cents })),
  );
  const { problem } = await judged(asking, promotion, lines, { cartId: stored.cart.id, email: "" });
  if (problem) return codeRefused(problem);
  await putCode(db, stored.cart.id, promotion.id);
  return ok(null);
}

/** Takes the code out of the actor's cart, if it has one. */
export async function dropCode(asking: Asking): Promise<Result<null>> {
  const { stored } = await storedCart(asking);
  if (stored) await putCode(asking.db, stored.cart.id, null);
  return ok(null);
}

/** Takes the voucher out of the actor's cart, if it has one. */
export async function dropVoucher(asking: Asking): Promise<Result<null>> {
  const { stored } = await storedCart(asking);
  if (stored) await putVoucher(asking.db, stored.cart.id, null);
  return ok(null);
}
