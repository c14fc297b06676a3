import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { previewLasts } from "~/domain/editing/preview";
import type { SharedPreview } from "~/domain/editing/schema";
import { article } from "../../../workers/db/schema/articles";
import { page as pageTable } from "../../../workers/db/schema/pages";
import { audit } from "../../../workers/db/schema/site";
import { setOnline } from "../../../workers/publishing/set-online";
import {
  asking,
  database,
  documentWith,
  emptyHouse,
  headline,
  publishedPage,
  saying,
  staff,
  step,
} from "../../support/editing";
import { caller } from "../../support/edge";
import { editors } from "../../support/editors";
import { saveSettings } from "../../support/house";
import { sitePages } from "../../support/site-pages";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const { ask } = editors();
const visit = caller({ renderPage: sitePages }, { AUTH_SECRET, TEST_CLOCK: "allow" });

let page = 0;
beforeEach(async () => {
  await emptyHouse("ada", "bob");
  await saveSettings();
  await database.delete(audit);
  page = await publishedPage("/haus", documentWith(headline("m1", "Eins")));
  await step(page, 0, [saying("m1", "Lichtspiele")]);
});

const share = (version: string, role: Parameters<typeof ask>[0] = "editor") =>
  ask(role, "POST", `page/${page}/preview/`, { body: { version } });
const keyOf = async (version: string) => (await (await share(version)).json<SharedPreview>()).key;
const textOf = async (path: string, headers: Record<string, string> = {}) => (await visit(path, { headers })).text();
const statusOf = async (path: string, headers: Record<string, string> = {}) => (await visit(path, { headers })).status;

// Hashing a password takes its time, on purpose.
describe("a link to what is not published", { timeout: 60_000 }, () => {
  it("shows the working copy, as it is then, to whoever has it, and says what it is", async () => {
    const path = `/de/haus?v=draft&preview=${await keyOf("draft")}`;
    const shown = await visit(path);
    expect(shown.headers.get("cache-control")).toBe("private, no-store");
    expect(shown.headers.get("x-robots-tag")).toContain("noindex");
    const html = await shown.text();
    expect(html).toContain("Lichtspiele");
    expect(html).toContain("nicht die veröffentlichte Seite");
    await step(page, 1, [saying("m1", "Filmtheater")]);
    expect(await textOf(path)).toContain("Filmtheater");
    expect(await textOf(path.replace("?", ".data?"))).toContain("Filmtheater");
    // Nobody else is shown any of it, from no kept copy either.
    const plain = await textOf("/de/haus");
    expect([plain.includes("Eins"), plain.includes("nicht die veröffentlichte Seite")]).toEqual([true, false]);
  });

  it("shows a version as it was, and a page that is offline", async () => {
    const key = await keyOf("1");
    await setOnline(asking(staff("ada"), Date.now()), page, { isOnline: false });
    expect(await statusOf("/de/haus")).toBe(404);
    expect(await textOf(`/de/haus?v=1&preview=${key}`)).toContain("Eins");
  });

  it("opens this version of this page, in every language, and nothing else", async () => {
    const other = await publishedPage("/anderswo", documentWith(headline("m2", "Anderes")));
    await step(other, 0, [saying("m2", "Geheimes")]);
    const key = await keyOf("draft");
    expect(await statusOf(`/en/haus?v=draft&preview=${key}`)).toBe(200);
    expect(await textOf(`/de/anderswo?v=draft&preview=${key}`)).not.toContain("Geheimes");
    expect(await statusOf(`/de/anderswo?v=draft&preview=${key}`)).toBe(403);
    // Sent to what everybody sees.
    const [, until = "", signature = ""] = key.split(".");
    for (const wrong of [
      `v=1&preview=${key}`,
      `v=draft&preview=${other}.${until}.${signature}`,
      `v=draft&preview=${page}.${Number(until) + 1}.${signature}`,
      `v=draft&preview=${key}x`,
      `v=draft&preview=${key}.1`,
      "v=draft&preview=",
      "v=draft",
    ]) {
      const answer = await visit(`/de/haus?${wrong}`);
      expect([wrong, answer.status, answer.headers.get("location")]).toEqual([wrong, 301, "/de/haus"]);
    }
    // A call of its own it does not open, nor does that tell which pages there are.
    for (const path of ["haus", "gibt-es-nicht"])
      expect(await statusOf(`/de/pageeditor-api/page/${path}?version_id=draft&preview=${key}`)).toBe(403);
  });

  it("opens the sections of this article and of no other", async () => {
    const sections = async (id: number, words: string) => {
      const path = `~article-${id}`;
      const own = await publishedPage(path, documentWith(headline("m1", "Eins")));
      await database.update(pageTable).set({ contentType: "article" }).where(eq(pageTable.id, own));
      await database.insert(article).values({ id, slug: "a", title: { de: "A" }, date: "2026-11-20", pageId: own });
      await step(own, 0, [saying("m1", words)]);
      return own;
    };
    await database.delete(article);
    const [mine] = [await sections(71, "Meines"), await sections(72, "Fremdes")];
    const shared = await ask("editor", "POST", `page/${mine}/preview/`, { body: { version: "draft" } });
    const { key } = await shared.json<SharedPreview>();
    expect(await textOf(`/de/mediathek/a/71?v=draft&preview=${key}`)).toContain("Meines");
    expect(await statusOf(`/de/mediathek/a/72?v=draft&preview=${key}`)).toBe(403);
    expect(await textOf(`/de/mediathek/a/72?v=draft&preview=${key}`)).not.toContain("Fremdes");
  });

  it("is over after a week, and says so", async () => {
    const path = `/de/haus?v=draft&preview=${await keyOf("draft")}`;
    const at = (ms: number) => ({ "x-test-now": new Date(Date.now() + ms).toISOString() });
    expect(await statusOf(path, at(previewLasts - 60_000))).toBe(200);
    const later = { headers: at(previewLasts + 1_000) };
    const over = await visit(path, later);
    const text = await over.text();
    expect([over.status, text.includes("Diese Vorschau ist vorbei"), text.includes('href="/de"')]).toEqual([
      410,
      true,
      true,
    ]);
    // Within the site nobody is left standing.
    const data = await visit(`${path.replace("?", ".data?")}&_routes=page`, later);
    expect([data.status, data.headers.get("x-remix-redirect")]).toEqual([204, "/de/haus"]);
  });

  it("is made by whoever may edit the page, of what there is, and written down", async () => {
    expect((await share("draft", null)).status).toBe(401);
    expect((await share("draft", "box-office")).status).toBe(403);
    expect((await share("99")).status).toBe(404);
    expect((await share("gestern")).status).toBe(400);
    expect((await ask("editor", "POST", "page/987654/preview/", { body: { version: "draft" } })).status).toBe(404);
    expect(await database.select().from(audit)).toEqual([]);
    await share("1");
    const rows = await database
      .select({ action: audit.action, page: audit.entityId, detail: audit.detail })
      .from(audit);
    expect(rows).toMatchObject([{ action: "page.preview", page: String(page), detail: { version: "1" } }]);
  });
});
