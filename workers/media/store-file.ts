import { contentName } from "~/domain/common/sha256";
import { fail, ok, type Result } from "~/domain/common/errors";
import { fileName } from "~/domain/pages/media-files";
import type { TestLimits } from "../backends/limits";
import type { Database } from "../db/client";
import { keepRow } from "../db/content/media-rows";
import { keepOriginal } from "./store-image";

/** A sound, film or document on its way into the media library. */
export interface NewFile {
  bytes: Uint8Array;
  mime: string;
  filename: string;
  createdBy?: string;
}

/** What a file of each type begins with, at which byte. */
const beginnings: Readonly<Record<string, readonly (readonly [at: number, text: string])[]>> = {
  "audio/mpeg": [
    [0, "ID3"],
    [0, "\xff\xfb"],
    [0, "\xff\xfa"],
    [0, "\xff\xf3"],
    [0, "\xff\xf2"],
  ],
  "audio/mp4": [[4, "ftyp"]],
  "audio/ogg": [[0, "OggS"]],
  "audio/wav": [[8, "WAVE"]],
  "video/mp4": [[4, "ftyp"]],
  "video/webm": [[0, "\x1a\x45\xdf\xa3"]],
  "text/vtt": [
    [0, "WEBVTT"],
    [0, "\xef\xbb\xbfWEBVTT"],
  ],
  "application/pdf": [[0, "%PDF-"]],
};

const begins = (bytes: Uint8Array, mime: string): boolean =>
  (beginnings[mime] ?? []).some(([at, text]) =>
    Array.from(text, (char) => char.charCodeAt(0)).every((byte, index) => bytes[at + index] === byte),
  );

/** What a file is by its first bytes; where they leave a choice, what it is said to be chooses. Null: nothing that is handed out. */
export function typeOf(bytes: Uint8Array, said: string): string | null {
  const wanted = said.replace("/x-", "/");
  const likely = Object.keys(beginnings).filter((mime) => begins(bytes, mime));
  const isSound = wanted.startsWith("audio/") || String.fromCharCode(...bytes.subarray(8, 11)) === "M4A";
  return (
    likely.find((mime) => mime === wanted) ??
    likely.find((mime) => mime.startsWith("audio/") === isSound) ??
    likely[0] ??
    null
  );
}

const kindOf = (mime: string): "audio" | "video" | "document" =>
  mime.startsWith("audio/") ? "audio" : mime.startsWith("video/") ? "video" : "document";

/**
 * Stores a file under the hash of its content, and its row; the same file twice is one. Fails with `unprocessable` for
 * types that are not handed out, and for files that are not what they say; with `overloaded` while what the bucket had of
 * the same file is on its way out. Rejects with `BackendFailure` if the bucket does not take it. `now` in epoch milliseconds.
 */
export async function storeFile(
  env: Pick<Env, "MEDIA"> & TestLimits,
  db: Database,
  file: NewFile,
  now: number,
): Promise<Result<{ id: number; hash: string }>> {
  const { bytes, mime, filename, createdBy = null } = file;
  if (!fileName(mime) || !begins(bytes, mime))
    return fail("unprocessable", "Not a sound, film or document of a known type");
  const hash = await contentName(bytes);
  await keepOriginal(env, hash, { bytes, mime });
  const row = { kind: kindOf(mime), filename, mime, bytes: bytes.length, createdBy };
  const stored = await keepRow(db, hash, { ...row, createdAt: now }, row);
  return stored.ok ? ok({ id: stored.value, hash }) : stored;
}
