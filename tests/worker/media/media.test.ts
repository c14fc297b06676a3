import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../../workers/db/client";
import { kindOf, uploadLimits } from "../../../workers/media/kinds";
import { imagesBinding } from "../../../workers/media/images";
import { originalKey, storeImage } from "../../../workers/media/store-image";
import { caller, pictures } from "../../support/edge";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const svg = (width: number, height: number, fill = "#ff8f73"): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${fill}"/><rect width="${width}" height="${Math.round(height / 10)}" fill="#0e1b17"/></svg>`;
const store = (source: { svg: string } | { bytes: Uint8Array }, focal?: { x: number; y: number }) =>
  storeImage(env, db(env), { source, alt: { de: "Fläche" }, ...(focal && { focal }) }, now);
const ask = (path: string, headers: Record<string, string> = {}) => pictures.request(path, { headers }, env);

async function stored(source: { svg: string } | { bytes: Uint8Array }, focal?: { x: number; y: number }) {
  const result = await store(source, focal);
  if (!result.ok) throw new Error(result.detail);
  return result.value;
}

/** A JPEG with a comment in its metadata, as a camera would write a place. */
async function jpegWithMetadata(): Promise<Uint8Array> {
  const plain = await imagesBinding(env.IMAGES).normalise(new TextEncoder().encode(svg(400, 300)), "image/jpeg");
  const note = new TextEncoder().encode("Exif\0\0secret place");
  const segment = new Uint8Array([0xff, 0xe1, 0, note.length + 2, ...note]);
  return new Uint8Array([...plain.subarray(0, 2), ...segment, ...plain.subarray(2)]);
}

describe("storing pictures", () => {
  it("keeps a drawing as a raster with its size, colour and content hash, once", async () => {
    const first = await stored({ svg: svg(800, 500) });
    const again = await stored({ svg: svg(800, 500) });
    expect(again).toEqual(first);
    expect(first).toMatchObject({ width: 800, height: 500 });
    const row = await env.DB.prepare("SELECT color, mime, hash FROM media WHERE id = ?")
      .bind(first.id)
      .first<{ color: string; mime: string; hash: string }>();
    expect(row).toEqual({ color: "#ff8f73", mime: "image/png", hash: first.hash });
    const original = await env.MEDIA.get(originalKey(first.hash));
    expect(kindOf(new Uint8Array((await original?.arrayBuffer()) ?? new ArrayBuffer(0)))).toBe("image/png");
  });

  it("drops metadata", async () => {
    const input = await jpegWithMetadata();
    expect(new TextDecoder("latin1").decode(input)).toContain("secret place");
    const { hash } = await stored({ bytes: input });
    const original = await env.MEDIA.get(originalKey(hash));
    expect(new TextDecoder("latin1").decode(await original?.arrayBuffer())).not.toContain("secret place");
  });

  it.each([
    [
      "HTML that is called a picture",
      new TextEncoder().encode("<!doctype html><script>alert(1)</script>"),
      /^Not a PNG/,
    ],
    // Before anything that could draw it reads it.
    ["an SVG as an upload", new TextEncoder().encode(svg(100, 100)), /^Not a PNG/],
    [
      "a PNG signature with nothing behind it",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]),
      /cannot be read$/,
    ],
    ["too many bytes", new Uint8Array(uploadLimits.bytes + 1), /^The file is larger/],
    ["nothing", new Uint8Array(), /^Not a PNG/],
  ])("refuses %s", async (_, bytes, why) => {
    const before = await env.DB.prepare("SELECT count(*) AS n FROM media").first("n");
    const detail = expect.stringMatching(why) as string;
    expect(await store({ bytes })).toMatchObject({ ok: false, code: "unprocessable", detail });
    expect(await env.DB.prepare("SELECT count(*) AS n FROM media").first("n")).toBe(before);
  });

  it.each([
    [10_000, 5_001],
    [8, 400],
  ])("refuses %i × %i pixels", async (width, height) => {
    expect(await store({ svg: svg(width, height) })).toMatchObject({ ok: false, code: "unprocessable" });
  });
});

describe("serving pictures", () => {
  let hash = "";
  beforeAll(async () => {
    ({ hash } = await stored({ svg: svg(800, 500, "#bfe6d2") }));
  });

  it.each([
    ["avif", "image/avif"],
    ["webp", "image/webp"],
    ["jpg", "image/jpeg"],
  ])("sends w640.%s of the right kind and size, for ever", async (format, type) => {
    const answer = await ask(`/${hash}/w640.${format}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(await imagesBinding(env.IMAGES).inspect(bytes)).toMatchObject({ width: 640, height: 400, format: type });
    expect(await env.MEDIA.head(`media/${hash}/w640.${format}`)).not.toBeNull();
  });

  it("answers 304 to who has it, with the same tag from the bucket as when it was made", async () => {
    const made = await ask(`/${hash}/w320.webp`);
    const kept = await ask(`/${hash}/w320.webp`);
    const etag = made.headers.get("etag");
    expect(etag).toBeTruthy();
    expect(kept.headers.get("etag")).toBe(etag);
    expect((await ask(`/${hash}/w320.webp`, { "if-none-match": `W/${etag}` })).status).toBe(304);
    expect((await ask(`/${hash}/w320.webp`, { "if-none-match": '"other"' })).status).toBe(200);
  });

  it("sends and confirms files under a policy that runs nothing, whatever a file turns out to be", async () => {
    const site = caller({ renderPage: () => Promise.resolve(new Response("page")) });
    for (const name of ["w640.jpg", "card.jpg"]) {
      const path = `/media/${hash}/${name}`;
      // oxlint-disable-next-line no-await-in-loop
      const whole = await site(path);
      // oxlint-disable-next-line no-await-in-loop
      const confirmed = await site(path, { headers: { "if-none-match": whole.headers.get("etag") ?? "" } });
      expect([whole.status, confirmed.status]).toEqual([200, 304]);
      for (const { headers } of [whole, confirmed])
        expect([headers.get("content-security-policy"), headers.get("x-content-type-options")]).toEqual([
          "default-src 'none'; sandbox",
          "nosniff",
        ]);
    }
  });

  it.each(["w641.avif", "w1024.avif", "w640.png", "w640.avif.html", "original", "card.png", "w0640.avif"])(
    "has no %s",
    async (name) => {
      expect((await ask(`/${hash}/${name}`)).status).toBe(404);
    },
  );

  it("has nothing for an unknown hash", async () => {
    expect((await ask(`/${"0".repeat(16)}/w640.avif`)).status).toBe(404);
    expect((await ask("/not-a-hash/w640.avif")).status).toBe(404);
  });

  it("cuts the card around the point of interest", async () => {
    const tall = (focal: { x: number; y: number }, fill: string) => stored({ svg: svg(600, 1200, fill) }, focal);
    const [top, bottom] = [await tall({ x: 0.5, y: 0 }, "#c9b8f2"), await tall({ x: 0.5, y: 1 }, "#c9b8f3")];
    const card = async (of: string): Promise<Uint8Array> =>
      new Uint8Array(await (await ask(`/${of}/card.jpg`)).arrayBuffer());
    const [upper, lower] = [await card(top.hash), await card(bottom.hash)];
    expect(await imagesBinding(env.IMAGES).inspect(upper)).toMatchObject({ width: 1200, height: 630 });
    // Only the upper card contains the dark band at the top of the picture.
    expect(upper.length).toBeGreaterThan(lower.length);
  });
});
