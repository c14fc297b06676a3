import { logError } from "~/server/log.server";
import { limitsOf, type Limits, type TestLimits } from "../backends/limits";
import { BackendFailure, backendFailure, within } from "../backends/within";
import { SharedWork } from "../cache/shared";
import type { Database } from "../db/client";
import { imagesBinding } from "./images";
import { kindOf } from "./kinds";
import { pictureFacts, type PictureFacts } from "./picture-facts";
import { standInFor } from "./stand-in";
import { originalKey } from "./store-image";
import { makeVariant, variantType, variantWidths, type Variant } from "./variants";

type Environment = Pick<Env, "IMAGES" | "MEDIA"> & TestLimits;

interface Asked {
  hash: string;
  name: string;
  variant: Variant;
}

/** A picture on its way to a browser. */
export interface Picture {
  body: ReadableStream | Uint8Array;
  type: string;
  /** Null for a stand-in: it is not what the address names. */
  etag: string | null;
  /** Until when it may be shown, epoch ms; null if for ever. */
  rightsExpireAt: number | null;
}

interface Stored {
  body: ReadableStream | Uint8Array;
  etag: string;
}

const centre = { x: 0.5, y: 0.5 };

const keyOf = (hash: string, name: string, focal: { x: number; y: number }): string =>
  `media/${hash}/${name === "card.jpg" ? `card-${Math.round(focal.x * 100)}-${Math.round(focal.y * 100)}.jpg` : name}`;

/** What the bucket has under a key; nothing if it holds no bytes. */
async function kept(bucket: R2Bucket, key: string, limits: Limits): Promise<Stored | null> {
  const object = await within("bucket", limits.bucket, () => bucket.get(key));
  return object && "body" in object && object.size > 0 ? { body: object.body, etag: object.httpEtag } : null;
}

/** By their keys: everybody who asks meanwhile gets the same one, and it is kept for the next if all of them give up. */
const makings = new SharedWork<Stored | null>();

async function make(
  env: Environment,
  { hash, variant }: Asked,
  key: string,
  facts: PictureFacts,
): Promise<Stored | null> {
  const original = await env.MEDIA.get(originalKey(hash));
  if (!original) return null;
  const bytes = await makeVariant(imagesBinding(env.IMAGES), new Uint8Array(await original.arrayBuffer()), {
    variant,
    size: facts,
    focal: facts.focal,
  });
  if (kindOf(bytes) !== variantType(variant)) throw new Error("the image service answered something else");
  const stored = await env.MEDIA.put(key, bytes, { httpMetadata: { contentType: variantType(variant) } });
  return { body: bytes, etag: stored.httpEtag };
}

/** Rejects with `BackendFailure`. */
const makeOnce = (env: Environment, asked: Asked, key: string, facts: PictureFacts): Promise<Stored | null> =>
  within("images", limitsOf(env).images, async () => {
    const meanwhile = makings.meanwhile(key);
    if (!meanwhile) return makings.share(key, make(env, asked, key, facts));
    const made = await meanwhile;
    if (!made) throw new Error("another request could not make it");
    return made.value;
  });

/** True for a variant that exists of a picture: none is wider than the picture, and the narrowest always exists. */
const hasVariant = ({ width }: PictureFacts, variant: Variant): boolean =>
  variant.kind === "card" || variant.width <= width || variant.width === variantWidths[0];

/** The variant from the bucket, or made now and kept there. Null if the original is gone. */
async function exact(env: Environment, asked: Asked, facts: PictureFacts | "unknown"): Promise<Stored | null> {
  const { hash, name, variant } = asked;
  const key = keyOf(hash, name, variant.kind === "card" && facts !== "unknown" ? facts.focal : centre);
  const found = await kept(env.MEDIA, key, limitsOf(env));
  if (found) return found;
  if (facts === "unknown") throw new BackendFailure("database", new Error("nothing is known of the picture"));
  return makeOnce(env, asked, key, facts);
}

/**
 * The picture for an address below `/media`. Null if there is none, if it is narrower than the
 * variant, or if the rights to show it have ended at `now` (epoch ms). What cannot be made now is
 * replaced by the nearest variant that is there, or by the original. One query in half a minute.
 * Rejects with `BackendFailure` if the bucket has nothing to show, or does not answer.
 */
export async function readVariant(
  env: Environment,
  db: Database,
  asked: Asked & { now: number },
): Promise<Picture | null> {
  const { hash, variant, now } = asked;
  const facts = await pictureFacts(db, hash, now);
  if (!facts || (facts !== "unknown" && !hasVariant(facts, variant))) return null;
  const rightsExpireAt = facts === "unknown" ? null : facts.rightsExpireAt;
  if (rightsExpireAt !== null && rightsExpireAt <= now) return null;
  try {
    const stored = await exact(env, asked, facts);
    return stored && { ...stored, type: variantType(variant), rightsExpireAt };
  } catch (error) {
    if (!backendFailure(error)) throw error;
    const instead = await standInFor(env.MEDIA, asked, limitsOf(env));
    if (!instead) throw error;
    logError("picture", error);
    return { ...instead, etag: null, rightsExpireAt };
  }
}
