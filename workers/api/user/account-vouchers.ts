import type { AccountVoucher } from "~/domain/account/schema";
import { centsToPrice } from "~/domain/booking/selection";
import { toOffsetIso } from "~/domain/time/zone";
import { lastDayOf, voucherProblem } from "~/domain/vouchers/voucher";
import { readUsedVouchers } from "../../db/shop/vouchers";
import { houseTimeZone } from "../../db/site/site-settings";
import { orderSecret } from "../../shop/orders/ordering";
import { orderUrl } from "../../shop/orders/urls";
import type { OwnAsking } from "./account-orders";

/**
 * The vouchers that an account has ordered with, the last used first, and what its own orders have of each. Whatever else was
 * paid with one is in its balance alone; the code is nobody's to tell, since the books have its hash.
 */
export async function accountVouchers({ db, secret, now, lang }: OwnAsking, userId: string): Promise<AccountVoucher[]> {
  const [used, zone] = await Promise.all([readUsedVouchers(db, userId), houseTimeZone(db)]);
  return Promise.all(
    used.map(async ({ ending, cents, endsAt, balance, orders }) => ({
      ending,
      value: centsToPrice(cents),
      balance: centsToPrice(balance),
      last_day: lastDayOf(toOffsetIso(endsAt, zone)),
      problem: voucherProblem({ endsAt, balance }, now),
      orders: await Promise.all(
        orders.map(async ({ id, number, cents: taken }) => ({
          number,
          url: orderUrl(lang, await orderSecret(secret, id)),
          amount: centsToPrice(taken),
        })),
      ),
    })),
  );
}
