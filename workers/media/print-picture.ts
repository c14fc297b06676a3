import type { Image } from "~/domain/common/schema";
import type { Database } from "../db/client";
import { readVariant } from "./read-variant";

/** What prints well over a hand's breadth, and no more; pixels. */
const printWidth = 1280;

/**
 * A picture as a JPEG, for paper. Null if there is none, or none may be shown at `now` (epoch ms). Rejects with
 * `BackendFailure` if the bucket does not answer.
 */
export async function printPicture(
  env: Parameters<typeof readVariant>[0],
  db: Database,
  { src, widths }: Pick<Image, "src" | "widths">,
  now: number,
): Promise<ArrayBuffer | null> {
  const width = widths.filter((one) => one <= printWidth).at(-1) ?? widths[0];
  const hash = src.split("/").at(-1);
  if (!width || !hash) return null;
  const variant = { kind: "width", width, format: "jpg" } as const;
  const picture = await readVariant(env, db, { hash, variant, name: `w${width}.jpg`, now });
  if (picture?.type !== "image/jpeg") return null;
  const { body } = picture;
  return new Response(body instanceof ReadableStream ? body : new Uint8Array(body)).arrayBuffer();
}
