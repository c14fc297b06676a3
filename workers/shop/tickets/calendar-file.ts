import { fail, ok, type Result } from "~/domain/common/errors";
import type { LocaleCode } from "~/domain/locale/locales";
import { plainTexts } from "~/server/plain-texts.server";
import { readSequences } from "../../db/shop/moved";
import type { OrderRecord } from "../../db/shop/orders";
import { readSettings } from "../../db/site/site-settings";
import { orderCalendar } from "../../mail/order-calendar";
import type { Ordering } from "../orders/ordering";
import { viewOrder } from "../orders/view-order";

/**
 * The shows of an order that is paid or reserved, for a calendar. `secret`: of its link, which the file tells. `not_found` where
 * there is nothing to go to.
 */
export async function calendarFile(
  ordering: Ordering,
  record: OrderRecord,
  { secret, lang }: { secret: string; lang: LocaleCode },
): Promise<Result<{ filename: string; content: ArrayBuffer }>> {
  const view = await viewOrder(ordering, record, { secret, lang });
  if (!view.ok) return view;
  if (view.value.calendar_url === null) return fail("not_found");
  const [settings, sequences] = await Promise.all([
    readSettings(ordering.db, lang),
    readSequences(
      ordering.db,
      record.lines.map(({ eventId }) => eventId),
    ),
  ]);
  const content = orderCalendar({ order: view.value, settings, lang, origin: ordering.env.SITE_ORIGIN, sequences });
  return ok({ filename: plainTexts(lang)("order_mail.calendar_file", { number: record.order.number }), content });
}
