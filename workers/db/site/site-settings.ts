import { eq } from "drizzle-orm";
import { centsToPrice } from "~/domain/booking/selection";
import { maxAmount } from "~/domain/box-office/limits";
import type { HouseFee } from "~/domain/fees/asked";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import { defaultGiveBackHours } from "~/domain/orders/giving-back";
import type { Fee } from "~/domain/orders/totals";
import { defaultGroupSize } from "~/domain/desk/group-size";
import { defaultSettings } from "~/domain/site/default-settings";
import type { SiteSettings } from "~/domain/site/schema";
import type { Database } from "../client";
import { siteSettings, type StoredSettings } from "../schema/site";

/** The stored row, or null if the house has saved no settings yet. One query. */
export async function storedSettings(db: Database): Promise<StoredSettings | null> {
  const [row] = await db.select({ data: siteSettings.data }).from(siteSettings).where(eq(siteSettings.id, 1)).limit(1);
  return row?.data ?? null;
}

/** The settings as the API sends them, in one language; the specification's defaults if none are saved. */
export async function readSettings(db: Database, lang: LocaleCode): Promise<SiteSettings> {
  const stored = await storedSettings(db);
  if (!stored) return defaultSettings;
  const { box_office, ...shown } = stored;
  const html = (block: StoredSettings["html_header"]) => ({ code: translate(block.code, lang).value });
  return {
    ...shown,
    html_footer_top: html(stored.html_footer_top),
    html_footer_bottom: html(stored.html_footer_bottom),
    html_footer_logos: html(stored.html_footer_logos),
    html_header: html(stored.html_header),
    contact: { ...stored.contact, transport: translate(stored.contact.transport, lang).value },
    fees: feesIn(box_office?.fees, lang).map(({ name, per, cents }) => ({ name, per, price: centsToPrice(cents) })),
  };
}

/** The house's time zone (IANA). One query. */
export async function houseTimeZone(db: Database): Promise<string> {
  return (await storedSettings(db))?.design.parsers.time_zone ?? defaultSettings.design.parsers.time_zone;
}

/** How many hours before a show guests may give their tickets back at the latest; null: never. One query. */
export async function giveBackHours(db: Database): Promise<number | null> {
  const said = (await storedSettings(db))?.box_office?.give_back_hours;
  return said === undefined ? defaultGiveBackHours : said;
}

/** How many tickets of a show the desk sells at once, at most as many as a line may have. One query. */
export async function groupSize(db: Database): Promise<number> {
  return Math.min((await storedSettings(db))?.box_office?.group_size ?? defaultGroupSize, maxAmount);
}

/** What the house asks beside the tickets, named in a language; nothing where it has not said. Cents. One query. */
export async function houseFees(db: Database, lang: LocaleCode): Promise<Fee[]> {
  return feesIn((await storedSettings(db))?.box_office?.fees, lang);
}

const feesIn = (said: readonly HouseFee[] = [], lang: LocaleCode): Fee[] =>
  said.map(({ name, per, cents, tax_rate, refundable }) => ({
    name: translate(name, lang).value,
    per,
    cents,
    taxRate: tax_rate,
    refundable,
  }));
