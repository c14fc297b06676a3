import { Hono } from "hono";
import { db } from "../db/client";
import { parseVariant, readVariant, variantType } from "../media/variants";
import type { AppEnv } from "../middleware/app-env";

const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};

/** Social cards follow the point of interest, so they may change. */
const cardCaching = "public, max-age=86400";

const quoted = (list: string): string[] => list.split(",").map((entry) => entry.trim().replace(/^W\//, ""));

/**
 * Pictures of the media library, below `/media`: `/{hash}/w640.avif` (also webp, jpg; the widths of
 * the design) and `/{hash}/card.jpg`. Everything else is a 404 without a body.
 */
export const mediaRouter = new Hono<AppEnv>().get("/:hash{[0-9a-f]{64}}/:name", async (c) => {
  const { hash, name } = c.req.param();
  const variant = parseVariant(name);
  const found = variant && (await readVariant(c.env, db(c.env), { hash, name, variant }));
  if (!found) return c.body(null, 404, { "cache-control": "public, max-age=60" });
  const caching = variant.kind === "card" ? { ...headers, "cache-control": cardCaching } : headers;
  const known = c.req.header("if-none-match");
  if (known && (known === "*" || quoted(known).includes(found.etag)))
    return c.body(null, 304, { ...caching, etag: found.etag });
  return new Response(found.body as BodyInit, {
    headers: { ...caching, "content-type": variantType(variant), etag: found.etag },
  });
});
