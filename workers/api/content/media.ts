import { Hono, type Context } from "hono";
import { pictureAges } from "../../cache/policies";
import { db } from "../../db/client";
import { readFile, type FilePart } from "../../media/read-file";
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

const headersOf = ({ mime, etag, size, range, filename }: FilePart) => ({
  ...headers,
  "content-type": mime,
  // Its address is its content; rights may still end.
  "cache-control": `public, max-age=${pictureAges.card}`,
  "accept-ranges": "bytes",
  "content-length": String(range?.length ?? size),
  etag,
  ...(range && { "content-range": `bytes ${range.offset}-${range.offset + range.length - 1}/${size}` }),
  // What could run in a browser is handed over and not opened under the house's name.
  ...(mime === "application/pdf" && {
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(filename)}`,
  }),
});

async function file(c: Context<AppEnv>, hash: string, name: string): Promise<Response> {
  const range = c.req.header("range");
  const found = await readFile(c.env, db(c.env), { hash, name, range, now: c.var.facts.now });
  if (!found) return c.body(null, 404, { "cache-control": `public, max-age=${pictureAges.standIn}` });
  if (found === "unsatisfiable") return c.body(null, 416);
  return new Response(found.body, { status: found.range ? 206 : 200, headers: headersOf(found) });
}

/**
 * The media library, below `/media`: of pictures `/{hash}/w640.avif` (also webp, jpg; the widths of the design) and
 * `/{hash}/card.jpg`, of everything else `/{hash}/file.mp3`. What there is none of is a 404 without a body.
 */
export const mediaRouter = new Hono<AppEnv>().get("/:hash{[\\w-]{16}}/:name", async (c) => {
  const { hash, name } = c.req.param();
  if (name.startsWith("file.")) return file(c, hash, name);
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
