import { eq } from "drizzle-orm";
import { contentName } from "~/domain/common/sha256";
import { fail, ok, type DetailedFailure, type Result } from "~/domain/common/errors";
import type { KeptImage, MediaChange, Usage } from "~/domain/editing/picking";
import type { Translated } from "~/domain/locale/locales";
import { bumpGeneration } from "../cache/generation";
import { waits } from "../cache/policies";
import { Places } from "../cache/shared";
import { broughtAgain } from "../db/content/media-rows";
import { readImage } from "../db/content/picking";
import { usageOf } from "../db/content/media-usage";
import { media } from "../db/schema/media";
import { auditRow } from "../db/site/audit";
import { storeImage } from "../media/store-image";
import { permitted, type Asking, type Permitted } from "./asking";
import { isRaced, nextRevision } from "./next-revision";

const noPicture = "There is no such picture";

const read = async ({ db, lang }: Permitted, id: number): Promise<Result<KeptImage>> => {
  const image = await readImage(db, id, lang);
  return image ? ok(image) : fail("not_found", noPicture);
};

/** Everything of the house that shows a picture, a hundred of each kind at most: what changes with it. */
export async function imageUsage(asking: Asking, id: number): Promise<Result<Usage[]>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { db, lang } = may.value;
  return (await readImage(db, id, lang)) ? ok(await usageOf(db, id, lang)) : fail("not_found", noPicture);
}

/** A picture of the library with what is said of it. */
export async function readKept(asking: Asking, id: number): Promise<Result<KeptImage>> {
  const may = permitted(asking, "edit pages");
  return may.ok ? read(may.value, id) : may;
}

/** A picture may take 20 MB as it comes and as much encoded anew, and an isolate has 128. */
const encoding = new Places(3, waits.upload);

/**
 * Puts a picture into the media library. What it is its bytes say; it is encoded anew, so that nothing of the camera's
 * stays in it. A file that the library has keeps what is said of it. `unprocessable` for what is no picture, is too heavy
 * or has too many pixels; `overloaded` while as many others are being kept as an isolate has room for.
 */
export async function keepImage(asking: Asking, file: File): Promise<Result<KeptImage>> {
  const may = permitted(asking, "keep media");
  if (!may.ok) return may;
  return (
    (await encoding.use(() => keepPermitted(may.value, file))) ?? fail("overloaded", "Other pictures are being kept")
  );
}

async function keepPermitted(asking: Permitted, file: File): Promise<Result<KeptImage>> {
  const { db, env, actor, requestId, now } = asking;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = await broughtAgain(db, await contentName(bytes));
  if (known !== null) return read(asking, known);
  const filename = (file.name.split(/[\\/]/).at(-1) ?? "").slice(0, 120);
  const stored = await storeImage(env, db, { source: { bytes }, filename, alt: {}, createdBy: actor.id }, now);
  if (!stored.ok) return stored;
  const { id } = stored.value;
  await auditRow(db, { actor: actor.id, action: "media.keep", entity: "media", id, requestId, now });
  return read(asking, id);
}

/** What is said of a picture as columns: what is given, of words the languages that are named. */
const columnsOf = (
  { alt, decorative, focal, credit, rights_holder: rightsHolder, rights_until: rightsUntil }: MediaChange,
  { facts: before }: KeptImage,
) => ({
  ...(alt !== undefined && { alt: { ...before.alt, ...alt } as Translated }),
  ...(decorative !== undefined && { decorative }),
  ...(focal !== undefined && { focalX: focal.x, focalY: focal.y }),
  ...(credit !== undefined && { credit: credit.trim() }),
  ...(rightsHolder !== undefined && { rightsHolder: rightsHolder.trim() }),
  ...(rightsUntil !== undefined && { rightsExpireAt: rightsUntil === null ? null : Date.parse(rightsUntil) }),
});

const changedMeanwhile = (image: KeptImage): DetailedFailure => ({
  ...fail("conflict", "Somebody else has said something else of the picture meanwhile"),
  more: { image },
});

/**
 * Changes what is said of a picture, wherever it is shown; visitors see it at once. Fails with `precondition_required`
 * without a base revision, and with `conflict` and the `image` as it is now if somebody else was faster.
 */
export async function describeImage(
  asking: Asking,
  id: number,
  { base_rev, ...change }: MediaChange,
): Promise<Result<KeptImage>> {
  const may = permitted(asking, "keep media");
  if (!may.ok) return may;
  const { db, env, actor, requestId, now } = may.value;
  if (base_rev === undefined) return fail("precondition_required");
  const before = await read(may.value, id);
  if (!before.ok) return before;
  if (before.value.rev !== base_rev) return changedMeanwhile(before.value);
  const facts = columnsOf(change, before.value);
  if (Object.keys(facts).length === 0) return before;
  try {
    await db.batch([
      db
        .update(media)
        .set({ ...facts, rev: nextRevision(media.rev, base_rev) })
        .where(eq(media.id, id)),
      auditRow(db, { actor: actor.id, action: "media.describe", entity: "media", id, requestId, now }),
    ]);
  } catch (error) {
    const faster = isRaced(error, "media.rev") ? await read(may.value, id) : null;
    if (faster?.ok) return changedMeanwhile(faster.value);
    throw error;
  }
  await bumpGeneration(env, now);
  return read(may.value, id);
}
