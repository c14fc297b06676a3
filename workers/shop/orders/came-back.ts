import type { OrderState } from "~/domain/orders/states";
import { seqOf, type MovementRow } from "../../db/shop/vouchers";

/**
 * Those movements of an order's vouchers, oldest first, that brought money back which was paid. Where all of it is due the
 * vouchers have been let go at once; an order that came to nothing before has given nothing back.
 */
export function cameBack<Row extends Pick<MovementRow, "kind" | "key">>(
  status: OrderState,
  movements: readonly Row[],
): Row[] {
  const isDue = status === "refund_due" || status === "refunded";
  const last = movements.findLast(({ kind }) => isDue && kind === "released");
  return movements.filter(
    (one) => one.kind === "returned" || (last && one.kind === "released" && seqOf(one) === seqOf(last)),
  );
}
