import { contentName } from "~/domain/common/sha256";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { KeptFile } from "~/domain/editing/picking";
import { heaviestFile } from "~/domain/pages/media-files";
import { broughtAgain } from "../db/content/media-rows";
import { readLibraryFile } from "../db/content/picking";
import { auditRow } from "../db/site/audit";
import { storeFile, typeOf } from "../media/store-file";
import { permitted, type Asking, type Permitted } from "./asking";

const read = async ({ db, lang }: Permitted, id: number): Promise<Result<KeptFile>> => {
  const file = await readLibraryFile(db, id, lang);
  return file ? ok(file) : fail("not_found", "There is no such file");
};

/** A sound, film or document of the library. */
export async function readKeptFile(asking: Asking, id: number): Promise<Result<KeptFile>> {
  const may = permitted(asking, "edit pages");
  return may.ok ? read(may.value, id) : may;
}

/**
 * Puts a sound, film or document into the media library. What it is its bytes say. A file that the library has keeps its
 * name. Fails with `payload_too_large` above `heaviestFile`, and with `unprocessable` for what is none of these.
 */
export async function keepFile(asking: Asking, file: File): Promise<Result<KeptFile>> {
  const may = permitted(asking, "keep media");
  if (!may.ok) return may;
  const { db, env, actor, requestId, now } = may.value;
  if (file.size > heaviestFile) return fail("payload_too_large", `The file is larger than ${heaviestFile} bytes`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mime = typeOf(bytes, file.type);
  if (mime === null) return fail("unprocessable", "Not a PDF, a sound, a film or WebVTT captions");
  const known = await broughtAgain(db, await contentName(bytes));
  if (known !== null) return read(may.value, known);
  const filename = (file.name.split(/[\\/]/).at(-1) ?? "").slice(0, 120);
  const stored = await storeFile(env, db, { bytes, mime, filename, createdBy: actor.id }, now);
  if (!stored.ok) return stored;
  const { id } = stored.value;
  await auditRow(db, { actor: actor.id, action: "media.keep", entity: "media", id, requestId, now });
  return read(may.value, id);
}
