import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import { redirect } from "../../../workers/db/schema/site";
import { bumpGeneration } from "../../../workers/cache/generation";
import { db } from "../../../workers/db/client";
import type { Bindings } from "../../../workers/http/app-env";
import { siteFacts, type SiteFacts } from "../../../workers/http/site-facts";
import { saveSettings } from "../../support/house";
import { database } from "../../support/stored-site";
import { external, sellElsewhere } from "../../support/webshop";

const now = Date.parse("2026-11-21T18:00:00Z");
const backend = "https://backend.example";

/** The store as an isolate of its own has it; `isDown` once it fails. */
function isolate(isDown: () => boolean = () => false) {
  return new Proxy(env.CACHE, {
    get(target, key) {
      const value = Reflect.get(target, key) as (...args: unknown[]) => unknown;
      return (...args: unknown[]) => {
        if (isDown()) throw new Error("KV is down");
        return Reflect.apply(value, target, args);
      };
    },
  });
}

async function factsOf(bindings: Partial<Bindings> = {}, at = now): Promise<SiteFacts | null> {
  const ctx = createExecutionContext();
  const facts = await siteFacts({ ...env, CACHE: isolate(), ...bindings }, ctx, at);
  await waitOnExecutionContext(ctx);
  return facts;
}

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

describe("what the Worker knows of its site", () => {
  it("is that it is online and nothing else before anybody has said anything", async () => {
    await bumpGeneration(env);
    expect(await factsOf()).toMatchObject({ online: true, tracked: false, shop: null, webshopLink: "", email: "" });
  });

  it("is what the house has set", async () => {
    const contact = { ...defaultSettings.contact, email: "kassa@kino.example", transport: {} };
    const webshop_link = "https://tickets.example/";
    await sellElsewhere({}, { contact }, { cookies: { tag_manager_id: "GTM-ABC123" }, webshop_link });
    expect(await factsOf()).toMatchObject({
      online: true,
      tracked: true,
      shop: external,
      webshopLink: webshop_link,
      email: "kassa@kino.example",
    });
    await sellElsewhere({}, { is_shop_online: false, is_site_online: false });
    expect(await factsOf()).toMatchObject({ online: false, tracked: false, shop: null });
  });

  it("is where addresses lead, however they were written down", async () => {
    await db(env).insert(redirect).values({ oldPath: "/f%C3%BCr/alle/", newPath: "/programm" });
    await saveSettings();
    expect((await factsOf())?.redirects.get("/de/für/alle")).toBe("/de/programm");
  });

  it("costs nothing while it is warm, and is read again when something is published", async () => {
    await saveSettings();
    const CACHE = isolate();
    const { DB, queries } = database();
    const warm = { CACHE, DB };
    await factsOf(warm);
    const once = queries();
    expect(once).toBeGreaterThan(0);
    for (const later of [1, 29_999, 30_000, 60_000]) await factsOf(warm, now + later);
    expect(queries()).toBe(once);
    await saveSettings({ is_site_online: false });
    expect(await factsOf(warm, now + 120_000)).toMatchObject({ online: false });
  });

  it("is what was last known while nothing answers, and null where nothing ever was", async () => {
    await saveSettings({ is_site_online: false });
    let isDown = false;
    const CACHE = isolate(() => isDown);
    const { DB, queries } = database(() => isDown);
    expect(await factsOf({ CACHE, DB })).toMatchObject({ online: false });
    isDown = true;
    const aMonth = 40 * 24 * 3_600_000;
    expect(await factsOf({ CACHE, DB }, now + aMonth)).toMatchObject({ online: false });
    const tried = queries();
    expect(await factsOf({ CACHE, DB }, now + aMonth + 29_999)).toMatchObject({ online: false });
    expect(queries()).toBe(tried);
    expect(await factsOf({ CACHE: isolate(() => isDown), DB }, now + aMonth)).toBeNull();
  });
});

describe("what another backend says of the site", () => {
  const says = (answers: Record<string, Response>) => {
    const asked: string[] = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
      const { origin, pathname } = new URL(new Request(input).url);
      asked.push(pathname);
      const answer = origin === backend ? answers[pathname] : undefined;
      return answer?.clone() ?? Response.json({ code: "internal" }, { status: 500 });
    });
    return asked;
  };
  const bindings = { API_ORIGIN: backend } as unknown as Partial<Bindings>;
  const redirects = Response.json([{ old_path: "/ehemals", new_path: "/programm" }]);

  it("is asked with its redirects", async () => {
    await bumpGeneration(env);
    const settings = Response.json({ is_site_online: true, contact: { email: "a@b.example" } });
    says({ "/pageeditor-api/settings": settings, "/de/pageeditor-api/redirect": redirects });
    const facts = await factsOf(bindings);
    expect(facts).toMatchObject({ online: true, email: "a@b.example", tracked: false, shop: null, webshopLink: "" });
    expect(facts?.redirects.get("/en/ehemals")).toBe("/en/programm");
  });

  it.each([{}, { design: {} }])("may leave out what it has not: %j", async (some) => {
    await bumpGeneration(env);
    const email = `${crypto.randomUUID()}@b.example`;
    const settings = Response.json({ is_site_online: true, is_shop_online: true, contact: { email }, ...some });
    says({ "/pageeditor-api/settings": settings, "/de/pageeditor-api/redirect": Response.json([]) });
    expect(await factsOf(bindings)).toMatchObject({ email, tracked: false, shop: null, webshopLink: "" });
  });

  it("is asked for again some time, for nobody here publishes it", async () => {
    await bumpGeneration(env);
    const CACHE = isolate();
    const answers = (is_site_online: boolean) =>
      says({
        "/pageeditor-api/settings": Response.json({ is_site_online }),
        "/de/pageeditor-api/redirect": Response.json([]),
      });
    answers(true);
    expect(await factsOf({ ...bindings, CACHE })).toMatchObject({ online: true });
    answers(false);
    const aDay = 24 * 3_600_000;
    expect(await factsOf({ ...bindings, CACHE }, now + aDay)).toMatchObject({ online: false });
  });

  it("is that it is offline, and then nothing else is asked", async () => {
    await bumpGeneration(env);
    const asked = says({ "/pageeditor-api/settings": Response.json({ is_site_online: false }) });
    expect(await factsOf(bindings)).toMatchObject({ online: false });
    expect(asked).toEqual(["/pageeditor-api/settings"]);
  });

  it("is nothing where it does not answer, and nobody remembers", async () => {
    // As often as earlier answers are kept, and once more.
    for (let publish = 0; publish < 4; publish += 1) await bumpGeneration(env);
    says({});
    expect(await factsOf(bindings)).toBeNull();
  });
});
