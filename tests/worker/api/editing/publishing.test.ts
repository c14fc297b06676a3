import { beforeEach, describe, expect, it } from "vitest";
import type { Published, Version, VersionDocument } from "~/domain/editing/schema";
import { documentWith, draftOf, emptyHouse, headline, publishedPage, saying } from "../../../support/editing";
import { editors } from "../../../support/editors";

const { ask, call } = editors();
let page = 0;
beforeEach(async () => {
  await emptyHouse();
  page = await publishedPage("/haus", documentWith(headline("m1", "Eins"), headline("m2", "Zwei")));
});

const of = (method: string, rest: string, body?: unknown) => ask("editor", method, `page/${page}/${rest}`, { body });
const write = (base_rev: number, content: string) =>
  ask("editor", "POST", `draft/${page}/`, {
    body: { base_rev, step: crypto.randomUUID(), operations: [saying("m1", content)] },
  });

// Hashing a password takes its time, on purpose.
describe("a page in the hands of an editor", { timeout: 60_000 }, () => {
  it("is published, taken up again as it was, and undone", async () => {
    await write(0, "Uno");
    const published = await of("POST", "publish/", { rev: 1 });
    expect([published.status, (await published.json<Published>()).seq]).toEqual([200, 2]);
    const { results } = await (await of("GET", "versions/")).json<{ results: Version[] }>();
    expect(results.map(({ seq, is_live, by }) => [seq, is_live, by?.name])).toEqual([
      [2, true, "Ada Muster"],
      [1, false, undefined],
    ]);
    const { document } = await (await of("GET", "versions/1/")).json<VersionDocument>();
    expect(document).toEqual(documentWith(headline("m1", "Eins"), headline("m2", "Zwei")));
    const restored = await of("POST", "versions/1/restore/", { base_rev: 1, step: crypto.randomUUID() });
    expect([restored.status, await restored.json()]).toEqual([200, { rev: 2, others: [] }]);
    expect(await (await of("POST", "undo/", { base_rev: 2 })).json()).toMatchObject({ rev: 3, step: { rev: 3 } });
    expect((await draftOf(page)).document.containers[0]?.columns[0]?.children[0]?.props["content"]).toEqual({
      de: "Uno",
    });
  });

  it("is refused with what is missing, and for a revision that is not the last", async () => {
    await write(0, "");
    const refused = await of("POST", "publish/", { rev: 1 });
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      { publish_errors: [{ module: "m1", key: "content" }] },
    ]);
    expect((await of("POST", "publish/", { rev: 0 })).status).toBe(409);
    expect((await of("POST", "publish/", {})).status).toBe(428);
    expect((await of("POST", "versions/1/restore/", { step: crypto.randomUUID() })).status).toBe(428);
    expect((await of("POST", "publish/", { rev: 1, at: "yesterday" })).status).toBe(400);
    expect((await of("GET", "versions/9/")).status).toBe(404);
    expect((await ask("editor", "POST", "page/987654/publish/", { body: { rev: 0 } })).status).toBe(404);
  });

  it("waits for its moment, and not any more", async () => {
    const at = "2099-12-24T18:00:00+01:00";
    expect((await of("POST", "publish/", { rev: 0, at })).status).toBe(200);
    expect((await of("POST", "offline/", { at })).status).toBe(204);
    expect(await draftOf(page)).toMatchObject({
      scheduled: { at: "2099-12-24T17:00:00.000Z" },
      offline_at: "2099-12-24T17:00:00.000Z",
    });
    expect((await of("DELETE", "publish/")).status).toBe(204);
    expect((await of("POST", "offline/", {})).status).toBe(204);
    expect((await of("POST", "offline/", { at })).status).toBe(204);
    // Called off, it stays what it is.
    expect((await of("DELETE", "offline/")).status).toBe(204);
    expect(await draftOf(page)).toMatchObject({ scheduled: null, offline_at: null, page: { is_online: false } });
    expect((await of("POST", "online/")).status).toBe(204);
  });

  it("goes offline for visitors and stays there for staff", async () => {
    const read = () => call("/de/pageeditor-api/page/haus");
    expect((await read()).status).toBe(200);
    expect((await of("POST", "offline/", {})).status).toBe(204);
    expect((await read()).status).toBe(404);
    expect((await ask("editor", "GET", "page/haus")).status).toBe(200);
    expect((await of("POST", "online/")).status).toBe(204);
    expect((await read()).status).toBe(200);
  });

  it("shows what its document refers to, as far as there is such a thing", async () => {
    const answer = await ask("editor", "GET", "sources/?media=987,988&files=&venues=");
    expect([answer.status, await answer.json()]).toEqual([200, { images: {}, files: {}, venues: {}, rights_end: {} }]);
    expect((await ask("editor", "GET", "sources/?media=x")).status).toBe(400);
  });
});
