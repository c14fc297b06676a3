import type { HoldView } from "~/domain/box-office/model";
import { fail, ok, type Result } from "~/domain/common/errors";
import { translate } from "~/domain/locale/locales";
import { totalsOf, type Fee } from "~/domain/orders/totals";
import { centsOf, type VoucherPart } from "~/domain/vouchers/voucher";
import { readCartTexts } from "../../db/shop/carts";
import type { OrderLineRow } from "../../db/shop/orders";
import { putCode, type PromotionRow } from "../../db/shop/promotions";
import { houseFees } from "../../db/site/site-settings";
import { storedCart } from "../asking";
import { codeRefused, withCode } from "../cart-code";
import { partsOf, withoutUseless, withVouchers } from "../cart-vouchers";
import { readHolds } from "../read-holds";
import { isHeld } from "../view-cart";
import type { OrderAsking } from "./begin-order";

/** A line of an order that is not written yet. */
export type NewLine = Omit<OrderLineRow, "id" | "orderId" | "endedWith">;

/** What a cart comes to as an order: its lines as they are charged, the code that makes them so, and what vouchers pay. */
export interface Ordered {
  cartId: string;
  lines: NewLine[];
  promotion: PromotionRow | null;
  fees: Fee[];
  totalCents: number;
  /** What which voucher pays of it, and all of them together. */
  vouchers: VoucherPart[];
  voucherCents: number;
}

/** A line of an order for each line of a hold, with its price as it was pinned and the seats it is for. */
function linesOf({ event, hold }: { event: number; hold: HoldView }, nameOf: (saleType: number) => string) {
  return hold.lines.map((line) => ({
    eventId: event,
    holdId: hold.id,
    priceLineId: line.priceId,
    seatGroupId: line.pool,
    saleTypeId: line.saleType,
    name: nameOf(line.saleType),
    amount: line.amount,
    cents: line.cents,
    taxRate: line.taxRate,
    block: hold.block,
    seats: hold.seats
      .filter(({ price, pool }) => price === line.priceId && pool === line.pool)
      .map(({ id, kind, row, seat }) => ({ unit: id, kind, row, seat })),
  }));
}

/**
 * Everything in the cart, with its code and its vouchers. `cart_expired` unless all of it is held: nobody orders less than they
 * see. A code or a voucher that does nothing by now is refused and goes, so that nobody pays more than they saw; `email`: of who orders.
 */
export async function orderedCart(asking: OrderAsking, email: string): Promise<Result<Ordered>> {
  const { stored } = await storedCart(asking);
  if (!stored || stored.items.length === 0) return fail("cart_expired", "There is nothing in the cart");
  const [texts, fees, holds] = await Promise.all([
    readCartTexts(asking.db, stored.cart.id),
    houseFees(asking.db, asking.lang),
    readHolds(asking, stored.items),
  ]);
  if (!holds.ok) return holds;
  // Also what a process has kept for its payment that died before the books had it: an order would have taken it out.
  const isWhole = stored.items.every(({ holdId }) =>
    holds.value.some(({ hold }) => hold.id === holdId && isHeld(hold)),
  );
  if (!isWhole) return fail("cart_expired");
  const nameOf = (id: number): string => translate(texts.types.find((type) => type.id === id)?.name, asking.lang).value;
  const pinned = holds.value.flatMap((held) => linesOf(held, nameOf));
  const { lines, promotion, problem } = await withCode(asking, stored.cart, pinned, email);
  if (problem) {
    await putCode(asking.db, stored.cart.id, null);
    return codeRefused(problem);
  }
  const { totalCents } = totalsOf(lines, fees);
  const vouched = await withVouchers(asking, stored.cart.id, totalCents);
  const refused = await withoutUseless(asking, stored.cart.id, vouched);
  if (refused) return refused;
  const vouchers = partsOf(vouched);
  return ok({
    cartId: stored.cart.id,
    lines,
    promotion,
    fees,
    totalCents,
    vouchers,
    voucherCents: centsOf(vouchers),
  });
}
