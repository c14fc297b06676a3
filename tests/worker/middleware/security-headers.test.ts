import { beforeEach, describe, expect, it } from "vitest";
import { embedOf, type EmbedKind } from "~/domain/pages/embed";
import { embedAddress } from "~/domain/pages/video";
import { defaultSettings } from "~/domain/site/default-settings";
import { mapAt } from "~/domain/venues/map";
import type { Bindings } from "../../../workers/http/app-env";
import { caller, htmlPage } from "../../support/edge";
import { saveSettings } from "../../support/house";
import { endpoint, sellElsewhere, shopOrigin } from "../../support/webshop";

const keys = { TURNSTILE_SITE_KEY: "0xsite", TURNSTILE_SECRET_KEY: "0xsecret" } as Partial<Bindings>;
const renderPage = () => Promise.resolve(htmlPage("page", "n"));
const call = caller({ renderPage });
const proven = caller({ renderPage }, keys);
/** A house that answers every address of a page with this type. */
const answering = (type: string, headers: Record<string, string> = {}) =>
  caller(
    { renderPage: () => Promise.resolve(new Response("", { headers: { ...headers, "content-type": type } })) },
    keys,
  );

/** What an answer says a page may do, by directive; the nonce by its name. */
async function policyOf(path: string, ask = call): Promise<Record<string, string[]>> {
  const text = (await ask(path)).headers.get("content-security-policy") ?? "";
  return Object.fromEntries(
    text.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.replace(/'nonce-[\w-]{22}'/, "'nonce'").split(" ");
      return [name, sources];
    }),
  );
}

const players = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://open.spotify.com",
  "https://w.soundcloud.com",
  "https://*.podigee.io",
  "https://app.idagio.com",
  "https://e.issuu.com",
  "https://www.yumpu.com",
  "https://indd.adobe.com",
  "https://www.instagram.com",
  "https://platform.twitter.com",
  "https://www.facebook.com",
  "https://www.tiktok.com",
  "https://www.openstreetmap.org",
];

const plain = {
  "default-src": ["'self'"],
  "script-src": ["'self'", "'nonce'"],
  "style-src-elem": ["'self'", "'nonce'"],
  "style-src-attr": ["'unsafe-inline'"],
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "media-src": ["'self'"],
  "connect-src": ["'self'"],
  "frame-src": ["'self'", ...players],
  "worker-src": ["'self'"],
  "manifest-src": ["'self'"],
  "object-src": ["'none'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};
const and = (name: keyof typeof plain, ...more: string[]) => ({ [name]: [...plain[name], ...more] });

beforeEach(() => saveSettings());

describe("the headers of every answer", () => {
  it("are these and no other", async () => {
    for (const path of ["/de", "/api/csrf/"]) {
      // oxlint-disable-next-line no-await-in-loop
      const { headers } = await call(path);
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-frame-options": "DENY",
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
      });
      const ofOldBrowsers = /^(?:x-(?!content-type|frame|request)|cross-origin-resource|origin-agent|strict-transport)/;
      expect([...headers.keys()].filter((name) => ofOldBrowsers.test(name))).toEqual([]);
    }
  });
});

describe("what a page may do", () => {
  it("is nothing beyond this site, but for the players that a visitor lets in", async () => {
    expect(await policyOf("/de/programm")).toEqual(plain);
    expect(await policyOf("/api/csrf/")).toEqual(plain);
  });

  it("is to frame every player that the site makes", () => {
    const contents: [EmbedKind, string][] = [
      ["audio", "https://open.spotify.com/episode/7makk4oTQel546B0PZlDM5"],
      ["audio", "https://soundcloud.com/kino-meridian/vorspann"],
      ["audio", "https://app.idagio.com/embed/playlists/nacht"],
      ["viewer", "https://issuu.com/kinomeridian/docs/winter"],
      ["viewer", "https://www.yumpu.com/de/embed/view/12345678"],
      ["viewer", "https://indd.adobe.com/view/0a1b-2c"],
      ["social", "https://www.instagram.com/p/Ck1_x/"],
      ["social", "https://x.com/kino/status/1234567890"],
      ["social", "https://www.facebook.com/kino/posts/1"],
      ["social", "https://www.tiktok.com/@kino/video/7123456789012345678"],
    ];
    const made = [
      ...contents.map(([kind, address]) => embedOf(address, kind)?.src),
      embedAddress("https://youtu.be/abcdefghijk")?.src,
      embedAddress("https://vimeo.com/123456")?.src,
      mapAt({ lat: 48.2, lon: 16.3 }).src,
    ].map((src) => new URL(src ?? "").origin);
    expect(made.toSorted()).toEqual(players.filter((player) => !player.includes("*")).toSorted());
  });

  it("is to tell a tag manager, where the house has one, and not beside the fields of a card", async () => {
    await saveSettings({ design: { ...defaultSettings.design, cookies: { tag_manager_id: "GTM-ABC123" } } });
    const calls = [
      "https://*.googletagmanager.com",
      "https://*.google-analytics.com",
      "https://*.analytics.google.com",
    ];
    expect(await policyOf("/de")).toEqual({
      ...plain,
      ...and("script-src", "https://www.googletagmanager.com"),
      ...and("img-src", ...calls),
      ...and("connect-src", ...calls),
    });
    expect(await policyOf("/api/csrf/")).toEqual(plain);
    expect(await policyOf("/de/programm/show/1/termin.ics", answering("text/calendar"))).toEqual(plain);
    const payment = await policyOf("/de/kassa/zahlen/some-payment");
    expect(JSON.stringify(payment)).not.toContain("google");
  });

  it("is to take a card on the page of a payment, and there alone", async () => {
    const scripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
    expect(await policyOf("/de/kassa/zahlen/some-payment", proven)).toEqual({
      ...plain,
      ...and("script-src", ...scripts),
      ...and("style-src-elem", ...scripts),
      ...and("img-src", ...scripts),
      ...and("font-src", ...scripts),
      ...and("connect-src", ...scripts, "https://api.stripe.com"),
      ...and("frame-src", ...scripts, "https://hooks.stripe.com"),
    });
    const { headers } = await call("/de/kassa/zahlen/some-payment");
    expect(headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(headers.get("permissions-policy")).toContain(
      'payment=("https://js.stripe.com" "https://*.js.stripe.com" "https://hooks.stripe.com")',
    );
    expect(await policyOf("/de/kassa")).toEqual(plain);
  });

  it("is to ask for a proof where the house wants one and its dialog is", async () => {
    const challenges = "https://challenges.cloudflare.com";
    expect(await policyOf("/de/programm", proven)).toEqual({
      ...plain,
      ...and("script-src", challenges),
      ...and("frame-src", challenges),
    });
    for (const path of ["/de/foyer", "/de/cms-hub/box-office", "/api/csrf/"])
      // oxlint-disable-next-line no-await-in-loop
      expect(await policyOf(path, proven)).toEqual(plain);
  });

  it("is to show somebody else's shop, as a frame or as its script, and to end in its cart", async () => {
    await sellElsewhere({ cart_endpoint: "" });
    expect(await policyOf("/webshop")).toEqual({ ...plain, ...and("frame-src", shopOrigin) });
    for (const path of ["/de/programm/haexan/1", "/__x/programm"])
      // oxlint-disable-next-line no-await-in-loop
      expect(await policyOf(path)).toEqual(plain);
    await sellElsewhere({ embed_url: `${shopOrigin}/embed/shop.js` });
    expect(await policyOf("/webshop")).toEqual({
      ...plain,
      ...and("script-src", shopOrigin),
      ...and("style-src-elem", shopOrigin),
      ...and("img-src", shopOrigin),
      ...and("font-src", shopOrigin),
      ...and("connect-src", shopOrigin),
      ...and("frame-src", shopOrigin),
      ...and("form-action", shopOrigin),
    });
    const event = await policyOf("/de/programm/haexan/1");
    expect(event["form-action"]).toContain(new URL(endpoint).origin);
    expect({ ...event, "form-action": [] }).toEqual({ ...plain, "form-action": [] });
    expect(await policyOf("/de/programm")).toEqual(plain);
  });
});

describe("where a page was asked for", () => {
  it("is told to nobody else by the pages of an order and of a payment", async () => {
    for (const path of [`/de/bestellung/${"0".repeat(32)}`, "/en/kassa/zahlen/some-payment"]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(path)).headers.get("referrer-policy")).toBe("same-origin");
    }
  });

  it("is told as any other answer tells it, whatever a document says of itself", async () => {
    const says = (type: string) => answering(type, { "referrer-policy": "no-referrer" });
    expect((await says("text/html; charset=utf-8")("/de")).headers.get("referrer-policy")).toBe(
      "strict-origin-when-cross-origin",
    );
    expect((await says("text/calendar")("/de/programm")).headers.get("referrer-policy")).toBe("no-referrer");
  });
});
