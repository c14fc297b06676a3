import { ApiFailure } from "~/api/calls";
import type { Api } from "~/api/client";
import { parseSafeHtml } from "~/domain/html/safe-html";
import type { MenuEntry, SiteSettings } from "~/domain/site/schema";
import { toOffsetIso } from "~/domain/time/zone";
import { logError } from "~/server/log.server";
import type { ShellData, ShownEntry } from "./shell-data";

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

function fromSettings({ site_name, contact, design, show_whistleblower, ...blocks }: SiteSettings) {
  return {
    siteName: site_name,
    contact,
    headerBlock: parseSafeHtml(blocks.html_header.code),
    footerBlocks: {
      top: parseSafeHtml(blocks.html_footer_top.code),
      bottom: parseSafeHtml(blocks.html_footer_bottom.code),
      logos: parseSafeHtml(blocks.html_footer_logos.code),
    },
    timeZone: design.parsers.time_zone,
    money: { locale: design.parsers.locale, currency: design.parsers.currency },
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
export async function loadShell(api: Api, now: number): Promise<ShellData | null> {
  const [settings, navigation, news, hours] = await Promise.all([
    optional<SiteSettings | null>("settings", api.settings(), null),
    optional("navigation", api.navigation(), { menu: [], secondary: [], footer: [] }),
    optional("breaking-news", api.breakingNews(), null),
    optional("opening-hours", api.openingHoursToday(), null),
  ]);
  if (!settings) return null;
  const { menu, secondary, footer } = navigation;
  return {
    ...fromSettings(settings),
    menu: menu.map(shown),
    secondary: secondary.map(shown),
    footer: footer.map(shown),
    news,
    hours,
    houseTime: toOffsetIso(now, settings.design.parsers.time_zone),
  };
}
