import { eq } from "drizzle-orm";
import { contentName } from "~/domain/common/sha256";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { KeptImage, MediaChange, Usage } from "~/domain/editing/picking";
import type { Translated } from "~/domain/locale/locales";
import { bumpGeneration } from "../cache/generation";
import { mediaNamed, readImage } from "../db/content/picking";
import { usageOf } from "../db/content/media-usage";
import { media } from "../db/schema/media";
import { auditRow } from "../db/site/audit";
import { storeImage } from "../media/store-image";
import { permitted, type Asking, type Permitted } from "./asking";

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

/**
 * Puts a picture into the media library. What it is its bytes say; it is encoded anew, so that nothing of the camera's
 * stays in it. A file that the library has keeps what is said of it. `unprocessable` for what is no picture, is too heavy
 * or has too many pixels.
 */
export async function keepImage(asking: Asking, file: File): Promise<Result<KeptImage>> {
  const may = permitted(asking, "keep media");
  if (!may.ok) return may;
  const { db, env, actor, requestId, now } = may.value;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const known = await mediaNamed(db, await contentName(bytes));
  if (known !== null) return read(may.value, known);
  const filename = (file.name.split(/[\\/]/).at(-1) ?? "").slice(0, 120);
  const stored = await storeImage(env, db, { source: { bytes }, filename, alt: {}, createdBy: actor.id }, now);
  if (!stored.ok) return stored;
  const { id } = stored.value;
  await auditRow(db, { actor: actor.id, action: "media.keep", entity: "media", id, requestId, now });
  return read(may.value, id);
}

/** Changes what is said of a picture, wherever it is shown; visitors see it at once. */
export async function describeImage(
  asking: Asking,
  id: number,
  { alt, decorative, focal, credit, rights_holder: rightsHolder, rights_until: rightsUntil }: MediaChange,
): Promise<Result<KeptImage>> {
  const may = permitted(asking, "keep media");
  if (!may.ok) return may;
  const { db, env, actor, requestId, now } = may.value;
  const before = await read(may.value, id);
  if (!before.ok) return before;
  const facts = {
    ...(alt !== undefined && { alt: { ...before.value.facts.alt, ...alt } as Translated }),
    ...(decorative !== undefined && { decorative }),
    ...(focal !== undefined && { focalX: focal.x, focalY: focal.y }),
    ...(credit !== undefined && { credit: credit.trim() }),
    ...(rightsHolder !== undefined && { rightsHolder: rightsHolder.trim() }),
    ...(rightsUntil !== undefined && { rightsExpireAt: rightsUntil === null ? null : Date.parse(rightsUntil) }),
  };
  if (Object.keys(facts).length === 0) return before;
  await db.batch([
    db.update(media).set(facts).where(eq(media.id, id)),
    auditRow(db, { actor: actor.id, action: "media.describe", entity: "media", id, requestId, now }),
  ]);
  await bumpGeneration(env, now);
  return read(may.value, id);
}
