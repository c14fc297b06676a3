import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import type { Page } from "~/domain/pages/schema";
import type { Navigation, SiteSettings } from "~/domain/site/schema";
import { bumpGeneration } from "../../../workers/cache/generation";
import { declaredCall } from "../../../workers/api/app";
import { db } from "../../../workers/db/client";
import { media } from "../../../workers/db/schema/media";
import { page, pageVersion } from "../../../workers/db/schema/pages";
import { menuEntry, redirect, siteSettings } from "../../../workers/db/schema/site";
import { caller, htmlPage, origin } from "../../support/edge";
import { saveSettings, signInWith } from "../../support/house";

const AUTH_SECRET = "only-for-this-test-and-long-enough-for-it";
const renderPage = (request: Request) => Promise.resolve(htmlPage(new URL(request.url).search, "n"));
const call = caller({ renderPage }, { AUTH_SECRET });
const database = db(env);

const signIn = () => signInWith(call);

beforeEach(() => saveSettings());

describe("settings and menus", () => {
  it("come in the asked language, missing texts in German", async () => {
    const { site_name, html_footer_top, contact } = await (
      await call("/pageeditor-api/settings?lang=en")
    ).json<SiteSettings>();
    expect([site_name, html_footer_top.code, contact.transport]).toEqual(["Kino Meridian", "<p>top</p>", "U4"]);
  });

  it("answer a house that has saved nothing with the specification's defaults", async () => {
    await database.delete(siteSettings);
    await bumpGeneration(env);
    expect(await (await call("/pageeditor-api/settings")).json()).toEqual(defaultSettings);
  });

  it("nest, keep their order, and say what is offline", async () => {
    const [film] = await database
      .insert(menuEntry)
      .values({ menu: "primary", menuName: { de: "Filme", en: "Films" }, url: "/alle-filme", sort: 2 })
      .returning({ id: menuEntry.id });
    await database.insert(menuEntry).values([
      { menu: "primary", menuName: { de: "Programm" }, url: "/programm", sort: 1 },
      {
        menu: "primary",
        menuName: { de: "Archiv" },
        url: "https://archiv.example",
        parentId: film?.id ?? 0,
        isOnline: false,
      },
      { menu: "footer", menuName: { de: "Start" }, url: "/" },
    ]);
    const { menu, footer } = await (await call("/en/pageeditor-api/nav")).json<Navigation>();
    expect(menu.map(({ url, menu_name }) => [url, menu_name])).toEqual([
      ["/en/programm", "Programm"],
      ["/en/alle-filme", "Films"],
    ]);
    expect(menu[1]?.children).toMatchObject([{ url: "https://archiv.example", is_online: false }]);
    expect(footer.map(({ url }) => url)).toEqual(["/en"]);
  });
});

// Hashing a password takes its time, on purpose.
describe("redirects, versions, the offline site", { timeout: 30_000 }, () => {
  it("answers documents with 301 and client-side navigations with a redirect React Router follows", async () => {
    await database.insert(redirect).values([
      { oldPath: "/alt", newPath: "/programm" },
      { oldPath: "/de/nur-deutsch", newPath: "https://kino.example/neu" },
    ]);
    await bumpGeneration(env);
    const document = await call("/en/alt/?tag=1");
    expect([document.status, document.headers.get("location")]).toEqual([301, "/en/programm?tag=1"]);
    const data = await call("/en/alt.data?_routes=x");
    expect([data.status, data.headers.get("x-remix-redirect"), data.headers.get("x-remix-status")]).toEqual([
      204,
      "/en/programm",
      "301",
    ]);
    expect((await call("/de/nur-deutsch")).headers.get("location")).toBe("https://kino.example/neu");
    expect((await call("/en/nur-deutsch")).status).toBe(200);
    expect(await (await call("/de/pageeditor-api/redirect")).json()).toContainEqual({
      old_path: "/alt",
      new_path: "/programm",
    });
  });

  it("has one address for a page: without a slash at its end", async () => {
    const document = await call("/de/agb/?tag=1");
    expect([document.status, document.headers.get("location")]).toEqual([301, "/de/agb?tag=1"]);
    expect((await call("/de/")).headers.get("location")).toBe("/de");
    expect((await call("/de/agb")).status).toBe(200);
    expect((await call("/de/api/events/")).status).toBe(200);
    expect((await call("/de/agb/", { method: "POST" })).headers.get("location")).toBeNull();
    expect((await caller({ renderPage, without: "canonicalAddress" })("/de/agb/")).status).toBe(200);
  });

  it.each(["//evil.example/", "///evil.example/x", "/\\evil.example/"])(
    "never leads from %s to another site",
    async (path) => {
      const document = await call(`${origin}${path}?v=1`);
      expect([document.status, document.headers.get("location")]).toEqual([301, expect.stringMatching(/^\/de\/evil/)]);
      const data = await call(`${origin}${path.replace(/\/?$/, "/_.data")}?v=1`);
      expect(data.headers.get("x-remix-redirect")).toMatch(/^\/de\/evil/);
    },
  );

  it("sends visitors with ?v to the plain page and lets staff through", async () => {
    const visitor = await call("/de/agb?v=3&tag=1");
    expect([visitor.status, visitor.headers.get("location")]).toEqual([301, "/de/agb?tag=1"]);
    const staff = await call("/de/agb?v=3", { headers: { cookie: await signIn() } });
    expect([staff.status, await staff.text()]).toEqual([200, expect.stringContaining("?v=3")]);
    expect((await caller({ renderPage, without: "version" })("/de/agb?v=3")).status).toBe(200);
  });

  it("is 503 for visitors while the site is offline, and open for staff", async () => {
    const cookie = await signIn();
    await saveSettings({ is_site_online: false });
    const document = await call("/en/programm");
    expect([document.status, await document.text()]).toEqual([503, expect.stringContaining("Website offline")]);
    expect((await call("/de/programm.data")).status).toBe(503);
    const api = await call("/de/pageeditor-api/nav");
    expect([api.status, (await api.json<{ code: string }>()).code]).toEqual([503, "website_offline"]);
    expect(await (await call("/pageeditor-api/settings")).json()).toMatchObject({ is_site_online: false });
    expect((await call("/en/programm", { headers: { cookie } })).status).toBe(200);
    expect((await caller({ renderPage, without: "siteStatus" })("/en/programm")).status).toBe(200);
  });
});

describe("what is known of the site", () => {
  /** A binding that can be switched off. */
  function breakable<T extends object>(binding: T, isBroken: () => boolean): T {
    return new Proxy(binding, {
      get(target, key) {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          if (isBroken()) throw new Error("not reachable");
          return Reflect.apply(value, target, args) as unknown;
        };
      },
    });
  }

  afterEach(() => void vi.useRealTimers());

  it("holds when neither the database nor the cache answers any more", async () => {
    await database.insert(redirect).values({ oldPath: "/frueher", newPath: "/programm" });
    await bumpGeneration(env);
    let broken = false;
    const bindings = { DB: breakable(env.DB, () => broken), CACHE: breakable(env.CACHE, () => broken) };
    const ask = caller({ renderPage }, bindings);
    expect((await ask("/de/agb")).status).toBe(200);
    broken = true;
    // Long after every copy in memory has had its time.
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    expect((await ask("/de/agb")).status).toBe(200);
    expect((await ask("/de/frueher")).headers.get("location")).toBe("/de/programm");
    expect(
      (await caller({ renderPage }, { ...bindings, CACHE: breakable(env.CACHE, () => broken) })("/de/agb")).status,
    ).toBe(503);
  });
});

describe("staff", { timeout: 30_000 }, () => {
  it("is known by the session cookie and bypasses the cache", async () => {
    const cookie = await signIn();
    const user = await call("/de/pageeditor-api/user", { headers: { cookie } });
    expect(await user.json()).toMatchObject({ email: "chef@kino.example", username: "Ada Muster" });
    expect(await (await call("/api/user-details/", { headers: { cookie } })).json()).toMatchObject({
      is_logged_in: true,
      first_name: "Ada",
      last_name: "Muster",
    });
    await call("/de/programm");
    expect((await call("/de/programm", { headers: { cookie } })).headers.get("cache-status")).toBeNull();
  });

  it("is nobody without a cookie, with a made-up one, and without a secret", async () => {
    const cookie = await signIn();
    const status = async (ask: typeof call, given: string) =>
      (await ask("/de/pageeditor-api/user", { headers: { cookie: given } })).status;
    expect(await status(call, "")).toBe(401);
    expect(await status(call, "kasch.session_token=made.up")).toBe(401);
    expect(await status(caller({ renderPage }, { AUTH_SECRET: "" }), cookie)).toBe(401);
    expect(await status(call, cookie)).toBe(200);
  });

  it("cannot sign in without a secret, and nobody can sign up", async () => {
    const token = "t".repeat(40);
    const post = {
      method: "POST",
      headers: { "content-type": "application/json", origin, cookie: `csrftoken=${token}`, "x-csrftoken": token },
      body: JSON.stringify({ email: "a@b.example", password: "ein langes Passwort", name: "A" }),
    };
    expect((await caller({ renderPage }, { AUTH_SECRET: "" })("/api/auth/sign-in/email", post)).status).toBe(503);
    expect((await call("/api/auth/sign-up/email", post)).ok).toBe(false);
  });
});

describe("pages of the API", () => {
  const document = {
    containers: [
      {
        id: "c1",
        slug: "main",
        layout: "100" as const,
        extra_class: "",
        columns: [
          {
            index: 0,
            classes: "",
            children: [
              { id: "m2", type: "text", version: 1, order: 2, props: { content: { de: "Nur deutsch" } } },
              {
                id: "m1",
                type: "image",
                version: 1,
                order: 1,
                props: { image: { $media: 7 }, description: { de: "Saal", en: "Hall" } },
              },
            ],
          },
        ],
      },
    ],
  };

  it("are assembled from the stored version, with images and texts resolved", async () => {
    await database.insert(media).values({
      id: 7,
      hash: "abc",
      mime: "image/webp",
      width: 1000,
      height: 500,
      alt: { de: "Leerer Saal", en: "Empty hall" },
    });
    const [row] = await database
      .insert(page)
      .values({ path: "/haus", title: { de: "Das Haus", en: "The house" }, liveSeq: 1, ogImageId: 7 })
      .returning({ id: page.id });
    await database.insert(pageVersion).values({ pageId: row?.id ?? 0, seq: 1, reason: "publish", document });
    await bumpGeneration(env);
    const found = await (await call("/en/pageeditor-api/page/haus/")).json<Page>();
    expect(found).toMatchObject({
      title: "The house",
      urls: { de: "/de/haus", en: "/en/haus" },
      og_image: "/media/abc/w768.jpg",
      og_image_thumbs: { small: "/media/abc/card.jpg" },
      fallback: ["m2"],
    });
    expect(found.modules[0]?.columns[0]?.children.map(({ id, props }) => [id, props])).toEqual([
      [
        "m1",
        {
          image: expect.objectContaining({ src: "/media/abc", alt: "Empty hall", widths: [320, 640, 768] }),
          description: "Hall",
        },
      ],
      ["m2", { content: "Nur deutsch" }],
    ]);
  });

  it("are found at the root of a language", async () => {
    await database.insert(page).values({ path: "/", title: { de: "Start" } });
    expect((await call("/de/pageeditor-api/page/")).status).toBe(200);
  });

  it("show what an editor has timed at its minute", async () => {
    expect(declaredCall("/de/pageeditor-api/page/haus")?.cache).toBe("programme");
    expect(declaredCall("/de/pageeditor-api/nav")?.cache).toBe("structure");
  });

  it("are hidden from visitors while offline, and versions always", async () => {
    await database.insert(page).values({ path: "/geheim", title: { de: "Geheim" }, isOnline: false });
    const cookie = await signIn();
    expect((await call("/de/pageeditor-api/page/geheim")).status).toBe(404);
    expect((await call("/de/pageeditor-api/page/geheim", { headers: { cookie } })).status).toBe(200);
    expect((await call("/de/pageeditor-api/page/geheim?version_id=1")).status).toBe(403);
    const malformed = await call("/de/pageeditor-api/page/geheim?version_id=x");
    expect([malformed.status, (await malformed.json<{ errors: { path: string }[] }>()).errors[0]?.path]).toEqual([
      400,
      "version_id",
    ]);
  });
});

describe("the contract", () => {
  it("is one OpenAPI document with readable paths, and a page without scripts", async () => {
    const document = await (
      await call("/api/openapi.json")
    ).json<{ openapi: string; paths: Record<string, unknown> }>();
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths)).toContain("/{lang}/pageeditor-api/page/{path}");
    const html = await (await call("/api/docs")).text();
    expect(html).toContain("/pageeditor-api/settings");
    expect(html).toContain("<code>{count, next, previous, results}</code>");
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  });
});
