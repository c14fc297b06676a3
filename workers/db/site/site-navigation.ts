import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import type { MenuEntry, Navigation } from "~/domain/site/schema";
import type { Database } from "../client";
import { page } from "../schema/pages";
import { menuEntry } from "../schema/site";

type Entry = typeof menuEntry.$inferSelect;
/** What menus say of a page: its settings are many times that. */
const named = {
  id: page.id,
  path: page.path,
  title: page.title,
  isOnline: page.isOnline,
  isClickable: page.isClickable,
  inMenu: page.inMenu,
  inFooter: page.inFooter,
};
type NamedPage = Pick<typeof page.$inferSelect, keyof typeof named>;
interface Row {
  entry: Entry;
  page: NamedPage | null;
}

/** A stored target as an address: paths of the site get the language prefix. */
function addressOf(target: string, lang: LocaleCode): string {
  if (!target.startsWith("/")) return target;
  return target === "/" ? `/${lang}` : `/${lang}${target}`;
}

function entriesBelow(parent: number | null, rows: readonly Row[], lang: LocaleCode): MenuEntry[] {
  return rows
    .filter(({ entry }) => entry.parentId === parent)
    .map(({ entry, page }) => ({
      id: entry.id,
      url: addressOf(page?.path ?? entry.url, lang),
      menu_name: translate(entry.menuName, lang).value,
      has_tab_navigation: entry.hasTabNavigation,
      // An entry whose page is offline is shown like an offline entry: its link would lead nowhere.
      is_online: entry.isOnline && page?.isOnline !== false,
      is_clickable: page?.isClickable !== false,
      children: entriesBelow(entry.id, rows, lang),
    }));
}

/** A page that says itself that it belongs into a menu, and that no entry of it names. */
const ownEntry = ({ id, path, title, isClickable }: NamedPage, lang: LocaleCode): MenuEntry => ({
  // Entries count from 1.
  id: -id,
  url: addressOf(path, lang),
  menu_name: translate(title, lang).value,
  has_tab_navigation: false,
  is_online: true,
  is_clickable: isClickable,
  children: [],
});

/** All three menus as trees, in one language; behind their entries stand the pages that want to be in them. One query. */
export async function readNavigation(db: Database, lang: LocaleCode): Promise<Navigation> {
  const found = await db
    .select({ entry: menuEntry, page: named })
    .from(menuEntry)
    .fullJoin(page, or(eq(page.id, menuEntry.pageId), and(isNull(menuEntry.pageId), eq(page.path, menuEntry.url))))
    .where(
      or(isNotNull(menuEntry.id), and(eq(page.isOnline, true), or(eq(page.inMenu, true), eq(page.inFooter, true)))),
    )
    .orderBy(menuEntry.sort, menuEntry.id, page.sort, page.id);
  const rows = found.flatMap(({ entry, page }): Row[] => (entry ? [{ entry, page }] : []));
  const pages = found.flatMap(({ page }) => page ?? []);
  const menu = (name: Entry["menu"], wants?: (page: NamedPage) => boolean) => {
    const own = rows.filter(({ entry }) => entry.menu === name);
    const within = new Set(own.map(({ page }) => page?.id));
    const others = new Map(
      pages.filter((one) => wants?.(one) && one.isOnline && !within.has(one.id)).map((one) => [one.id, one]),
    );
    return [...entriesBelow(null, own, lang), ...Array.from(others.values(), (one) => ownEntry(one, lang))];
  };
  return {
    menu: menu("primary", ({ inMenu }) => inMenu),
    secondary: menu("secondary"),
    footer: menu("footer", ({ inFooter }) => inFooter),
  };
}
