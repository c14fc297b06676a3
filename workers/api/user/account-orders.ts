import type { Order } from "~/domain/account/schema";
import { centsToPrice } from "~/domain/booking/selection";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Standing } from "~/domain/orders/schema";
import { toOffsetIso } from "~/domain/time/zone";
import { payableOf } from "~/domain/vouchers/voucher";
import { readOrdered, type Ordered } from "../../db/account/ordered";
import type { Database } from "../../db/client";
import { toListItem } from "../../db/programme/event-rows";
import { houseTimeZone } from "../../db/site/site-settings";
import { orderSecret } from "../../shop/orders/ordering";
import { standingOf } from "../../shop/orders/standing";
import { orderUrl } from "../../shop/orders/urls";

/** What is asked for somebody's own with. */
export interface OwnAsking {
  db: Database;
  /** The secret of the installation: links to orders are made of it. */
  secret: string;
  now: number;
  lang: LocaleCode;
}

type Lines = Ordered["lines"];
type Tickets = Ordered["tickets"];

/** How it stands with a show whose tickets or reservation may have ended while the rest of its order went on. */
function standingOfShow(standing: Standing, lines: Lines, tickets: Tickets): Standing {
  if (lines.every(({ endedWith }) => endedWith !== null)) return "cancelled";
  const isBack = standing === "paid" && tickets.length > 0 && tickets.every(({ status }) => status === "void");
  return isBack ? "refunded" : standing;
}

function showsOf(own: Lines, { tickets, shows, slots }: Ordered, { standing, zone, lang }: Told): Order["shows"] {
  return [...Map.groupBy(own, ({ eventId }) => eventId)].map(([eventId, lines]) => {
    const ids = new Set(lines.map(({ id }) => id));
    const issued = tickets.filter(({ orderLineId }) => ids.has(orderLineId));
    const good = issued.filter(({ status }) => status !== "void");
    const row = shows.find(({ event }) => event.id === eventId);
    const block = lines[0]?.block ?? 0;
    return {
      event: eventId,
      show: row ? toListItem(row, { lang, zone }) : null,
      timeslot: slots.find((slot) => slot.event === eventId && slot.block === block)?.start ?? null,
      standing: standingOfShow(standing, lines, issued),
      tickets_quantity: good.length || lines.reduce((sum, { amount }) => sum + amount, 0),
      seats:
        good.length > 0
          ? good.map(({ unitId: unit, kind, row: line, seat }) => ({ unit, kind, row: line, seat }))
          : lines.flatMap(({ seats }) => seats),
    };
  });
}

interface Told {
  standing: Standing;
  zone: string;
  lang: LocaleCode;
}

/** What was read of orders as their guest is told it, the shows of its lines alone. */
export function tellOrders(
  { secret, now, lang }: Omit<OwnAsking, "db">,
  ordered: Ordered,
  zone: string,
): Promise<Order[]> {
  const linesOf = Map.groupBy(ordered.lines, ({ orderId }) => orderId);
  return Promise.all(
    ordered.orders.map(async (row) => {
      const standing = standingOf(row, now);
      return {
        number: row.number,
        standing,
        failure: row.failure,
        created_at: toOffsetIso(row.createdAt, zone),
        pay_until: row.payUntil === null ? null : toOffsetIso(row.payUntil, zone),
        total: centsToPrice(row.totalCents),
        to_pay: centsToPrice(payableOf(row)),
        currency: row.currency,
        url: orderUrl(lang, await orderSecret(secret, row.id)),
        shows: showsOf(linesOf.get(row.id) ?? [], ordered, { standing, zone, lang }),
      };
    }),
  );
}

/** What an account ordered, newest first, each show of it with its seats and how it stands. */
export async function accountOrders(asking: OwnAsking, userId: string): Promise<Order[]> {
  const { db } = asking;
  const [ordered, zone] = await Promise.all([readOrdered(db, userId), houseTimeZone(db)]);
  return tellOrders(asking, ordered, zone);
}
