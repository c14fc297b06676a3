import { previewLasts, type Preview } from "~/domain/editing/preview";
import type { Accepted, Published, SharedPreview, Version, VersionDocument } from "~/domain/editing/schema";
import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import { referencesIn, type PageDocument } from "~/domain/pages/document";
import { readPageRow } from "../db/content/drafts";
import { listVersions, versionDocument, writeState } from "../db/content/versions";
import { auditRow } from "../db/site/audit";
import { noPage, permitted, type Asking } from "./asking";
import { longestDocument, weightOf, wrongOperations } from "./judge";
import { mutate } from "./mutate";
import { readSources } from "./sources";

const noVersion = (seq: number): Failure => fail("not_found", `The page has no version ${seq}`);

/** The versions of a page, newest first, 200 at most. */
export async function pageVersions(asking: Asking, id: number): Promise<Result<Version[]>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const row = await readPageRow(asking.db, id);
  return row ? ok(await listVersions(asking.db, row)) : noPage();
}

/** A version of a page as it was, with what it shows. */
export async function readVersion(asking: Asking, id: number, seq: number): Promise<Result<VersionDocument>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, lang, now } = asking;
  const document = (await readPageRow(db, id)) && (await versionDocument(db, id, seq));
  return document
    ? ok({ document, sources: await readSources(db, referencesIn(document), { lang, now }) })
    : noVersion(seq);
}

/**
 * A link to a version of a page for somebody who is not of the house, for a week: the key for its address, and until
 * when it shows something (ISO 8601). `sign` makes the key. Fails with `not_found` where there is no such version.
 */
export async function sharePreview(
  asking: Asking,
  id: number,
  { version, sign }: { version: string; sign: (preview: Preview) => Promise<string> },
): Promise<Result<SharedPreview>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, actor, requestId, now } = may.value;
  if (!(await readPageRow(db, id))) return noPage();
  if (version !== "draft" && !(await versionDocument(db, id, Number(version)))) return noVersion(Number(version));
  // In whole seconds, as the key says it.
  const until = Math.floor((now + previewLasts) / 1000) * 1000;
  const detail = { version, until };
  await auditRow(db, { actor: actor.id, action: "page.preview", entity: "page", id, requestId, detail, now });
  return ok({
    key: await sign({ page: id, version, until }),
    until: new Date(until).toISOString(),
  });
}

/**
 * Keeps a state of a page that somebody had on their screen, and that is not its working copy: a version like any other.
 * Fails with `unprocessable` for what may not be saved, by `module.prop`, and with `payload_too_large` for pages of more
 * than 900 kB.
 */
export async function keepVersion(
  asking: Asking,
  id: number,
  { document, rev }: { document: PageDocument; rev: number },
): Promise<Result<Published>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, actor, modules, now } = may.value;
  const wrong = wrongOperations(modules, [{ op: "replace", document }], document);
  if (wrong.length > 0) return fail("unprocessable", "Some of it cannot be saved", wrong);
  if (weightOf(document) > longestDocument)
    return fail("payload_too_large", `The page would be larger than ${longestDocument / 1000} kB`);
  const kept = await writeState(db, id, { document, rev, actor: actor.id, now });
  return kept ? ok({ seq: kept.seq, at: new Date(kept.at).toISOString() }) : noPage();
}

/** Takes an earlier version up again as the working copy: one step, that is undone like any other. */
export async function restoreVersion(
  asking: Asking,
  id: number,
  { seq, base_rev, step }: { seq: number; base_rev: number | undefined; step: string },
): Promise<Result<Accepted>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const document = await versionDocument(asking.db, id, seq);
  if (!document) return noVersion(seq);
  const operations = [{ op: "replace" as const, document }];
  return mutate(asking, id, { base_rev, step, operations }, { isStored: true });
}
