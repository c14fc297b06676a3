import { eq } from "drizzle-orm";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import type { MenuEntry, Navigation } from "~/domain/site/schema";
import type { Database } from "../client";
import { page } from "../schema/pages";
import { menuEntry } from "../schema/site";

type Row = typeof menuEntry.$inferSelect & { path: string | null; pageOnline: boolean | null };

/** A stored target as an address: paths of the site get the language prefix. */
function addressOf(row: Row, lang: LocaleCode): string {
  const target = row.path ?? row.url;
  if (!target.startsWith("/")) return target;
  return target === "/" ? `/${lang}` : `/${lang}${target}`;
}

function entriesBelow(parent: number | null, rows: readonly Row[], lang: LocaleCode): MenuEntry[] {
  return rows
    .filter((row) => row.parentId === parent)
    .map((row) => ({
      id: row.id,
      url: addressOf(row, lang),
      menu_name: translate(row.menuName, lang).value,
      has_tab_navigation: row.hasTabNavigation,
      // An entry whose page is offline is shown like an offline entry: its link would lead nowhere.
      is_online: row.isOnline && row.pageOnline !== false,
      children: entriesBelow(row.id, rows, lang),
    }));
}

/** All three menus as trees, in one language. One query. */
export async function readNavigation(db: Database, lang: LocaleCode): Promise<Navigation> {
  const found = await db
    .select({ entry: menuEntry, path: page.path, pageOnline: page.isOnline })
    .from(menuEntry)
    .leftJoin(page, eq(page.id, menuEntry.pageId))
    .orderBy(menuEntry.sort, menuEntry.id);
  const rows = found.map(({ entry, path, pageOnline }) => ({ ...entry, path, pageOnline }));
  const menu = (name: Row["menu"]) =>
    entriesBelow(
      null,
      rows.filter((row) => row.menu === name),
      lang,
    );
  return { menu: menu("primary"), secondary: menu("secondary"), footer: menu("footer") };
}
