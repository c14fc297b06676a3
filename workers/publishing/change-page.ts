import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { PageChange, PageError, PageSettings } from "~/domain/editing/schema";
import { fail, ok, type DetailedFailure, type Result } from "~/domain/common/errors";
import { defaultLocale } from "~/domain/locale/locales";
import { wrongPagePath } from "~/domain/pages/page-path";
import type { Database } from "../db/client";
import { readPlacedPage } from "../db/content/drafts";
import {
  isPage,
  isWithin,
  movedErrorPages,
  movePages,
  pagesBelow,
  takenPath,
  type Move,
} from "../db/content/page-paths";
import { media } from "../db/schema/media";
import { page as pageTable } from "../db/schema/pages";
import { auditRow } from "../db/site/audit";
import { noPage, permitted, type Asking } from "./asking";
import { isRaced, nextRevision } from "./next-revision";
import { columnsOf, settingsOf, type PageRow } from "./page-facts";
import { seen } from "./publish";

/** Why no page can stand at this path, beside those that are moved there; null if one can. */
export async function wrongPath(db: Database, path: string, moved: readonly Move[] = []): Promise<PageError | null> {
  const wrong = wrongPagePath(path);
  if (wrong) return { path: "path", code: "path_malformed", message: wrong };
  const paths = moved.length > 0 ? moved.map(({ to }) => to) : [path];
  const taken = await takenPath(
    db,
    paths,
    moved.map(({ id }) => id),
  );
  return taken === null
    ? null
    : { path: "path", code: "path_taken", message: `There is something at ${taken} already` };
}

/** Why a page cannot stand below another one; null if it can. */
export async function wrongParent(db: Database, parent: number | null, id?: number): Promise<PageError | null> {
  const unfit = (message: string): PageError => ({ path: "parent", code: "parent_unfit", message });
  if (parent === null) return null;
  if (!(await isPage(db, parent))) return unfit("There is no such page");
  return id !== undefined && (await isWithin(db, parent, id)) ? unfit("A page cannot stand below itself") : null;
}

const isPicture = async (db: Database, id: number): Promise<boolean> =>
  (
    await db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.id, id), eq(media.kind, "image")))
  ).length > 0;

/** Every page has a title in the language that stands in for others. */
export const missingTitle: PageError = {
  path: `title.${defaultLocale}`,
  code: "title_missing",
  message: "A page has a title in the default language",
};

/** What cannot be as it is wanted, by field. */
async function wrongFacts(db: Database, id: number, { title, parent, og_image }: PageChange): Promise<PageError[]> {
  const errors: PageError[] = [];
  if (title && !title[defaultLocale]?.trim()) errors.push(missingTitle);
  const parentError = parent === undefined ? null : await wrongParent(db, parent, id);
  if (parentError) errors.push(parentError);
  if (typeof og_image === "number" && !(await isPicture(db, og_image)))
    errors.push({ path: "og_image", code: "picture_gone", message: "There is no such picture" });
  return errors;
}

/** The pages that move with a page to another path: those below go along. */
async function movesTo(db: Database, from: string, to: string): Promise<Move[]> {
  const pages = await pagesBelow(db, from);
  return pages.map(({ id, path }) => ({ id, from: path, to: to + path.slice(from.length) }));
}

const changedMeanwhile = (row: PageRow): DetailedFailure => ({
  ...fail("conflict", "Somebody else has changed the settings meanwhile"),
  more: { page: settingsOf(row) },
});

/**
 * Writes something of a page together with its next revision, all of it or nothing: only if its settings and its place
 * are still as they were seen. Otherwise the `conflict`, whose `more` has the `page` as it is now.
 */
export async function writeAt(
  db: Database,
  row: PageRow,
  base: number,
  statements: readonly BatchItem<"sqlite">[],
): Promise<DetailedFailure | null> {
  if (row.settingsRev !== base) return changedMeanwhile(row);
  const raised = db
    .update(pageTable)
    .set({ settingsRev: nextRevision(pageTable.settingsRev, base) })
    .where(eq(pageTable.id, row.id));
  try {
    await db.batch([raised, ...statements]);
    return null;
  } catch (error) {
    const [faster] = isRaced(error, "page.settings_rev")
      ? await db.select().from(pageTable).where(eq(pageTable.id, row.id)).limit(1)
      : [];
    if (faster) return changedMeanwhile(faster);
    throw error;
  }
}

const homeStays: PageError = { path: "path", code: "path_fixed", message: "The home page stays where it is" };

/** The path that a page is to have: where it goes with those below it, and what is wrong with that. */
async function pathChange(db: Database, from: string, to: string): Promise<{ moves: Move[]; wrong: PageError | null }> {
  if (from === to) return { moves: [], wrong: null };
  if (from === "/") return { moves: [], wrong: homeStays };
  const moves = await movesTo(db, from, to);
  return { moves, wrong: await wrongPath(db, to, moves) };
}

/**
 * Changes the settings of a page, those that are given; visitors see it at once. A page that moves takes those below its
 * path along, and its old addresses lead to the new ones in every language. Fails with `precondition_required` without a
 * base revision, with `conflict` and the `page` as it is now if somebody else has changed settings since, and with
 * `unprocessable` by field; who may not publish, cannot put a page online or offline.
 */
export async function changePage(
  asking: Asking,
  id: number,
  { base_rev, ...facts }: PageChange,
): Promise<Result<PageSettings>> {
  const may = permitted(asking, "change page settings");
  if (!may.ok) return may;
  const mayShow = facts.is_online === undefined ? may : permitted(asking, "publish pages");
  if (!mayShow.ok) return mayShow;
  const { db, actor, requestId, now } = may.value;
  if (base_rev === undefined) return fail("precondition_required");
  const row = await readPlacedPage(db, id);
  if (!row) return noPage();
  if (row.settingsRev !== base_rev) return changedMeanwhile(row);
  const { path = row.path, ...others } = facts;
  const { moves, wrong } = await pathChange(db, row.path, path);
  const errors = await wrongFacts(db, id, others);
  if (wrong) errors.push(wrong);
  if (errors.length > 0) return fail("unprocessable", "Some of it cannot be as it is wanted", errors);
  const isMoved = moves.length > 0;
  const detail = { changed: Object.keys(facts), ...(isMoved && { from: row.path, to: path }) };
  const conflict = await writeAt(db, row, base_rev, [
    db
      .update(pageTable)
      .set({ ...columnsOf(others), updatedAt: now })
      .where(eq(pageTable.id, id)),
    ...(isMoved ? [...movePages(db, moves, now), ...(await movedErrorPages(db, moves))] : []),
    auditRow(db, { actor: actor.id, action: "page.settings", entity: "page", id, requestId, detail, now }),
  ]);
  if (conflict) return conflict;
  await seen(may.value, id);
  return ok(settingsOf({ ...row, ...columnsOf({ ...others, path }), settingsRev: base_rev + 1 }));
}
