import { eq } from "drizzle-orm";
import { modulesOf } from "~/domain/editing/tree";
import type { PublishError, Published, PublishRequest } from "~/domain/editing/schema";
import { fail, ok, type DetailedFailure, type Result } from "~/domain/common/errors";
import { findLocale } from "~/domain/locale/locales";
import type { PageDocument } from "~/domain/pages/document";
import type { KnownModules } from "~/domain/pages/module-definition";
import { bumpGeneration } from "../cache/generation";
import { readState } from "../db/content/drafts";
import { showVersion, writeVersion } from "../db/content/versions";
import { article } from "../db/schema/articles";
import { page as pageTable } from "../db/schema/pages";
import { reindex } from "../db/search/search-index";
import { auditRow, type Audited } from "../db/site/audit";
import { noPage, permitted, type Asking, type Permitted } from "./asking";
import { definitionOf } from "./judge";
import { referencesOf } from "./references";

/** What keeps a document from being published, in reading order. Modules of other houses are kept, and not judged. */
function publishErrors(modules: KnownModules, { containers }: PageDocument): PublishError[] {
  return containers.flatMap(modulesOf).flatMap((module) => {
    const definition = definitionOf(modules, module);
    // What nobody has said is as in a new module.
    const { error } = definition?.schema.safeParse({ ...definition.defaults, ...module.props }) ?? {};
    return (error?.issues ?? []).map(({ path: [key = "", ...rest], message }) => ({
      module: module.id,
      key: String(key),
      lang: rest.map(String).find((part) => findLocale(part)) ?? null,
      message,
    }));
  });
}

type Publisher = Pick<Asking, "db" | "env" | "now" | "modules">;

/**
 * Shows visitors a version from now on: at once where this runs, and everywhere within a minute. Doing it again changes
 * nothing; whoever was interrupted does it again.
 */
export async function goLive(
  { db, env, now, modules }: Publisher,
  id: number,
  { seq, document }: { seq: number; document: PageDocument },
  by: Pick<Audited, "actor" | "requestId" | "detail">,
): Promise<void> {
  await db.batch([
    ...showVersion(db, id, { seq, references: referencesOf(modules, document), now }),
    auditRow(db, { ...by, action: "page.publish", entity: "page", id, detail: { seq, ...by.detail }, now }),
  ]);
  await seen({ db, env, now }, id);
}

/** To be called after every change of a page that visitors can see. What stands on an article's is found as the article. */
export async function seen({ db, env, now }: Pick<Asking, "db" | "env" | "now">, id: number): Promise<void> {
  const [owner] = await db.select({ id: article.id }).from(article).where(eq(article.pageId, id)).limit(1);
  await reindex(db, owner ? { kind: "article", id: owner.id } : { kind: "page", id });
  await bumpGeneration(env, now);
}

/** Notes which version goes live when. */
async function schedule(
  { db, actor, requestId, now }: Permitted,
  id: number,
  { seq, at }: { seq: number; at: number },
): Promise<Published> {
  await db.batch([
    db.update(pageTable).set({ publishSeq: seq, publishAt: at }).where(eq(pageTable.id, id)),
    auditRow(db, { actor: actor.id, action: "page.schedule", entity: "page", id, requestId, detail: { seq, at }, now }),
  ]);
  return { seq, at: new Date(at).toISOString() };
}

/**
 * Publishes the working copy at the revision that the editor sees, now or `at` a moment to come. What waited before is
 * called off. Fails with `conflict` if the working copy has gone on, with `unprocessable` and `publish_errors` where
 * something is missing or wrong, and with `precondition_required` without a revision.
 */
export async function publish(asking: Asking, id: number, { rev, at }: PublishRequest): Promise<Result<Published>> {
  const may = permitted(asking, "publish pages");
  if (!may.ok) return may;
  const { db, actor, modules, requestId, now } = may.value;
  if (rev === undefined) return fail("precondition_required");
  const moment = at === undefined ? null : Date.parse(at);
  if (moment !== null && moment <= now)
    return fail("unprocessable", undefined, [{ path: "at", message: "This moment has passed" }]);
  const state = await readState(db, id, { since: Number.MAX_SAFE_INTEGER, ids: [] });
  if (!state) return noPage();
  const goneOn: DetailedFailure = { ...fail("conflict", "The page was changed meanwhile"), more: { rev: state.rev } };
  if (rev !== state.rev) return goneOn;
  const publish_errors = publishErrors(modules, state.document);
  const unfinished: DetailedFailure = {
    ...fail("unprocessable", "Something is missing, or wrong"),
    more: { publish_errors },
  };
  if (publish_errors.length > 0) return unfinished;
  const version = await writeVersion(db, id, { rev, actor: actor.id, now });
  if (!version) return goneOn;
  const { seq } = version;
  if (moment !== null) return ok(await schedule(may.value, id, { seq, at: moment }));
  await goLive(may.value, id, { seq, document: state.document }, { actor: actor.id, requestId });
  return ok({ seq, at: new Date(version.at).toISOString() });
}
