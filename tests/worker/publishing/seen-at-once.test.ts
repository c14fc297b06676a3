import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { bumpGeneration } from "../../../workers/cache/generation";
import { waits } from "../../../workers/cache/policies";
import { caller } from "../../support/edge";
import { documentWith, emptyHouse, headline, publishedPage } from "../../support/editing";
import { editors } from "../../support/editors";
import { saveSettings } from "../../support/house";
import { sitePages } from "../../support/site-pages";

/** Another isolate: the same KV and database, and nothing in its memory. */
const isolate = () =>
  caller(
    { renderPage: sitePages },
    {
      CACHE: new Proxy(env.CACHE, {
        get: (target, key) => (Reflect.get(target, key) as (...args: unknown[]) => unknown).bind(target),
      }),
    },
  );

/** What a visitor reads there, and whether it was a kept copy. */
async function read(call: ReturnType<typeof caller>, path: string) {
  const answer = await call(path);
  const words = /Eins|Zwei/.exec((await answer.text()).split("<main")[1] ?? "")?.[0];
  return { words, isKept: answer.headers.get("cache-status") === "kasch; hit", answer };
}

beforeAll(async () => {
  await emptyHouse();
  await saveSettings();
});
afterEach(() => vi.useRealTimers());

// Hashing a password takes its time, on purpose.
describe("what is published", { timeout: 60_000 }, () => {
  it("is the first answer after it, whatever copy is kept where", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    const { call: here, ask } = editors(sitePages);
    const [warm, cold] = [isolate(), isolate()];
    const page = await publishedPage("/sofort", documentWith(headline("m1", "Eins")));
    await bumpGeneration(env);
    const path = "/de/sofort";
    await read(here, path);
    for (const place of [here, warm]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(read(place, path)).resolves.toMatchObject({ words: "Eins", isKept: true });
    }

    const operations = [{ op: "set", id: "m1", key: "content", lang: "de", value: "Zwei" }];
    const step = { base_rev: 0, step: crypto.randomUUID(), operations };
    expect((await ask("editor", "POST", `draft/${page}/`, { body: step })).status).toBe(200);
    await expect(read(here, path)).resolves.toMatchObject({ words: "Eins", isKept: true });
    expect((await ask("editor", "POST", `page/${page}/publish/`, { body: { rev: 1 } })).status).toBe(200);

    // Where it was published, and where nothing is held but what KV has of before.
    const first = await read(here, path);
    expect([first.words, first.isKept]).toEqual(["Zwei", false]);
    await expect(read(cold, path)).resolves.toMatchObject({ words: "Zwei" });
    // A browser keeps nothing that it would not ask about.
    for (const name of [path, `${path}.data`])
      // oxlint-disable-next-line no-await-in-loop
      expect((await here(name)).headers.get("cache-control")).toBe("private, no-cache");
    // Who holds a copy asks once a second: the clock stands at the first of these questions, and its answer is enough.
    vi.setSystemTime(Date.now() + waits.generation);
    await vi.waitFor(() => expect(read(warm, path)).resolves.toMatchObject({ words: "Zwei" }), 20_000);
  });
});
