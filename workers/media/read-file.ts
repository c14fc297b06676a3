import { and, eq, ne } from "drizzle-orm";
import { fileName } from "~/domain/pages/media-files";
import { limitsOf, type TestLimits } from "../backends/limits";
import { within } from "../backends/within";
import type { Database } from "../db/client";
import { media } from "../db/schema/media";
import { originalKey } from "./store-image";

/** A file of the library on its way to a browser, whole or the part that was asked for. */
export interface FilePart {
  body: ReadableStream;
  mime: string;
  etag: string;
  /** Bytes of the whole file. */
  size: number;
  /** The part, in bytes; null: all of it. */
  range: { offset: number; length: number } | null;
  /** What it was called when it was uploaded. */
  filename: string;
}

/** One range of bytes; players ask for no others. "unsatisfiable" where the file does not reach that far; null: all of it. */
function rangeOf(header: string | undefined, size: number): FilePart["range"] | "unsatisfiable" {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const offset = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return offset > end ? "unsatisfiable" : { offset, length: end - offset + 1 };
}

/**
 * The sound, film or document for an address below `/media`. Null if there is none, if it has another name than its
 * type says, or if the rights to show it have ended at `now` (epoch ms). One query. Rejects with `BackendFailure` if the
 * bucket does not answer.
 */
export async function readFile(
  env: Pick<Env, "MEDIA"> & TestLimits,
  db: Database,
  { hash, name, range: asked, now }: { hash: string; name: string; range: string | undefined; now: number },
): Promise<FilePart | "unsatisfiable" | null> {
  const [row] = await db
    .select({ mime: media.mime, filename: media.filename, rightsExpireAt: media.rightsExpireAt })
    .from(media)
    .where(and(eq(media.hash, hash), ne(media.kind, "image")))
    .limit(1);
  if (!row || fileName(row.mime) !== name || (row.rightsExpireAt ?? Infinity) <= now) return null;
  const key = originalKey(hash);
  return within("bucket", limitsOf(env).bucket, async () => {
    const head = await env.MEDIA.head(key);
    if (!head) return null;
    const range = rangeOf(asked, head.size);
    if (range === "unsatisfiable") return range;
    const object = await env.MEDIA.get(key, range ? { range } : {});
    if (!object) return null;
    if (!("body" in object)) throw new Error("the answer is no file");
    return { body: object.body, mime: row.mime, etag: object.httpEtag, size: head.size, range, filename: row.filename };
  });
}
