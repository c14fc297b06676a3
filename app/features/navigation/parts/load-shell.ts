import { ApiFailure } from "~/api/calls";
import type { Api } from "~/api/client";
import { formatPrice, type MoneyStyle } from "~/domain/format/price";
import { parseSafeHtml } from "~/domain/html/safe-html";
import type { LocaleCode } from "~/domain/locale/locales";
import { isOnMap } from "~/domain/site/house-contact";
import type { MenuEntry, SiteSettings } from "~/domain/site/schema";
import { toOffsetIso } from "~/domain/time/zone";
import { mapAt } from "~/domain/venues/map";
import { logError } from "~/server/log.server";
import { plainTexts } from "~/server/plain-texts.server";
import type { ShellData, ShownContact, ShownEntry } from "./shell-data";

/** A part of the shell that may be missing: the page is shown without it, and the log says so. */
async function optional<T>(part: string, request: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await request;
  } catch (error) {
    // A house that has switched its site off knows that, and still lets its people sign in.
    if (!(error instanceof ApiFailure && error.problem?.code === "website_offline"))
      logError(`shell without ${part}`, error);
    return otherwise;
  }
}

/** How prices are written, and what is asked beside them. */
function moneyOf({ design, fees }: SiteSettings, lang: LocaleCode): MoneyStyle {
  const { locale, currency } = design.parsers;
  const t = plainTexts(lang);
  const said = fees.map(({ name, per, price }) =>
    t(`fees.${per}`, { name, price: formatPrice(price, lang, { locale, currency }) }),
  );
  return { locale, currency, ...(said.length > 0 && { beside: t("fees.beside", { fees: said.join(", ") }) }) };
}

function shownContact({ contact }: SiteSettings): ShownContact {
  const { name, street, postal_code, city, phone, email, transport } = contact;
  const lines = [name, street, `${postal_code} ${city}`].map((line) => line.trim());
  const map = isOnMap(contact) ? mapAt(contact).href : "";
  return { address: lines.filter(Boolean).join("\n"), phone, email, transport, map };
}

function fromSettings(settings: SiteSettings, lang: LocaleCode) {
  const { site_name, design, show_whistleblower, ...blocks } = settings;
  return {
    siteName: site_name,
    contact: shownContact(settings),
    headerBlock: parseSafeHtml(blocks.html_header.code),
    footerBlocks: {
      top: parseSafeHtml(blocks.html_footer_top.code),
      bottom: parseSafeHtml(blocks.html_footer_bottom.code),
      logos: parseSafeHtml(blocks.html_footer_logos.code),
    },
    timeZone: design.parsers.time_zone,
    money: moneyOf(settings, lang),
    menuStyle: design.menu_style,
    logoLink: design.header.logoLink || "/",
    basketLink: design.basket_link,
    favoritesLink: design.favorites_link,
    stickyButton: design.sticky_overlay_button,
    whistleblower: show_whistleblower,
    tagManager: design.cookies.tag_manager_id,
  };
}

const shown = ({ id, url, menu_name, is_online, is_clickable, children }: MenuEntry): ShownEntry => ({
  id,
  url: is_clickable ? url : "",
  menu_name,
  is_online,
  children: children.map(shown),
});

/**
 * Everything around a page. Resolves to null if the site's settings do not answer;
 * any other missing part leaves a gap and no error. `now` in epoch milliseconds.
 */
export async function loadShell(api: Api, { lang, now }: { lang: LocaleCode; now: number }): Promise<ShellData | null> {
  const [settings, navigation, news, hours] = await Promise.all([
    optional<SiteSettings | null>("settings", api.settings(), null),
    optional("navigation", api.navigation(), { menu: [], secondary: [], footer: [] }),
    optional("breaking-news", api.breakingNews(), null),
    optional("opening-hours", api.openingHoursToday(), null),
  ]);
  if (!settings) return null;
  const { menu, secondary, footer } = navigation;
  return {
    ...fromSettings(settings, lang),
    menu: menu.map(shown),
    secondary: secondary.map(shown),
    footer: footer.map(shown),
    news,
    hours,
    houseTime: toOffsetIso(now, settings.design.parsers.time_zone),
  };
}
