import { and, eq, sql } from "drizzle-orm";
import { locales } from "~/domain/locale/locales";
import type { Database } from "../client";
import { page, standsAlone } from "../schema/pages";
import { menuEntry, redirect, siteSettings } from "../schema/site";

/** A page on its way from one path to another. */
export interface Move {
  id: number;
  from: string;
  to: string;
}

/** A page and every page whose path continues its own. */
export async function pagesBelow(db: Database, path: string): Promise<{ id: number; path: string }[]> {
  const below = `${path}/`;
  return db
    .select({ id: page.id, path: page.path })
    .from(page)
    .where(sql`${page.path} = ${path} OR substr(${page.path}, 1, ${below.length}) = ${below}`);
}

/** What already answers at one of these paths: another page than those that are moved, or a redirect of an editor. */
export async function takenPath(
  db: Database,
  paths: readonly string[],
  except: readonly number[] = [],
): Promise<string | null> {
  const every = paths.flatMap((path) => [path, ...locales.map(({ code }) => `/${code}${path}`)]);
  const [pages, redirects] = await db.batch([
    db
      .select({ path: page.path })
      .from(page)
      .where(
        sql`${page.path} IN (SELECT value FROM json_each(${JSON.stringify(paths)})) AND ${page.id} NOT IN (SELECT value FROM json_each(${JSON.stringify(except)}))`,
      )
      .limit(1),
    db
      .select({ path: redirect.oldPath })
      .from(redirect)
      .where(
        sql`${redirect.source} = 'manual' AND ${redirect.oldPath} IN (SELECT value FROM json_each(${JSON.stringify(every)}))`,
      )
      .limit(1),
  ]);
  return pages[0]?.path ?? redirects[0]?.path ?? null;
}

/** The value that a JSON object of the query has for a column, or the column's own. */
const mapped = (map: Record<string, string>, column: typeof redirect.newPath | typeof menuEntry.url) =>
  sql`coalesce((SELECT j.value FROM json_each(${JSON.stringify(map)}) j WHERE j.key = ${column}), ${column})`;

/**
 * What moves pages to other paths, for a batch: their old addresses lead to the new ones in every language, redirects
 * that led to the old ones lead on, and menus follow.
 */
export function movePages(db: Database, moves: readonly Move[], now: number) {
  const isMoved = sql`${page.id} IN (SELECT value ->> 'id' FROM json_each(${JSON.stringify(moves)}))`;
  const prefixes = ["", ...locales.map(({ code }) => `/${code}`)];
  const map = Object.fromEntries(moves.flatMap(({ from, to }) => prefixes.map((lang) => [lang + from, lang + to])));
  const paths = Object.fromEntries(moves.map(({ id, to }) => [id, to]));
  const old = sql`(SELECT key FROM json_each(${JSON.stringify(map)}))`;
  return [
    db.delete(redirect).where(sql`${redirect.oldPath} IN (SELECT value FROM json_each(${JSON.stringify(map)}))`),
    db
      .update(redirect)
      .set({ newPath: mapped(map, redirect.newPath) })
      .where(sql`${redirect.newPath} IN ${old}`),
    // A rule without a language holds for all of them.
    db
      .insert(redirect)
      .select(
        sql`SELECT NULL, value ->> 'from', value ->> 'to', 'rename', ${now} FROM json_each(${JSON.stringify(moves)}) WHERE true`,
      )
      .onConflictDoUpdate({
        target: redirect.oldPath,
        set: { newPath: sql`excluded.new_path`, source: "rename", createdAt: now },
      }),
    db
      .update(menuEntry)
      .set({ url: mapped(map, menuEntry.url) })
      .where(sql`${menuEntry.url} IN ${old}`),
    // Two steps: on its way a page must not stand where another one still stands.
    db
      .update(page)
      .set({ path: sql`'~' || ${page.id}` })
      .where(isMoved),
    db
      .update(page)
      .set({
        path: sql`(SELECT j.value FROM json_each(${JSON.stringify(paths)}) j WHERE j.key = CAST(${page.id} AS TEXT))`,
        updatedAt: now,
      })
      .where(isMoved),
  ] as const;
}

/** The settings after a move, for a batch: a page that an error shows is shown from where it is now. Nothing if none moves. */
export async function movedErrorPages(db: Database, moves: readonly Move[]) {
  const [row] = await db.select({ data: siteSettings.data }).from(siteSettings).where(eq(siteSettings.id, 1)).limit(1);
  const pages = Object.entries(row?.data.design.custom_error_pages ?? {});
  const to = new Map(moves.map((move) => [move.from, move.to]));
  if (!row || !pages.some(([, path]) => to.has(path))) return [];
  const custom_error_pages = Object.fromEntries(pages.map(([status, path]) => [status, to.get(path) ?? path]));
  const data = { ...row.data, design: { ...row.data.design, custom_error_pages } };
  return [db.update(siteSettings).set({ data }).where(eq(siteSettings.id, 1))];
}

/** True if a page is another one or stands below it. */
export async function isWithin(db: Database, id: number, root: number): Promise<boolean> {
  const [found] = await db
    .select({ id: page.id })
    .from(page)
    .where(
      sql`${page.id} = ${root} AND ${root} IN (WITH RECURSIVE above (id, up, steps) AS (SELECT id, parent_id, 0 FROM page WHERE id = ${id} UNION ALL SELECT p.id, p.parent_id, steps + 1 FROM page p JOIN above ON p.id = above.up WHERE steps < 50) SELECT id FROM above)`,
    )
    .limit(1);
  return found !== undefined;
}

/** True if there is a page of this id that is not in the trash, and that others can stand below. */
export async function isPage(db: Database, id: number): Promise<boolean> {
  const [found] = await db
    .select({ trashedAt: page.trashedAt })
    .from(page)
    .where(and(eq(page.id, id), standsAlone))
    .limit(1);
  return found?.trashedAt === null;
}
