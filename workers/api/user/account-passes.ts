import type { AccountPass } from "~/domain/account/schema";
import { translate } from "~/domain/locale/locales";
import { isOfPass } from "~/domain/orders/proof";
import { readOrdered, readTicketKinds } from "../../db/account/ordered";
import { houseTimeZone } from "../../db/site/site-settings";
import { tellOrders, type OwnAsking } from "./account-orders";

/**
 * The passes that an account has ordered tickets with, in the order of the price list, each with the shows it was used for. A
 * pass has no account of its own: what is left of one is not in the books, and a kind that the house knows no more is none.
 */
export async function accountPasses(asking: OwnAsking, userId: string): Promise<AccountPass[]> {
  const { db, lang } = asking;
  const [ordered, kinds, zone] = await Promise.all([readOrdered(db, userId), readTicketKinds(db), houseTimeZone(db)]);
  const used = kinds.flatMap((kind) => {
    const lines = ordered.lines.filter((line) => line.saleTypeId === kind.id && isOfPass(line, kind));
    return lines.length > 0 ? [{ kind, lines }] : [];
  });
  return Promise.all(
    used.map(async ({ kind: { id, name, text }, lines }) => {
      const ids = new Set(lines.map(({ orderId }) => orderId));
      const orders = ordered.orders.filter((order) => ids.has(order.id));
      return {
        id,
        name: translate(name, lang).value,
        text: translate(text, lang).value,
        orders: await tellOrders(asking, { ...ordered, orders, lines }, zone),
      };
    }),
  );
}
