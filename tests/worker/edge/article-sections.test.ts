import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { bumpGeneration } from "../../../workers/cache/generation";
import { article } from "../../../workers/db/schema/articles";
import { page, pageVersion } from "../../../workers/db/schema/pages";
import { caller } from "../../support/edge";
import { documentWith, headline, now } from "../../support/editing";
import { smallHouse } from "../../support/fixtures";
import { signInWith } from "../../support/house";
import { sitePages } from "../../support/site-pages";

const call = caller({ renderPage: sitePages }, { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" });
const text = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Der Anfang." }] }] };
const pasted = { id: "m2", type: "html", version: 1, order: 1, props: { html_code: "<p>Eingefügt</p>" } };

beforeAll(async () => {
  const db = await smallHouse(env);
  const document = documentWith(headline("m1", "Und weiter"), pasted);
  await db.insert(page).values({ id: 7, path: "~article-1", contentType: "article", title: { de: "A" }, liveSeq: 1 });
  await db.insert(pageVersion).values({ pageId: 7, seq: 1, reason: "publish", document, createdAt: now });
  const row = { title: { de: "A" }, text: { de: text }, date: "2026-11-20" };
  await db.insert(article).values([
    { ...row, id: 1, slug: "mit", pageId: 7 },
    { ...row, id: 2, slug: "ohne" },
  ]);
  await bumpGeneration(env);
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await call(path, { headers });
  return { status: response.status, html: await response.text() };
};

it("follow the text in the document, and only where there are any", async () => {
  const { html } = await read("/de/mediathek/mit/1");
  expect(html.indexOf("Der Anfang.")).toBeGreaterThan(0);
  expect(html.indexOf("Und weiter</h2>")).toBeGreaterThan(html.indexOf("Der Anfang."));
  expect((await read("/de/mediathek/ohne/2")).html).not.toContain("data-layout");
});

it("show what was pasted into them in a frame of its own", async () => {
  const { html } = await read("/de/mediathek/mit/1");
  const [, frame = ""] = /<iframe[^>]* src="([^"]+)"/.exec(html) ?? [];
  expect(frame).toBe("/de/html/m2/mediathek/mit/1");
  expect(await read(frame)).toMatchObject({ status: 200, html: expect.stringContaining("<p>Eingefügt</p>") });
  expect((await read("/de/html/m2/mediathek/ohne/2")).status).toBe(404);
});

// Hashing a password takes its time, on purpose.
it("have no version that nobody has made: that is a 404 with the way to the article", { timeout: 60_000 }, async () => {
  const cookie = await signInWith(call);
  for (const version of ["9", "neueste"]) {
    const { status, html } = await read(`/de/mediathek/mit/1?v=${version}`, { cookie });
    expect([status, html.includes("Diese Fassung gibt es nicht")]).toEqual([404, true]);
    expect(html).toMatch(/<a [^>]*href="\/de\/mediathek\/mit\/1"[^>]*>Zur veröffentlichten Seite/);
  }
  for (const known of ["mit/1?v=1", "mit/1", "ohne/2?edit"])
    expect((await read(`/de/mediathek/${known}`, { cookie })).status).toBe(200);
});
