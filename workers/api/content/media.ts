import { Hono } from "hono";
import { pictureAges } from "../../cache/policies";
import { db } from "../../db/client";
import { readVariant, type Picture } from "../../media/read-variant";
import { parseVariant, type Variant } from "../../media/variants";
import type { AppEnv } from "../../http/app-env";

const headers = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; sandbox",
};

function cachingOf({ etag, rightsExpireAt }: Picture, variant: Variant, now: number): string {
  const longest = pictureAges[etag === null ? "standIn" : variant.kind === "card" ? "card" : "variant"];
  if (longest === pictureAges.variant && rightsExpireAt === null) return `public, max-age=${longest}, immutable`;
  const allowed = rightsExpireAt === null ? longest : Math.floor((rightsExpireAt - now) / 1_000);
  return `public, max-age=${Math.min(longest, allowed)}`;
}

const quoted = (list: string): string[] => list.split(",").map((entry) => entry.trim().replace(/^W\//, ""));

/**
 * Pictures of the media library, below `/media`: `/{hash}/w640.avif` (also webp, jpg; the widths of
 * the design) and `/{hash}/card.jpg`. Everything else is a 404 without a body.
 */
export const mediaRouter = new Hono<AppEnv>().get("/:hash{[\\w-]{16}}/:name", async (c) => {
  const { hash, name } = c.req.param();
  const { now } = c.var.facts;
  const variant = parseVariant(name);
  const found = variant && (await readVariant(c.env, db(c.env), { hash, name, variant, now }));
  if (!found) return c.body(null, 404, { "cache-control": `public, max-age=${pictureAges.standIn}` });
  const { etag, type, body } = found;
  const about = { ...headers, "cache-control": cachingOf(found, variant, now), ...(etag !== null && { etag }) };
  const known = c.req.header("if-none-match");
  if (known && etag !== null && (known === "*" || quoted(known).includes(etag))) return c.body(null, 304, about);
  return new Response(body as BodyInit, { headers: { ...about, "content-type": type } });
});
