import { fail, ok, type Result } from "~/domain/common/errors";
import {
  isFor,
  plainCode,
  promotionProblem,
  reduced,
  type CodeProblem,
  type Promotion,
  type Reducible,
} from "~/domain/orders/promotion";
import type { CartRow } from "../db/shop/carts";
import { putCode, readProductions, readPromotion, readUses, type PromotionRow } from "../db/shop/promotions";
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

/**
 * Puts a code into the actor's cart; the one before goes. `bad_request` with what is wrong with it, after which the cart is as
 * it was; `cart_expired` where there is nothing it could be for.
 */
export async function useCode(asking: Asking, typed: string): Promise<Result<null>> {
  const { db } = asking;
  const { stored } = await storedCart(asking);
  if (!stored) return fail("cart_expired");
  const code = plainCode(typed);
  if (code === "") return codeRefused("missing");
  const promotion = await readPromotion(db, { code });
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
