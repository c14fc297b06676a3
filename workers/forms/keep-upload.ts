import { fail, ok, type Result } from "~/domain/common/errors";
import { uploads } from "~/domain/forms/field-types";
import type { TempFile } from "~/domain/forms/schema";
import { base64Url } from "../auth/keyed-hash";
import { limitsOf } from "../backends/limits";
import { within } from "../backends/within";
import { tempFile } from "../db/schema/forms";
import type { Asking } from "./asking";
import { fileKindOf } from "./file-kind";

const endings: Record<(typeof uploads.types)[number], string> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/gif": "gif",
};

/** A name for people: without a path, without signs that steer a terminal or a mail, ending as the file is. */
function tidyName(name: string, type: keyof typeof endings): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const stem = last
    .replace(/\.[^.]*$/, "")
    .replaceAll(/[^\p{L}\p{N} ._()-]/gu, "")
    .trim()
    .slice(0, 80);
  return `${stem || "file"}.${endings[type]}`;
}

const random = (): string => base64Url(crypto.getRandomValues(new Uint8Array(16)));

/**
 * Keeps a file until its form is sent, for a day. Its kind is what its bytes say; its place in the
 * bucket is a random name that nothing serves. `payload_too_large`, `unsupported_media_type`.
 */
export async function keepUpload({ db, env, now }: Asking, file: File): Promise<Result<TempFile>> {
  if (file.size > uploads.bytes) return fail("payload_too_large", `The file is larger than ${uploads.bytes} bytes`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = fileKindOf(bytes);
  if (type === null) return fail("unsupported_media_type", "Neither a PDF nor a picture (JPEG, PNG, WebP, AVIF, GIF)");
  const row = {
    token: random(),
    objectKey: `forms/${random()}`,
    filename: tidyName(file.name, type),
    mime: type,
    bytes: bytes.length,
    createdAt: now,
  };
  // The row first: the cron finds files by their rows.
  await db.insert(tempFile).values(row);
  await within("bucket", limitsOf(env).bucket, () =>
    env.MEDIA.put(row.objectKey, bytes, { httpMetadata: { contentType: type, contentDisposition: "attachment" } }),
  );
  return ok({ id: row.token, filename: row.filename, type, bytes: row.bytes });
}
