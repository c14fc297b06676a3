import { centsToPrice } from "~/domain/booking/selection";
import { ok, type Result } from "~/domain/common/errors";
import type { DeskLine, DeskOrder, DeskOrders } from "~/domain/desk/schema";
import { chargedFees, type Fee } from "~/domain/orders/totals";
import { payableOf } from "~/domain/vouchers/voucher";
import { cinemaDay } from "~/domain/time/cinema-day";
import { readDeskOrders, type DeskOrderRow } from "../../db/shop/desk";
import type { OrderLineRow } from "../../db/shop/orders";
import { atDoor, teller, type DoorAsking, type Teller } from "../door/asking";

type SoldLine = Pick<OrderLineRow, "name" | "amount" | "cents" | "taxRate">;

/** Lines as the desk hands them over to the house's till: the tickets, then the fees that are charged for them. */
export const deskLines = (lines: readonly SoldLine[], fees: readonly Fee[]): DeskLine[] =>
  [...lines, ...chargedFees(lines, fees).map(({ fee, amount }) => ({ ...fee, amount }))].map(
    ({ name, amount, cents, taxRate }) => ({ name, amount, total: centsToPrice(cents * amount), tax_rate: taxRate }),
  );

/** What an order asks for at the desk, and what a voucher has paid of it. */
export const deskSums = (order: Parameters<typeof payableOf>[0]): Pick<DeskOrder, "total" | "voucher"> => ({
  total: centsToPrice(payableOf(order)),
  voucher: order.voucherCents > 0 ? centsToPrice(order.voucherCents) : null,
});

function told(tell: Teller, { order, lines, handedAt }: DeskOrderRow, day: string): DeskOrder[] {
  const show = lines.find((line) => line.day === day);
  if (!show) return [];
  const isPaid = order.status !== "pending_payment";
  return [
    {
      id: order.id,
      number: order.number,
      name: order.name,
      show: { id: show.eventId, title: tell.text(show.title), starts_at: tell.at(show.startsAt) },
      tickets: lines.reduce((sum, { amount }) => sum + amount, 0),
      lines: deskLines(lines, order.fees),
      seats: lines.flatMap(({ seats }) => seats.map(({ row, seat }) => ({ row, seat }))),
      ...deskSums(order),
      state: handedAt !== null ? "handed_out" : isPaid ? "paid" : "to_pay",
      lapses_at: isPaid || order.payUntil === null ? null : tell.at(order.payUntil),
      handed_at: handedAt === null ? null : tell.at(handedAt),
    },
  ];
}

/**
 * What waits at the desk for the shows of a cinema day, the next show first; without a day of the one that it is. Reservations
 * whose time is over are not shown. Fails with `unauthorized` or `forbidden`.
 */
export async function deskOrders(asking: DoorAsking, asked?: string): Promise<Result<DeskOrders>> {
  const allowed = atDoor(asking);
  if (!allowed.ok) return allowed;
  const { db, now } = asking;
  const tell = await teller(asking);
  const day = asked ?? cinemaDay(now, tell.zone);
  const rows = (await readDeskOrders(db, day)).filter(
    ({ order: { status, payUntil } }) => status !== "pending_payment" || (payUntil !== null && payUntil > now),
  );
  const orders = rows
    .flatMap((row) => told(tell, row, day))
    .toSorted((a, b) => Date.parse(a.show.starts_at) - Date.parse(b.show.starts_at) || a.name.localeCompare(b.name));
  return ok({ made_at: tell.at(now), orders });
}
