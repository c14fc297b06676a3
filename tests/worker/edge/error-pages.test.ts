import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultSettings } from "~/domain/site/default-settings";
import errors from "~/i18n/messages/de/errors.json";
import { requestContext } from "~/server/context";
import { pasted, publish, removePages, saying } from "../../support/content-pages";
import { caller } from "../../support/edge";
import { saveSettings, signInWith } from "../../support/house";
import { sitePages } from "../../support/site-pages";

const pages = { "403": "/verwehrt", "404": "/verloren", "410": "/vorbei", "500": "/panne", "503": "/gleich" };
const statuses = Object.keys(pages).map(Number);
const bindings = { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" };

/** The site where calls of the API fail whose path has one of these in it. */
function siteWith(failing: Record<string, number | Error>) {
  return caller(
    {
      renderPage(request, context, state) {
        const facts = context.get(requestContext);
        const { api } = facts;
        const failingApi: typeof api = {
          ...api,
          async fetch(input, init) {
            const { pathname } = new URL(input instanceof Request ? input.url : input);
            const failure = Object.entries(failing).find(([part]) => pathname.includes(part))?.[1];
            if (failure instanceof Error) throw failure;
            return failure === undefined
              ? api.fetch(input, init)
              : new Response(`{"detail":"an answer of ${failure}"}`, {
                  status: failure,
                  headers: { "content-type": "application/problem+json" },
                });
          },
        };
        context.set(requestContext, { ...facts, api: failingApi });
        return sitePages(request, context, state);
      },
    },
    bindings,
  );
}

/** What stands in the document itself, and not in what a script would put there. */
const visible = (html: string): string => html.replace(/<script[\s\S]*?<\/script>|<template[\s\S]*?<\/template>/g, "");
const film = "/de/alle-filme/haexan/7";
async function answer(call: ReturnType<typeof caller>, path: string, init?: RequestInit) {
  const response = await call(path, { redirect: "manual", ...init });
  const html = visible(await response.text());
  return { response, status: response.status, html, title: /<h1[^>]*>([^<]*)/.exec(html)?.[1] };
}

const watchLog = () => vi.spyOn(console, "error").mockImplementation(() => undefined);
let logged: ReturnType<typeof watchLog>;
const lines = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)) as { what: string; error: string });

beforeEach(async () => {
  logged = watchLog();
  await removePages();
  await publish("/haus", { de: "Das Haus" }, saying({ de: "Heute ein Kino" }));
  for (const [status, path] of Object.entries(pages))
    await publish(path, { de: `Haus ${status}` }, saying({ de: `Worte zu ${status}` }));
  const design = { ...defaultSettings.design, custom_error_pages: pages };
  await saveSettings({ design: { ...design, parsers: { ...design.parsers, time_zone: "Europe/Vienna" } } });
});
afterEach(() => vi.restoreAllMocks());

describe("a page that fails", () => {
  it.each(statuses)("shows the house's own page for %i, with the house around it", async (status) => {
    const { html, title, ...given } = await answer(siteWith({ "/api/productions/": status }), film);
    expect([given.status, title]).toEqual([status, `Haus ${status}`]);
    expect(html).toMatch(new RegExp(`<h2[^>]*>Worte zu ${status}`));
    expect(html.match(/<footer/g)).toHaveLength(1);
    expect(given.response.headers.get("retry-after")).toBe(status === 503 ? "10" : null);
  });

  it("shows its page for 403 with the style and the body that the house has given it, and is no fault of the house", async () => {
    const given = "<style>body { background: rosybrown }</style><p>Nur für den Filmklub</p>";
    await env.DB.exec("DELETE FROM page WHERE path = '/verwehrt'");
    await publish("/verwehrt", { de: "Geschlossene Gesellschaft" }, pasted(given));
    const call = siteWith({ "/api/productions/": 403 });
    const { html, ...shown } = await answer(call, film);
    expect([shown.status, shown.title]).toEqual([403, "Geschlossene Gesellschaft"]);
    const frame = /<iframe[^>]* src="([^"]+)"/.exec(html)?.[1] ?? "none";
    expect(await answer(call, frame)).toMatchObject({ status: 200, html: expect.stringContaining(given) });
    expect(lines()).toEqual([]);
  });

  it("is in the log once, with what failed", async () => {
    await answer(siteWith({ "/api/productions/": 500 }), film);
    expect(lines()).toMatchObject([{ what: "page", path: film, error: expect.stringContaining("an answer of 500") }]);
  });

  it.each([
    [403, errors["forbidden.title"]],
    [404, "Diese Seite gibt es nicht"],
    [410, "Diese Seite gibt es nicht"],
    [500, errors["unknown.title"]],
    [503, errors["unavailable.title"]],
  ])("keeps its status and the built-in words where the page for %i is not reachable", async (status, words) => {
    const own = `/page${pages[`${status}` as keyof typeof pages]}`;
    for (const failure of [404, 500, 503, new Error("no answer")]) {
      const { title, ...given } = await answer(siteWith({ "/api/productions/": status, [own]: failure }), film);
      expect([given.status, title]).toEqual([status, words]);
    }
  });

  it("has the built-in words where the house has no page for its status", async () => {
    await saveSettings({ design: { ...defaultSettings.design, custom_error_pages: { "404": "/verloren" } } });
    const { title, ...given } = await answer(siteWith({ "/api/productions/": 503 }), film);
    expect([given.status, title]).toEqual([503, errors["unavailable.title"]]);
  });
});

describe("a content page", () => {
  it("that is offline does not exist for visitors; staff see it", async () => {
    await env.DB.exec("UPDATE page SET is_online = 0 WHERE path = '/haus'");
    const call = siteWith({});
    expect(await answer(call, "/de/haus")).toMatchObject({ status: 404, title: "Haus 404" });
    const staff = await answer(call, "/de/haus", { headers: { cookie: await signInWith(call) } });
    expect([staff.status, staff.html.includes("Heute ein Kino")]).toEqual([200, true]);
  });

  it.each([500, 503])("whose call is answered with %i is not said to be missing", async (status) => {
    const given = await answer(siteWith({ "/page/haus": status }), "/de/haus");
    expect(given).toMatchObject({ status, title: `Haus ${status}` });
    expect(given.html.match(/<footer/g)).toHaveLength(1);
  });
});

describe("what is sent to an address that takes nothing", () => {
  const addresses = [
    "/nirgends",
    "/xx/nirgends",
    "/xx/warenkorb",
    "/zz/programm/haexan/7",
    "/de",
    "/de/nirgends",
    "/de/haus",
    "/de/programm",
    "/de/programm/haexan/999",
    "/de/programm/haexan/keine-nummer",
    "/de/html/m1/haus",
    film,
  ];
  const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };
  it.each(["POST", "PUT", "PATCH", "DELETE"])("by %s is refused, and is no fault of the house", async (method) => {
    const call = siteWith({});
    for (const address of addresses.flatMap((path) => [path, `${path}.data`])) {
      const given = await answer(call, address, { method, headers, body: "a=1" });
      expect([address, [404, 405].includes(given.status) || given.status]).toEqual([address, true]);
    }
    expect(lines()).toEqual([]);
  });
});

describe("the pages for failures", () => {
  it("are in no page that does not fail", async () => {
    const response = await siteWith({})("/de/haus");
    expect([response.status, (await response.text()).includes("Worte zu")]).toEqual([200, false]);
  });

  it.each(Object.values(pages))("are no pages of their own: %s", async (path) => {
    const { title, ...given } = await answer(siteWith({}), `/de${path}`);
    expect([given.status, title]).toEqual([404, expect.stringMatching(/^Haus/)]);
  });
});
