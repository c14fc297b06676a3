import { beforeAll, describe, expect, it, vi } from "vitest";
import { amountField } from "~/features/booking/form/booking-form-data";
import { webshopPaths } from "~/domain/site/webshop-paths";
import { caller, origin, someAddress } from "../../support/edge";
import { saveSettings } from "../../support/house";
import { evening, shopHouse, shopIds } from "../../support/shop";
import { sitePages } from "../../support/site-pages";
import { sellElsewhere, shopOrigin } from "../../support/webshop";

const call = caller({ renderPage: sitePages }, { AUTH_SECRET: "only-for-this-test-and-long-enough-for-it" });

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

const read = async (path: string, headers: Record<string, string> = {}) => {
  const response = await call(path, { redirect: "manual", headers });
  const policy = response.headers.get("content-security-policy") ?? "";
  const directive = (name: string): string =>
    policy
      .split("; ")
      .find((part) => part.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? "";
  return { response, status: response.status, html: await response.text(), directive };
};

const leadsTo = async (path: string, headers: Record<string, string> = {}) => {
  const { status, response } = await read(path, headers);
  return [status, response.headers.get("location")];
};

describe("the webshop", () => {
  it.each(webshopPaths)("%s shows the shop of the settings, with any suffix, and the way to it", async (path) => {
    await sellElsewhere();
    for (const address of [path, `${path}/konzerte/7`]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, html, response } = await read(address);
      expect([address, status]).toEqual([address, 200]);
      expect(html).toMatch(/<iframe[^>]* src="https:\/\/shop\.provider\.example\/kino-meridian\?lang=de"/);
      expect(html).toMatch(/<a href="https:\/\/shop\.provider\.example\/kino-meridian\?lang=de" target="_blank"/);
      expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
      expect(html).toContain("Cookie-Einstellungen");
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(html.includes("<header")).toBe(path !== "/eventim-template");
    }
    expect(await leadsTo(`${path}.html`)).toEqual([302, `${path}/.html`]);
  });

  it("lets the shop's host in there and nowhere else", async () => {
    await sellElsewhere();
    const shop = await read("/webshop");
    expect(shop.directive("frame-src").split(" ")).toContain(shopOrigin);
    expect(shop.directive("script-src")).not.toContain("provider.example");
    expect(shop.response.headers.get("permissions-policy")).toContain(`payment=("${shopOrigin}")`);
    for (const path of ["/de/agb", "/de/programm", "/de/warenkorb"])
      // oxlint-disable-next-line no-await-in-loop
      expect((await read(path)).response.headers.get("content-security-policy"), path).not.toContain("provider");
  });

  it("loads a shop that is a script, from its host alone", async () => {
    await sellElsewhere({ embed_url: `${shopOrigin}/embed/shop.js` });
    const { html, directive } = await read("/webshop");
    expect(html).not.toContain("<iframe");
    expect(html).toContain('id="webshop"');
    for (const name of ["script-src", "style-src-elem", "connect-src", "frame-src", "form-action"])
      expect(directive(name).split(" "), name).toContain(shopOrigin);
  });

  it.each([
    ["is not https", { embed_url: "http://shop.provider.example/" }],
    ["carries a password", { embed_url: "https://a:b@shop.provider.example/" }],
    ["is none", { embed_url: "javascript:alert(1)" }],
    ["is not given", { embed_url: "" }],
  ])("shows the way to the programme where the address %s", async (_, shop) => {
    await sellElsewhere(shop);
    const { status, html, response } = await read("/webshop");
    expect([status, html.includes("<iframe"), html.includes("Karten gibt es im Programm")]).toEqual([200, false, true]);
    expect(html).toMatch(/<a [^>]*href="\/de\/programm"/);
    expect(response.headers.get("content-security-policy")).not.toContain("provider.example");
  });

  it("says so while it is switched off, and lets nobody in", async () => {
    await sellElsewhere({}, { is_shop_online: false });
    const { html, response } = await read("/webshop");
    expect([html.includes("<iframe"), html.includes("Der Webshop macht Pause")]).toEqual([false, true]);
    expect(response.headers.get("content-security-policy")).not.toContain("provider.example");
  });

  it("speaks the language that is asked for, else the browser's", async () => {
    await saveSettings();
    const titled = async (path: string, accepted = "") => {
      const { html } = await read(path, { "accept-language": accepted });
      return [/<html lang="([\w-]+)"/.exec(html)?.[1], html.includes("Tickets are in the programme")];
    };
    expect(await titled("/webshop")).toEqual(["de-AT", false]);
    expect(await titled("/webshop", "fr, en-US;q=0.8, de;q=0.5")).toEqual(["en-GB", true]);
    expect(await titled("/webshop", "en;q=0, de")).toEqual(["de-AT", false]);
    expect(await titled("/webshop?lang=en", "de")).toEqual(["en-GB", true]);
    expect(await leadsTo("/en/webshop/a?b=c")).toEqual([302, "/webshop/a?b=c&lang=en"]);
  });

  it.each([
    ["/en/webshop.data?_routes=page", "/webshop?lang=en"],
    ["/webshop.data?_routes=page", "/webshop"],
  ])("is a document of its own, also for who comes to %s by a link within the site", async (path, to) => {
    const { status, response } = await read(path);
    const { headers } = response;
    expect([status, headers.get("x-remix-redirect")]).toEqual([204, to]);
    expect(headers.get("x-remix-reload-document")).toBe("true");
  });

  it.each([
    ["/webshop/de/eventlist/4", "/programm"],
    ["/testshop/ItemGroups", "/mediathek"],
    ["/eventim.webshop/x/series-12/y", "/abos"],
  ])("leads from %s to what means the same on the site", async (path, to) => {
    expect(await leadsTo(path)).toEqual([302, `/de${to}`]);
    expect(await leadsTo(path, { "accept-language": "en" })).toEqual([302, `/en${to}`]);
    expect(await leadsTo(`/en${path}`)).toEqual([302, `/en${to}`]);
  });

  it("is nobody's to find", async () => {
    const { html } = await read("/robots.txt");
    for (const path of webshopPaths) expect(html).toContain(`Disallow: ${path}\n`);
  });
});

describe("the pages of a house whose tickets are in the webshop", () => {
  const cart = `${shopOrigin}/cart/7`;
  const badge = (url: string) => ({ cookie: `kasch_cart=${encodeURIComponent(JSON.stringify({ n: 2, url }))}` });

  it("lead from the cart to the visitor's own there, to the basket of the settings, or to the webshop", async () => {
    await sellElsewhere();
    expect(await leadsTo("/de/warenkorb", badge(cart))).toEqual([302, cart]);
    expect(await leadsTo("/en/warenkorb", badge("https://evil.example/"))).toEqual([302, "/en/webshop"]);
    expect(await leadsTo("/de/warenkorb", { cookie: "kasch_cart=%zz" })).toEqual([302, "/de/webshop"]);
    await sellElsewhere({}, {}, { basket_link: `${shopOrigin}/basket` });
    expect(await leadsTo("/de/warenkorb")).toEqual([302, `${shopOrigin}/basket`]);
    await saveSettings();
    expect((await read("/de/warenkorb", badge(cart))).status).toBe(200);
  });

  it("sell a show with a plain form, whose answer leads to the cart there", async () => {
    const event = await house.salon({ idJet: "jet-4711" });
    await sellElsewhere();
    vi.spyOn(globalThis, "fetch").mockResolvedValue(
      Response.json({ tickets_quantity: 1, cart_url: cart }, { status: 201 }),
    );
    const clock = { "x-test-now": new Date(evening).toISOString(), "cf-connecting-ip": someAddress() };
    const page = await read(`/de/programm/show/${event}`, clock);
    expect(page.directive("form-action")).toBe(`'self' ${shopOrigin} https://api.provider.example`);
    expect(page.directive("frame-src")).not.toContain("provider");
    const sent = await call(`/de/programm/show/${event}`, {
      method: "POST",
      redirect: "manual",
      headers: { ...clock, origin, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ [amountField({ id: shopIds.full, seat_group: shopIds.stalls })]: "1" }).toString(),
    });
    vi.restoreAllMocks();
    expect([sent.status, sent.headers.get("location")]).toEqual([303, cart]);
    expect(sent.headers.getSetCookie().join()).toContain("kasch_cart=");
  });

  it("name the webshop where a show has no other address, in buttons and for search engines", async () => {
    const event = await house.salon();
    await sellElsewhere();
    const clock = { "x-test-now": new Date(evening).toISOString() };
    const { html } = await read(`/de/programm/show/${event}`, clock);
    expect(html).toContain('href="/de/webshop"');
    expect(html).toContain(`"url":"${origin}/de/webshop"`);
    const calendar = await read(`/de/programm/show/${event}/termin.ics`, clock);
    expect(calendar.html.replaceAll("\r\n ", "")).toContain(`Karten: ${origin}/de/webshop`);
  });
});

it("the words above the header are the settings', and nothing but words", async () => {
  const code = { de: '<p>Heute <a href="/haus">Hofkino</a></p><script>alert(1)</script>' };
  await saveSettings({ html_header: { code } });
  const { html } = await read("/de/agb");
  expect(html).toMatch(/<section[^>]* aria-label="Kino Meridian">.*Heute <a href="\/de\/haus">Hofkino<\/a>/s);
  expect(html).not.toContain("alert(1)");
  await saveSettings();
  expect((await read("/de/agb")).html).not.toContain("Hofkino");
});
