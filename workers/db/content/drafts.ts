import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Step } from "~/domain/editing/schema";
import type { PageDocument } from "~/domain/pages/document";
import type { Database } from "../client";
import { user } from "../schema/auth";
import { page, pageDraft, pageOp, pageVersion } from "../schema/pages";

/** A step of the journal, with what it undoes. */
export interface JournalStep extends Step {
  undoes: string | null;
}

/** Steps that an editor begins with may weigh this much together, in characters. */
const mostOfSteps = 4_000_000;

const columns = {
  id: pageOp.stepId,
  rev: pageOp.rev,
  operations: pageOp.ops,
  inverse: pageOp.inverse,
  undoes: pageOp.undoes,
  actor: pageOp.actor,
  name: user.name,
  at: pageOp.createdAt,
};

const stepOf = ({ actor, name, at, ...row }: Omit<JournalStep, "actor" | "at"> & StoredBy): JournalStep => ({
  ...row,
  ...signed({ actor, name, at }),
});

interface StoredBy {
  actor: string | null;
  name: string | null;
  at: number;
}

/** Who did something, and when, as editors are told; accounts that are gone have no name. */
export const signed = ({ actor, name, at }: StoredBy): Pick<Step, "actor" | "at"> => ({
  actor: actor === null ? null : { id: actor, name: name ?? "" },
  at: new Date(at).toISOString(),
});

const steps = (db: Database) => db.select(columns).from(pageOp).leftJoin(user, eq(user.id, pageOp.actor));

/** The page with its settings, unless it is in the trash. One query. */
export async function readPageRow(db: Database, id: number): Promise<typeof page.$inferSelect | null> {
  const [row] = await db
    .select()
    .from(page)
    .where(and(eq(page.id, id), isNull(page.trashedAt)))
    .limit(1);
  return row ?? null;
}

/** The same of pages that have an address and a place of their own: others have no settings. One query. */
export async function readPlacedPage(db: Database, id: number): Promise<typeof page.$inferSelect | null> {
  const row = await readPageRow(db, id);
  return row?.contentType === "page" ? row : null;
}

/** Gives a page a working copy, made from what is published, if it has none. */
const ensureDraft = (db: Database, id: number) =>
  db
    .insert(pageDraft)
    .select(
      sql`SELECT ${page.id}, 0, coalesce((SELECT v.document FROM page_version v WHERE v.page_id = ${page.id} AND v.seq = ${page.liveSeq}), '{"containers":[]}'), 0, NULL FROM ${page} WHERE ${page.id} = ${id} AND ${page.trashedAt} IS NULL`,
    )
    .onConflictDoNothing();

/** The working copy as one moment knows it. */
export interface DraftState {
  rev: number;
  document: PageDocument;
  /** What happened since a revision, in order; since the earliest of the named steps, if that is longer ago. */
  since: JournalStep[];
  /** Steps that were asked for by their ids, if they were ever done. */
  named: JournalStep[];
}

/**
 * The working copy, what happened after revision `since` (or a named step), and the steps with these ids; null if there is no such page,
 * or only in the trash. One transaction: nobody writes in between.
 */
export async function readState(
  db: Database,
  id: number,
  { since, ids }: { since: number; ids: readonly string[] },
): Promise<DraftState | null> {
  const isNamed = sql`${pageOp.stepId} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const first = sql`min(${since}, coalesce((SELECT min(rev) FROM page_op WHERE page_id = ${id} AND ${isNamed}), ${since}))`;
  const [, drafts, later, named] = await db.batch([
    ensureDraft(db, id),
    db
      .select({ rev: pageDraft.rev, document: pageDraft.document })
      .from(pageDraft)
      .innerJoin(page, and(eq(page.id, pageDraft.pageId), isNull(page.trashedAt)))
      .where(eq(pageDraft.pageId, id)),
    steps(db)
      .where(and(eq(pageOp.pageId, id), gt(pageOp.rev, first)))
      .orderBy(asc(pageOp.rev)),
    steps(db).where(and(eq(pageOp.pageId, id), isNamed)),
  ]);
  const [draft] = drafts;
  return draft ? { ...draft, since: later.map(stepOf), named: named.map(stepOf) } : null;
}

/** A step that is to be written, and the document that it leads to from the one at revision `rev - 1`. */
export interface NewStep {
  rev: number;
  step: Pick<JournalStep, "id" | "operations" | "inverse" | "undoes">;
  document: PageDocument;
  actor: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Writes a step and the document it leads to, both or neither. False if somebody else has written this revision: the
 * journal's primary key lets one of them win.
 */
export async function writeStep(
  db: Database,
  id: number,
  { rev, step, document, actor, now }: NewStep,
): Promise<boolean> {
  const { id: stepId, operations: ops, inverse, undoes } = step;
  const [, written] = await db.batch([
    db
      .insert(pageOp)
      .values({ pageId: id, rev, ops, inverse, stepId, undoes, actor, createdAt: now })
      .onConflictDoNothing(),
    db
      .update(pageDraft)
      .set({ rev, document, updatedAt: now, updatedBy: actor })
      .where(
        and(
          eq(pageDraft.pageId, id),
          eq(pageDraft.rev, rev - 1),
          sql`EXISTS (SELECT 1 FROM page_op o WHERE o.page_id = ${id} AND o.rev = ${rev} AND o.step_id = ${stepId})`,
        ),
      )
      .returning({ rev: pageDraft.rev }),
  ]);
  return written.length > 0;
}

/** The latest steps of somebody on a page, latest first, with those that undo; not more than an editor can be sent. */
export async function ownSteps(db: Database, id: number, actor: string): Promise<JournalStep[]> {
  const light = sql`${pageOp.rev} IN (SELECT rev FROM (SELECT rev, sum(length(ops) + length(inverse)) OVER (ORDER BY rev DESC) AS total FROM page_op WHERE page_id = ${id} AND actor = ${actor}) WHERE total < ${mostOfSteps} LIMIT 400)`;
  const rows = await steps(db)
    .where(and(eq(pageOp.pageId, id), eq(pageOp.actor, actor), light))
    .orderBy(desc(pageOp.rev));
  return rows.map(stepOf);
}

/** So many of a page's latest steps are kept, however old: what two editors can undo, with what undid and redid it. */
const mostKept = 1000;

/**
 * Forgets steps of before a moment (epoch ms), from the first on and none in between: what follows a step is known as long
 * as the step is. Versions stay.
 */
export const forgetSteps = (db: Database, before: number) =>
  db.run(sql`
    WITH kept AS (
      SELECT page_id, max(rev) - ${mostKept} AS last, min(CASE WHEN created_at >= ${before} THEN rev END) AS young
      FROM page_op GROUP BY page_id
    )
    DELETE FROM page_op WHERE rev <= (
      SELECT min(last, coalesce(young - 1, last)) FROM kept WHERE kept.page_id = page_op.page_id
    )`);

/** The versions of a page that its settings name: what visitors see, and what waits. One query. */
export async function namedVersions(
  db: Database,
  { id, liveSeq, publishSeq }: Pick<typeof page.$inferSelect, "id" | "liveSeq" | "publishSeq">,
): Promise<Map<number, { document: PageDocument; at: number }>> {
  const rows = await db
    .select({ seq: pageVersion.seq, document: pageVersion.document, at: pageVersion.createdAt })
    .from(pageVersion)
    .where(
      and(eq(pageVersion.pageId, id), or(eq(pageVersion.seq, liveSeq ?? 0), eq(pageVersion.seq, publishSeq ?? 0))),
    );
  return new Map(rows.map(({ seq, document, at }) => [seq, { document, at }]));
}
