import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { KeptImage } from "~/domain/editing/picking";
import { media } from "../../../../workers/db/schema/media";
import { reindex } from "../../../../workers/db/search/search-index";
import { database, documentWith, emptyHouse, headline, publishedPage } from "../../../support/editing";
import { editors } from "../../../support/editors";

const { ask } = editors();

beforeAll(async () => {
  await emptyHouse();
  await publishedPage("/haus", documentWith(headline("m1", "Drei Säle")));
  await publishedPage("/agb", documentWith(headline("m2", "Karten")));
  await reindex(database);
  await database.delete(media);
  await database.insert(media).values([
    { hash: "a".repeat(16), mime: "image/png", width: 800, height: 600, alt: { de: "Ein Turm" }, createdAt: 1 },
    { hash: "b".repeat(16), mime: "image/png", width: 800, height: 600, filename: "100%.png", createdAt: 2 },
    { hash: "c".repeat(16), mime: "audio/mpeg", kind: "audio", filename: "Turm.mp3", createdAt: 3 },
  ]);
});

const picked = async (kind: string, query = "") =>
  (await ask("editor", "GET", `pick/${kind}/${query}`)).json<{ count: number; results: Record<string, unknown>[] }>();
/** A picture of 40 × 30 as a browser would send it. */
async function picture(type = "image/png"): Promise<File> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="#0f5b45"/></svg>';
  const made = await env.IMAGES.input(new Blob([svg]).stream()).output({ format: "image/png" });
  return new File([await made.response().arrayBuffer()], "foyer.png", { type });
}
async function send(file: File, role: "editor" | "box-office" = "editor") {
  const body = new FormData();
  body.append("file", file);
  return ask(role, "POST", "media/", { body });
}

describe("what editors choose from", { timeout: 60_000 }, () => {
  it("are the pages of the house before a word is typed, and what fits the words then", async () => {
    expect((await picked("links")).results).toEqual([
      { url: "/agb", title: "/agb", kind: "page", note: "/agb" },
      { url: "/haus", title: "/haus", kind: "page", note: "/haus" },
    ]);
    expect((await picked("links", "?q=haus")).results).toMatchObject([{ url: "/haus", kind: "page" }]);
    expect(await picked("events")).toMatchObject({ count: 0, results: [] });
  });

  it("are pictures by their words, the newest first, and no other files; signs of the search are letters", async () => {
    const names = async (query: string) => (await picked("images", query)).results.map(({ src }) => String(src).at(-1));
    expect(await names("")).toEqual(["b", "a"]);
    expect(await names("?q=turm")).toEqual(["a"]);
    expect(await names("?q=100%25")).toEqual(["b"]);
    expect(await names("?q=_")).toEqual([]);
    expect((await ask("editor", "GET", "pick/images/?page=2")).status).toBe(404);
  });
});

describe("a picture that an editor brings", { timeout: 60_000 }, () => {
  it("is kept once, and keeps what is said of it", async () => {
    const kept = await send(await picture());
    expect(kept.status).toBe(201);
    const { id, width, height, facts } = await kept.json<KeptImage>();
    expect([width, height, facts]).toEqual([40, 30, { alt: {}, decorative: false, focal: { x: 0.5, y: 0.5 } }]);
    const said = await ask("editor", "PATCH", `media/${id}/`, {
      body: { alt: { de: "Das Foyer" }, focal: { x: 0.2, y: 1 } },
    });
    expect(said.status).toBe(200);
    await ask("editor", "PATCH", `media/${id}/`, { body: { alt: { en: "The foyer" } } });
    const again = await (await send(await picture())).json<KeptImage>();
    expect(again).toMatchObject({
      id,
      alt: "Das Foyer",
      facts: { alt: { de: "Das Foyer", en: "The foyer" }, focal: { x: 0.2, y: 1 } },
    });
    expect((await ask("editor", "PATCH", `media/${id}/`, { body: { focal: { x: 2, y: 0 } } })).status).toBe(400);
  });

  it("is what its bytes say, and brought by those who may", async () => {
    const html = new File(["<script>alert(1)</script>"], "x.png", { type: "image/png" });
    expect((await send(html)).status).toBe(422);
    expect((await send(new File(["<svg onload='alert(1)'/>"], "x.svg", { type: "image/svg+xml" }))).status).toBe(422);
    expect((await send(await picture(), "box-office")).status).toBe(403);
    expect((await ask("editor", "PATCH", "media/999999/", { body: { decorative: true } })).status).toBe(404);
  });
});
