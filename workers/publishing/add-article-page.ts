import { eq, sql } from "drizzle-orm";
import { fail, ok, type Result } from "~/domain/common/errors";
import { article } from "../db/schema/articles";
import { page as pageTable, pageDraft } from "../db/schema/pages";
import { auditRow } from "../db/site/audit";
import { permitted, type Asking } from "./asking";
import { emptyPage } from "./page-tree";

/** Where such a page is kept: nobody can ask for a path that begins like this. */
const keptAt = (article: number): string => `~article-${article}`;

/**
 * Gives an article the page whose sections follow its text, empty, and answers its id; doing it again, or at once with
 * somebody else, answers the same. Visitors see it when it is published. Fails with `not_found` without the article.
 */
export async function addArticlePage(asking: Asking, id: number): Promise<Result<{ page: number }>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, actor, requestId, now } = may.value;
  const path = keptAt(id);
  const itself = sql`(SELECT p.id FROM page p WHERE p.path = ${path})`;
  const [row] = await db
    .select({ title: article.title, pageId: article.pageId })
    .from(article)
    .where(eq(article.id, id));
  if (!row) return fail("not_found", "There is no such article");
  if (row.pageId !== null) return ok({ page: row.pageId });
  const [, , , made] = await db.batch([
    db
      .insert(pageTable)
      .values({ path, contentType: "article", title: row.title, isOnline: false, createdAt: now, updatedAt: now })
      .onConflictDoNothing(),
    db
      .insert(pageDraft)
      .values({ pageId: itself, document: emptyPage, updatedAt: now, updatedBy: actor.id })
      .onConflictDoNothing(),
    auditRow(db, { actor: actor.id, action: "article.add-page", entity: "article", id, requestId, now }),
    db.update(article).set({ pageId: itself }).where(eq(article.id, id)).returning({ page: article.pageId }),
  ]);
  return ok({ page: made[0]?.page ?? 0 });
}
