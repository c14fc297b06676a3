import { asc, eq, sql } from "drizzle-orm";
import { rightsNotice } from "~/domain/editing/picking";
import type { PageError } from "~/domain/editing/schema";
import type { NewPage, PageEntry } from "~/domain/editing/tree-schema";
import { fail, ok, type Result } from "~/domain/common/errors";
import { defaultLocale, translate } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import type { Database } from "../db/client";
import { readPlacedPage, readState } from "../db/content/drafts";
import { takenPath } from "../db/content/page-paths";
import { page as pageTable, pageDraft, pageVersion, standsAlone } from "../db/schema/pages";
import { auditRow } from "../db/site/audit";
import { noPage, permitted, type Asking, type Permitted } from "./asking";
import { missingTitle, writeAt, wrongParent, wrongPath } from "./change-page";
import { seen } from "./publish";

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** When the first right to a picture ends that a page shows to visitors, if that is by a moment. */
const earliestEnd = (by: number) =>
  sql<
    number | null
  >`(SELECT min(m.rights_expire_at) FROM reference r JOIN media m ON m.id = r.target_id WHERE r.page_id = page.id AND r.kind = 'media' AND m.rights_expire_at <= ${by})`;

/** Every page of the house that has a place of its own, also those in the trash, siblings in their order. */
export async function pageTree(asking: Asking): Promise<Result<PageEntry[]>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, lang, now } = asking;
  const rows = await db
    .select({
      row: pageTable,
      rev: pageDraft.rev,
      liveRev: pageVersion.rev,
      rightsEnd: earliestEnd(now + rightsNotice),
    })
    .from(pageTable)
    .leftJoin(pageDraft, eq(pageDraft.pageId, pageTable.id))
    .leftJoin(pageVersion, sql`${pageVersion.pageId} = ${pageTable.id} AND ${pageVersion.seq} = ${pageTable.liveSeq}`)
    .where(standsAlone)
    .orderBy(asc(pageTable.sort), asc(pageTable.id));
  return ok(
    rows.map(({ row, rev, liveRev, rightsEnd }) => ({
      id: row.id,
      rev: row.settingsRev,
      parent: row.parentId,
      path: row.trashedPath ?? row.path,
      title: translate(row.title, lang).value,
      is_online: row.isOnline,
      in_menu: row.inMenu,
      is_published: row.liveSeq !== null,
      has_changes: (rev ?? 0) > (liveRev ?? 0) || (row.liveSeq === null && rev !== null),
      publish_at: iso(row.publishAt),
      rights_end: iso(rightsEnd),
      trashed_at: iso(row.trashedAt),
      updated_at: new Date(row.updatedAt).toISOString(),
    })),
  );
}

/** What a page begins with. */
export const emptyPage: PageDocument = {
  containers: [
    { id: "main", slug: "main", layout: "100", extra_class: "", columns: [{ index: 0, classes: "", children: [] }] },
  ],
};

/** Makes a page from columns and a document, as the last below its parent; visitors see it when it is published. */
async function addPage(
  { db, actor, requestId, now }: Permitted,
  values: Pick<typeof pageTable.$inferInsert, "path" | "title" | "parentId">,
  { document, action }: { document: PageDocument; action: string },
): Promise<number> {
  const { parentId = null } = values;
  const sort = sql`(SELECT coalesce(max(p.sort), 0) + 1 FROM page p WHERE p.parent_id IS ${parentId})`;
  const [made] = await db
    .insert(pageTable)
    .values({ ...values, sort, isOnline: false, createdAt: now, updatedAt: now })
    .returning({ id: pageTable.id });
  const id = made?.id ?? 0;
  await db.batch([
    db.insert(pageDraft).values({ pageId: id, document, updatedAt: now, updatedBy: actor.id }).onConflictDoNothing(),
    auditRow(db, { actor: actor.id, action, entity: "page", id, requestId, now }),
  ]);
  return id;
}

/** Makes an empty page that visitors do not see before it is published. Fails with `unprocessable` by field. */
export async function createPage(
  asking: Asking,
  { title, path, parent }: NewPage,
): Promise<Result<{ id: number; path: string }>> {
  const may = permitted(asking, "arrange pages");
  if (!may.ok) return may;
  const { db } = may.value;
  const errors: PageError[] = [
    title[defaultLocale]?.trim() ? null : missingTitle,
    await wrongPath(db, path),
    await wrongParent(db, parent),
  ].filter((error) => error !== null);
  if (errors.length > 0) return fail("unprocessable", "Some of it cannot be as it is wanted", errors);
  const values = { path, title, parentId: parent };
  return ok({ id: await addPage(may.value, values, { document: emptyPage, action: "page.create" }), path });
}

/** The first address after this one at which nothing is. */
async function freePath(db: Database, path: string): Promise<string | null> {
  for (let count = 2; count < 50; count += 1)
    // Nearly always the first one is free.
    // oxlint-disable-next-line no-await-in-loop
    if ((await takenPath(db, [`${path}-${count}`])) === null) return `${path}-${count}`;
  return null;
}

/** Makes a page like another one, beside it: its working copy and its settings, below an address of its own. */
export async function duplicatePage(asking: Asking, id: number): Promise<Result<{ id: number; path: string }>> {
  const may = permitted(asking, "arrange pages");
  if (!may.ok) return may;
  const { db } = may.value;
  const row = await readPlacedPage(db, id);
  if (!row) return noPage();
  const path = await freePath(db, row.path === "/" ? "/home" : row.path);
  const state = await readState(db, id, { since: Number.MAX_SAFE_INTEGER, ids: [] });
  if (!path || !state) return fail("conflict", "There are too many copies of this page");
  const { id: _id, liveSeq: _live, sort: _sort, ...values } = row;
  const copy = { ...values, path, inMenu: false, inFooter: false, publishAt: null, publishSeq: null, offlineAt: null };
  return ok({ id: await addPage(may.value, copy, { document: state.document, action: "page.duplicate" }), path });
}

/** The revision of a page's settings and place that a change was made on; without it nothing is changed. */
interface Based {
  base_rev: number | undefined;
}

/**
 * Puts a page below another one (null: at the top), before one of those there (null: last). Its path stays. Fails with
 * `precondition_required` without a base revision, and with `conflict` if the page was changed or moved since.
 */
export async function movePage(
  asking: Asking,
  id: number,
  { parent, before, base_rev }: Based & { parent: number | null; before: number | null },
): Promise<Result<null>> {
  const may = permitted(asking, "arrange pages");
  if (!may.ok) return may;
  const { db, actor, requestId, now } = may.value;
  if (base_rev === undefined) return fail("precondition_required");
  const row = await readPlacedPage(db, id);
  if (!row) return noPage();
  const wrong = await wrongParent(db, parent, id);
  if (wrong) return fail("unprocessable", undefined, [wrong]);
  const rows = await db
    .select({ id: pageTable.id })
    .from(pageTable)
    .where(sql`${pageTable.parentId} IS ${parent} AND ${pageTable.id} <> ${id}`)
    .orderBy(asc(pageTable.sort), asc(pageTable.id));
  const siblings = rows.map((row) => row.id);
  const at = before === null ? siblings.length : siblings.indexOf(before);
  if (at < 0) return fail("unprocessable", undefined, [{ path: "before", message: "Does not stand there" }]);
  const order = JSON.stringify(siblings.toSpliced(at, 0, id));
  const conflict = await writeAt(db, row, base_rev, [
    db.update(pageTable).set({ parentId: parent, updatedAt: now }).where(eq(pageTable.id, id)),
    db
      .update(pageTable)
      .set({ sort: sql`(SELECT j.key FROM json_each(${order}) j WHERE j.value = ${pageTable.id})` })
      .where(sql`${pageTable.id} IN (SELECT value FROM json_each(${order}))`),
    auditRow(db, { actor: actor.id, action: "page.move", entity: "page", id, requestId, detail: { parent }, now }),
  ]);
  if (conflict) return conflict;
  await seen(may.value, id);
  return ok(null);
}

/**
 * Puts a page into the trash: nobody can ask for it, and nothing of it is lost. Pages below it are to be moved first.
 * Fails without a base revision, and with one that is not the last, as `movePage` does.
 */
export async function trashPage(asking: Asking, id: number, { base_rev }: Based): Promise<Result<null>> {
  const may = permitted(asking, "arrange pages");
  if (!may.ok) return may;
  const { db, actor, requestId, now } = may.value;
  if (base_rev === undefined) return fail("precondition_required");
  const row = await readPlacedPage(db, id);
  if (!row) return noPage();
  if (row.path === "/") return fail("unprocessable", "The home page stays");
  const [child] = await db
    .select({ id: pageTable.id })
    .from(pageTable)
    .where(sql`${pageTable.parentId} = ${id} AND ${pageTable.trashedAt} IS NULL`)
    .limit(1);
  if (child) return fail("unprocessable", "Pages stand below it: move them, or put them into the trash first");
  const conflict = await writeAt(db, row, base_rev, [
    db
      .update(pageTable)
      .set({
        path: `~${id}`,
        trashedPath: row.path,
        trashedAt: now,
        isOnline: false,
        publishAt: null,
        publishSeq: null,
        updatedAt: now,
      })
      .where(eq(pageTable.id, id)),
    auditRow(db, { actor: actor.id, action: "page.trash", entity: "page", id, requestId, now }),
  ]);
  if (conflict) return conflict;
  await seen(may.value, id);
  return ok(null);
}

/**
 * Takes a page out of the trash, offline, to where it was: if something else is there now, near it. Fails without a base
 * revision, and with one that is not the last, as `movePage` does.
 */
export async function restorePage(asking: Asking, id: number, { base_rev }: Based): Promise<Result<{ path: string }>> {
  const may = permitted(asking, "arrange pages");
  if (!may.ok) return may;
  const { db, actor, requestId, now } = may.value;
  if (base_rev === undefined) return fail("precondition_required");
  const [row] = await db.select().from(pageTable).where(eq(pageTable.id, id)).limit(1);
  if (!row) return noPage();
  if (row.trashedPath === null) return ok({ path: row.path });
  const path = (await takenPath(db, [row.trashedPath])) === null ? row.trashedPath : `${row.trashedPath}-${id}`;
  const parentId = (await wrongParent(db, row.parentId)) === null ? row.parentId : null;
  const conflict = await writeAt(db, row, base_rev, [
    db
      .update(pageTable)
      .set({ path, parentId, trashedAt: null, trashedPath: null, updatedAt: now })
      .where(eq(pageTable.id, id)),
    auditRow(db, { actor: actor.id, action: "page.restore", entity: "page", id, requestId, now }),
  ]);
  return conflict ?? ok({ path });
}
