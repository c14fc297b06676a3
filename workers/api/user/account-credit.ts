import type { AccountCredit } from "~/domain/account/schema";
import { centsToPrice } from "~/domain/booking/selection";
import { isPaidAtDesk } from "~/domain/orders/giving-back";
import { toOffsetIso } from "~/domain/time/zone";
import { lastDayOf, voucherProblem } from "~/domain/vouchers/voucher";
import { readOwnMovements, readOwnRefunds, type OwnMovement, type OwnRefund } from "../../db/account/credit";
import { readUsedVouchers, type UsedVoucherRow } from "../../db/shop/vouchers";
import { houseTimeZone } from "../../db/site/site-settings";
import { cameBack } from "../../shop/orders/came-back";
import { refundLate } from "../../shop/orders/house/needs";
import { orderSecret } from "../../shop/orders/ordering";
import { orderUrl } from "../../shop/orders/urls";
import type { OwnAsking } from "./account-orders";

type Back = Pick<AccountCredit["back"][number], "way" | "to" | "state" | "is_surplus"> &
  Pick<OwnRefund, "order" | "cents" | "at">;

/** The bank has as long as the list of what needs the house gives it; what is fetched at the desk waits there. */
function stateOf({ status, at }: OwnRefund, way: Back["way"], now: number): Back["state"] {
  if (status === "done") return "done";
  return status === "stuck" || (way === "bank" && at < now - refundLate) ? "stuck" : "coming";
}

function refundBack(row: OwnRefund, now: number): Back {
  const way = isPaidAtDesk(row.method) ? "desk" : "bank";
  const { order, cents, at } = row;
  const to = way === "bank" ? row.label : "";
  return { order, cents, at, way, to, state: stateOf(row, way, now), is_surplus: row.reason === "paid_twice" };
}

/** What came back on vouchers, as the page of each order has it. */
const voucherBack = (movements: readonly OwnMovement[]): Back[] =>
  [...Map.groupBy(movements, ({ order }) => order.id).values()].flatMap((own) =>
    cameBack(own[0]?.order.status ?? "draft", own).map(({ order, cents, at, ending }) => ({
      order,
      cents,
      at,
      way: "voucher" as const,
      to: ending,
      state: "done" as const,
      is_surplus: false,
    })),
  );

/** The vouchers whose balance the account's own orders do not explain. */
const sharedOf = (used: readonly UsedVoucherRow[], movements: readonly OwnMovement[]): string[] =>
  used
    .filter(({ id, cents, balance }) => {
      const own = movements.reduce((sum, one) => sum + (one.voucherId === id ? one.cents : 0), 0);
      return cents + own !== balance;
    })
    .map(({ ending }) => ending);

/**
 * Where the money of an account's orders is: on vouchers, on its way back, and what moved it. It is put together from the
 * ledger and the refunds; nothing of it is stored, and of orders of anybody else no more is told than that there are some.
 */
export async function accountCredit({ db, secret, now, lang }: OwnAsking, userId: string): Promise<AccountCredit> {
  const [used, movements, refunds, zone] = await Promise.all([
    readUsedVouchers(db, userId),
    readOwnMovements(db, userId),
    readOwnRefunds(db, userId),
    houseTimeZone(db),
  ]);
  const usable = used.filter((voucher) => voucherProblem(voucher, now) === null);
  const firstEnd = Math.min(...usable.map(({ endsAt }) => endsAt));
  const told = async ({ order, cents, at }: Pick<Back, "order" | "cents" | "at">) => ({
    number: order.number,
    url: orderUrl(lang, await orderSecret(secret, order.id)),
    amount: centsToPrice(Math.abs(cents)),
    at: toOffsetIso(at, zone),
  });
  const back = [...refunds.map((row) => refundBack(row, now)), ...voucherBack(movements)].toSorted(
    (one, other) => other.at - one.at,
  );
  // A draft is no order yet: its guest is about to send it, or it lets go of everything by itself.
  const moved = movements.flatMap(({ kind, ...one }) =>
    kind === "issued" || one.order.status === "draft" ? [] : [{ ...one, kind }],
  );
  return {
    left: centsToPrice(usable.reduce((sum, { balance }) => sum + balance, 0)),
    vouchers: usable.length,
    last_day: usable.length === 0 ? null : lastDayOf(toOffsetIso(firstEnd, zone)),
    back: await Promise.all(
      back.map(async ({ way, to, state, is_surplus, ...of }) => ({ ...(await told(of)), way, to, state, is_surplus })),
    ),
    movements: await Promise.all(
      moved.toReversed().map(async ({ kind, ending, ...of }) => ({ ...(await told(of)), kind, ending })),
    ),
    shared: sharedOf(used, movements),
  };
}
