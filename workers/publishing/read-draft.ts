import type { Draft } from "~/domain/editing/schema";
import { ok, type Result } from "~/domain/common/errors";
import { referencesIn } from "~/domain/pages/document";
import { may as mayRole } from "~/domain/staff/permissions";
import { namedVersions, ownSteps, readPageRow, readState } from "../db/content/drafts";
import { noPage, permitted, type Asking } from "./asking";
import { undoable } from "./journal";
import { settingsOf } from "./page-facts";
import { readSources } from "./sources";

/** An editor is given so many steps that can be undone. */
const mostSteps = 100;

const iso = (at: number): string => new Date(at).toISOString();

/** Everything an editor of a page begins with. */
export async function readDraft(asking: Asking, id: number): Promise<Result<Draft>> {
  const permission = permitted(asking, "edit pages");
  if (!permission.ok) return permission;
  const { db, lang, now, actor } = permission.value;
  const row = await readPageRow(db, id);
  if (!row) return noPage();
  // Nothing is asked of the journal here: it is the state of this moment that counts.
  const [state, versions, steps] = await Promise.all([
    readState(db, id, { since: Number.MAX_SAFE_INTEGER, ids: [] }),
    namedVersions(db, row),
    ownSteps(db, id, actor.id),
  ]);
  if (!state) return noPage();
  const { rev, document } = state;
  const live = row.liveSeq === null ? undefined : versions.get(row.liveSeq);
  return ok({
    page: { id, ...settingsOf(row) },
    rev,
    document,
    sources: await readSources(db, referencesIn(document), { lang, now }),
    live: live && row.liveSeq !== null ? { seq: row.liveSeq, document: live.document, at: iso(live.at) } : null,
    scheduled:
      row.publishAt === null || row.publishSeq === null ? null : { seq: row.publishSeq, at: iso(row.publishAt) },
    offline_at: row.offlineAt === null ? null : iso(row.offlineAt),
    steps: undoable(steps.toReversed())
      .slice(-mostSteps)
      .map(({ undoes: _undoes, ...step }) => step),
    may: {
      edit: true,
      publish: mayRole(actor.role, "publish pages"),
      settings: row.contentType === "page" && mayRole(actor.role, "change page settings"),
    },
  });
}
