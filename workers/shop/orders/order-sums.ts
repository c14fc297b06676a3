import { centsToPrice } from "~/domain/booking/selection";
import { isMovedSince, type ReturnableShow } from "~/domain/orders/giving-back";
import type { OrderView } from "~/domain/orders/schema";
import { chargedFees, feesLeft, type OrderFee } from "~/domain/orders/totals";
import { payableOf } from "~/domain/vouchers/voucher";
import type { OrderLineRow, OrderRecord } from "../../db/shop/orders";
import { feesOf, taxesOf } from "../taxes";

/** The fees of an order as they come back for tickets of a show: one that was moved since has cost nothing. */
export const returnableFees = ({ order }: OrderRecord, show: ReturnableShow | undefined): OrderFee[] =>
  isMovedSince(show, order.createdAt) ? order.fees.map((fee) => ({ ...fee, refundable: true })) : order.fees;

/** What comes back of the fees of an order if nothing is left of it, cents. */
function orderFeesBack(record: OrderRecord, shows: ReadonlyMap<number, ReturnableShow>): number {
  const events = record.tickets.flatMap(({ eventId, status }) => (status === "void" ? [] : [eventId]));
  const isMoved = events.every((event) => isMovedSince(shows.get(event), record.order.createdAt));
  return chargedFees(record.lines, record.order.fees).reduce(
    (sum, { fee }) => sum + (fee.per === "order" && (fee.refundable || isMoved) ? fee.cents : 0),
    0,
  );
}

/** What an order came to, with the taxes in what is left of it. `left`: its lines without the tickets that came back. */
export const sumsOf = (
  record: OrderRecord,
  left: readonly OrderLineRow[],
  shows: ReadonlyMap<number, ReturnableShow>,
): Pick<OrderView, "fees" | "fees_back" | "total" | "to_pay" | "taxes"> => ({
  fees: feesOf(record.lines, record.order.fees),
  fees_back: centsToPrice(orderFeesBack(record, shows)),
  total: centsToPrice(record.order.totalCents),
  to_pay: centsToPrice(payableOf(record.order)),
  taxes: taxesOf([...left, ...feesLeft(record.lines, record.order.fees)]),
});
