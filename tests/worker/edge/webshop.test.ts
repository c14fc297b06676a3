import { describe, expect, it } from "vitest";
import { webshopPaths } from "~/domain/site/webshop-paths";
import { caller } from "../../support/edge";
import { saveSettings } from "../../support/house";
import { sitePages } from "../../support/site-pages";
import { sellElsewhere, shopOrigin } from "../../support/webshop";

const call = caller({ renderPage: sitePages });

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
    const { status, response } = await read("/en/webshop.data?_routes=page");
    const { headers } = response;
    expect([status, headers.get("x-remix-redirect")]).toEqual([204, "/webshop?lang=en"]);
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
