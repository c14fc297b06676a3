import type { HouseView, Pressure } from "~/domain/box-office/house-view";
import { formatDay } from "~/domain/format/day";
import { timeOf } from "~/domain/format/time";
import { localeOf, translate, writtenAs } from "~/domain/locale/locales";
import { toOffsetIso } from "~/domain/time/zone";
import { plainTexts } from "~/server/plain-texts.server";
import { askScreening, currentConfig, type Screenable } from "../../box-office/screenings";
import type { Database } from "../../db/client";
import { readSettings } from "../../db/site/site-settings";
import { sendMail, type MailEnvironment } from "../../mail/send-mail";
import type { OrderEnvironment } from "../orders/ordering";

interface Mailing {
  db: Database;
  env: OrderEnvironment & Partial<MailEnvironment>;
  /** Epoch milliseconds. */
  now: number;
}

const share = ({ unpaid, capacity }: Pressure): number => unpaid / Math.max(1, capacity);

/** The part of the hall that is pressed hardest: time slots have places of their own. */
const hardest = ({ pressure }: HouseView): Pressure | undefined => pressure.toSorted((a, b) => share(b) - share(a))[0];

const slotsOf = ({ facts }: Screenable, block: number): string =>
  facts.slots
    .filter(({ blockId }) => blockId === block)
    .map(({ timeStart }) => timeStart.slice(0, 5))
    .join(", ");

/**
 * Writes to the house that most of a hall was held and not paid, how much of it is while this is written, and where carts are
 * released: "sent", or "queued" to be tried again; "failed" where there is nothing to be said any more, because the show has begun
 * or is cancelled, or nobody to say it to. It names a show and nobody.
 */
export async function mailUnpaid(
  { db, env, now }: Mailing,
  eventId: number,
  locale: string,
): Promise<"sent" | "queued" | "failed"> {
  const screenable = await currentConfig(db, eventId, now);
  if (!screenable) return "failed";
  const { event, zone } = screenable.facts;
  if (event.startsAt <= now || event.status === "cancelled") return "failed";
  const view = await askScreening(env, eventId, (object) => object.house(now));
  if (!view.ok) return "queued";
  const pressed = hardest(view.value);
  if (!pressed) return "failed";
  const lang = localeOf(locale).code;
  const settings = await readSettings(db, lang);
  if (settings.contact.email === "") return "failed";
  const t = plainTexts(lang);
  const tag = writtenAs(lang, settings.design.parsers.locale);
  const start = toOffsetIso(event.startsAt, zone);
  const slots = slotsOf(screenable, pressed.block);
  const show = {
    title: translate(event.title, lang).value,
    time: timeOf(start),
    room: translate(event.room, lang).value,
  };
  const sent = await sendMail(env, {
    to: settings.contact.email,
    subject: t("hall_mail.subject", { ...show, day: formatDay(start, "short", tag) }),
    text: [
      t("hall_mail.lead", { unpaid: pressed.unpaid, places: pressed.capacity }),
      [t("hall_mail.show", { ...show, day: formatDay(start, "long", tag) }), slots && t("hall_mail.slots", { slots })]
        .filter(Boolean)
        .join("\n"),
      t("hall_mail.meaning"),
      t("hall_mail.open", { link: `${env.SITE_ORIGIN}/${lang}/cms-hub/box-office/hall?show=${eventId}` }),
      t("hall_mail.once"),
    ].join("\n\n"),
  });
  return sent.ok ? "sent" : "queued";
}
