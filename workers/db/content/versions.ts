import { and, desc, eq, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Version } from "~/domain/editing/schema";
import type { PageDocument } from "~/domain/pages/document";
import type { Database } from "../client";
import { user } from "../schema/auth";
import { article } from "../schema/articles";
import { page, pageDraft, pageVersion, reference } from "../schema/pages";
import { signed } from "./drafts";

/** The list of versions goes back so far. */
const mostVersions = 200;

/**
 * Writes the working copy at a revision down as a version, and gives its number and time. A version that was made of
 * the same revision before is taken again. Null if the working copy has gone on meanwhile.
 */
export async function writeVersion(
  db: Database,
  id: number,
  { rev, actor, now }: { rev: number; actor: string; now: number },
): Promise<{ seq: number; at: number } | null> {
  const ofRev = and(eq(pageVersion.pageId, id), eq(pageVersion.rev, rev), eq(pageVersion.reason, "publish"));
  const [, rows] = await db.batch([
    db
      .insert(pageVersion)
      .select(
        sql`SELECT ${pageDraft.pageId}, 1 + coalesce((SELECT max(v.seq) FROM page_version v WHERE v.page_id = ${id}), 0), 'publish', ${pageDraft.document}, ${rev}, ${now}, ${actor} FROM ${pageDraft} WHERE ${pageDraft.pageId} = ${id} AND ${pageDraft.rev} = ${rev} AND NOT EXISTS (SELECT 1 FROM ${pageVersion} WHERE ${ofRev})`,
      ),
    db
      .select({ seq: pageVersion.seq, at: pageVersion.createdAt })
      .from(pageVersion)
      .innerJoin(pageDraft, and(eq(pageDraft.pageId, id), eq(pageDraft.rev, rev)))
      .where(ofRev)
      .orderBy(desc(pageVersion.seq))
      .limit(1),
  ]);
  return rows[0] ?? null;
}

/**
 * Writes a state of a page down that is not its working copy (any more), and gives its number and time; the same state
 * again is the same version. Null if there is no such page.
 */
export async function writeState(
  db: Database,
  id: number,
  { document, rev, actor, now }: { document: PageDocument; rev: number; actor: string; now: number },
): Promise<{ seq: number; at: number } | null> {
  const text = JSON.stringify(document);
  const isIt = and(eq(pageVersion.pageId, id), eq(pageVersion.reason, "save"), sql`${pageVersion.document} = ${text}`);
  const [, rows] = await db.batch([
    db
      .insert(pageVersion)
      .select(
        sql`SELECT ${page.id}, 1 + coalesce((SELECT max(v.seq) FROM page_version v WHERE v.page_id = ${id}), 0), 'save', ${text}, ${rev}, ${now}, ${actor} FROM ${page} WHERE ${page.id} = ${id} AND ${page.trashedAt} IS NULL AND NOT EXISTS (SELECT 1 FROM ${pageVersion} WHERE ${isIt})`,
      ),
    db.select({ seq: pageVersion.seq, at: pageVersion.createdAt }).from(pageVersion).where(isIt).limit(1),
  ]);
  return rows[0] ?? null;
}

/** A reference of a page that visitors see. */
export type PageReference = Pick<typeof reference.$inferSelect, "moduleId" | "kind" | "targetId">;

/** What has to be written for a version to be the one that visitors see; for a batch. */
export const showVersion = (
  db: Database,
  id: number,
  { seq, references, now }: { seq: number; references: readonly PageReference[]; now: number },
) =>
  [
    db
      .update(page)
      .set({
        liveSeq: seq,
        // What was never published is not seen yet; what was taken offline stays there.
        isOnline: sql`CASE WHEN ${page.liveSeq} IS NULL THEN 1 ELSE ${page.isOnline} END`,
        publishAt: null,
        publishSeq: null,
        updatedAt: now,
      })
      .where(eq(page.id, id)),
    db.update(article).set({ updatedAt: now }).where(eq(article.pageId, id)),
    db.delete(reference).where(eq(reference.pageId, id)),
    db
      .insert(reference)
      .select(
        sql`SELECT ${id}, value ->> 'moduleId', value ->> 'kind', value ->> 'targetId' FROM json_each(${JSON.stringify(references)}) WHERE true`,
      )
      .onConflictDoNothing(),
  ] as const;

/** The versions of a page, newest first. */
export async function listVersions(
  db: Database,
  { id, liveSeq }: Pick<typeof page.$inferSelect, "id" | "liveSeq">,
): Promise<Version[]> {
  const rows = await db
    .select({
      seq: pageVersion.seq,
      reason: pageVersion.reason,
      rev: pageVersion.rev,
      at: pageVersion.createdAt,
      actor: pageVersion.createdBy,
      name: user.name,
    })
    .from(pageVersion)
    .leftJoin(user, eq(user.id, pageVersion.createdBy))
    .where(eq(pageVersion.pageId, id))
    .orderBy(desc(pageVersion.seq))
    .limit(mostVersions);
  return rows.map(({ seq, reason, rev, ...row }) => {
    const { actor: by, at } = signed(row);
    return { seq, reason, rev, at, by, is_live: seq === liveSeq };
  });
}

/** What a page was; null if it has no version of this number. */
export async function versionDocument(db: Database, id: number, seq: number): Promise<PageDocument | null> {
  const [row] = await db
    .select({ document: pageVersion.document })
    .from(pageVersion)
    .where(and(eq(pageVersion.pageId, id), eq(pageVersion.seq, seq)))
    .limit(1);
  return row?.document ?? null;
}

/** Pages whose moment has come: with a version that waits, and those that go offline. */
export async function duePages(
  db: Database,
  now: number,
): Promise<{ publish: { id: number; seq: number; at: number }[]; offline: { id: number }[] }> {
  const [publish, offline] = await db.batch([
    db
      .select({ id: page.id, seq: sql<number>`${page.publishSeq}`, at: sql<number>`${page.publishAt}` })
      .from(page)
      .where(and(lte(page.publishAt, now), isNotNull(page.publishSeq), isNull(page.trashedAt))),
    db
      .select({ id: page.id })
      .from(page)
      .where(and(lte(page.offlineAt, now), isNull(page.trashedAt))),
  ]);
  return { publish, offline };
}
