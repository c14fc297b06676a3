import { failFields } from "~/domain/common/errors";
import {
  isFor,
  promotionProblem,
  reduced,
  type CodeProblem,
  type Promotion,
  type Reducible,
} from "~/domain/orders/promotion";
import type { CartRow } from "../db/shop/carts";
import { readProductions, readPromotion, readUses, type PromotionRow } from "../db/shop/promotions";
import type { Asking } from "./asking";

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

/** Whether a code can be used for lines by somebody, and what is shown at their events. Two queries. */
export async function judged(
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
export const codeRefused = (problem: CodeProblem) => failFields({ code: problem });
