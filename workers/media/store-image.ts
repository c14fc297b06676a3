import { contentName } from "~/domain/common/sha256";
import { eq } from "drizzle-orm";
import { fail, ok, type Failure, type Result } from "~/domain/common/errors";
import type { Translated } from "~/domain/locale/locales";
import { logError } from "~/server/log.server";
import { limitsOf, type TestLimits } from "../backends/limits";
import { within } from "../backends/within";
import type { Database } from "../db/client";
import { keepRow } from "../db/content/media-rows";
import { media } from "../db/schema/media";
import { dominantColour } from "./dominant-colour";
import { imagesBinding, type ImageService, type Size } from "./images";
import { keptAs, kindOf, svgSize, uploadLimits } from "./kinds";

/** A picture on its way into the media library. `svg` is for drawings of our own: they are kept as PNG. */
export interface NewImage {
  source: { bytes: Uint8Array } | { svg: string };
  filename?: string;
  alt: Translated;
  /** The image says nothing: an empty alt text is right. */
  decorative?: boolean;
  credit?: string;
  rightsHolder?: string;
  licence?: string;
  /** Epoch milliseconds. */
  rightsExpireAt?: number | null;
  /** 0..1 from the top left corner; default: the middle. */
  focal?: { x: number; y: number };
  createdBy?: string;
}

export interface StoredImage extends Size {
  id: number;
  hash: string;
}

/** Where the original of a picture lies in the bucket. */
export const originalKey = (hash: string): string => `media/${hash}/original`;

type Bucket = Pick<Env, "MEDIA"> & TestLimits;

const hasOriginal = (env: Bucket, hash: string): Promise<boolean> =>
  within("bucket", limitsOf(env).bucket, async () => (await env.MEDIA.head(originalKey(hash))) !== null);

/** Puts an original into the bucket. Rejects with `BackendFailure` if that does not take it. */
export async function keepOriginal(
  env: Bucket,
  hash: string,
  { bytes, mime }: { bytes: Uint8Array; mime: string },
): Promise<void> {
  await within("bucket", limitsOf(env).bucket, async () => {
    const kept = await env.MEDIA.put(originalKey(hash), bytes, { httpMetadata: { contentType: mime } });
    if (kept.size !== bytes.length) throw new Error("the bucket has something else");
  });
}

interface Prepared extends Size {
  color: string;
  bytes: Uint8Array;
  mime: "image/png" | "image/jpeg" | "image/webp";
}

const tooLarge = ({ width, height }: Size): boolean =>
  width * height > uploadLimits.pixels || Math.min(width, height) < uploadLimits.shortestSide;

/** Refuses a file that cannot be read. Rejects if the service reads no other either: a good picture is not called broken. */
async function unreadable(service: ImageService): Promise<Failure> {
  await service.prove();
  return fail("unprocessable", "The image cannot be read");
}

/** Checks what came in and encodes it anew, so that no metadata and no surprise is left in it. */
async function prepare(
  source: NewImage["source"],
  input: Uint8Array,
  service: ImageService,
): Promise<Result<Prepared>> {
  if (input.length > uploadLimits.bytes)
    return fail("unprocessable", `The file is larger than ${uploadLimits.bytes} bytes`);
  const kind = kindOf(input);
  if (!("svg" in source) && !kind) return fail("unprocessable", "Not a PNG, JPEG, WebP, AVIF or GIF image");
  const said = "svg" in source ? svgSize(source.svg) : await service.inspect(input);
  if (!said) return unreadable(service);
  if (tooLarge(said))
    return fail(
      "unprocessable",
      `The image has more than ${uploadLimits.pixels} pixels, or a side shorter than ${uploadLimits.shortestSide}`,
    );
  try {
    const mime = kind ? keptAs(kind) : "image/png";
    const bytes = await service.normalise(input, mime);
    // Measured again: the camera's rotation has been carried out.
    const size = await service.inspect(bytes);
    if (!size) return await unreadable(service);
    const sample = await service.crop(bytes, { width: 24, height: 24 }, { keep: "top", format: "png" });
    return ok({ bytes, mime, width: size.width, height: size.height, color: await dominantColour(sample) });
  } catch (error) {
    logError("encoding an image", error);
    return unreadable(service);
  }
}

/** What an editor says of a picture, as columns. */
function textsOf({
  alt,
  decorative = false,
  credit = "",
  rightsHolder = "",
  licence = "",
  rightsExpireAt = null,
  focal = { x: 0.5, y: 0.5 },
}: NewImage) {
  return { alt, decorative, credit, rightsHolder, licence, rightsExpireAt, focalX: focal.x, focalY: focal.y };
}

/**
 * Stores a picture: the original under the hash of what came in, and its row. The same file twice
 * is one picture; its texts and rights are brought up to date. Fails with `unprocessable` for files
 * that are no picture, too heavy, too many pixels or broken; with `overloaded` while what the bucket had of the same
 * picture is on its way out. Rejects with `BackendFailure` if the image service or the bucket does not answer. `now` in epoch milliseconds.
 */
export async function storeImage(
  env: Pick<Env, "IMAGES"> & Bucket,
  db: Database,
  image: NewImage,
  now: number,
): Promise<Result<StoredImage>> {
  const { source } = image;
  const input = "svg" in source ? new TextEncoder().encode(source.svg) : source.bytes;
  const hash = await contentName(input);
  const texts = textsOf(image);
  const [known] = await db
    .update(media)
    .set(texts)
    .where(eq(media.hash, hash))
    .returning({ id: media.id, width: media.width, height: media.height });
  if (known && (await hasOriginal(env, hash))) return ok({ ...known, hash });

  const service = imagesBinding(env.IMAGES);
  const prepared = await within("images", limitsOf(env).imagesUpload, () => prepare(source, input, service));
  if (!prepared.ok) return prepared;
  const { bytes, mime, width, height, color } = prepared.value;
  await keepOriginal(env, hash, { bytes, mime });
  const row = {
    ...texts,
    kind: "image" as const,
    filename: image.filename ?? "",
    mime,
    bytes: bytes.length,
    width,
    height,
    color,
    createdAt: now,
    createdBy: image.createdBy ?? null,
  };
  const stored = await keepRow(db, hash, row, row);
  return stored.ok ? ok({ id: stored.value, hash, width, height }) : stored;
}
