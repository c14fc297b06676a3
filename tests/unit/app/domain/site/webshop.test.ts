import { describe, expect, it } from "vitest";
import { cartAt, cartEndpoint, shopEmbed, webshopAt } from "~/domain/site/webshop";

const shop = {
  mode: "external" as const,
  embed_url: "https://shop.provider.example/house",
  cart_endpoint: "https://api.provider.example/carts",
};

describe("an address of the webshop", () => {
  it.each([
    ["/webshop", { path: "/webshop", pathname: "/webshop", section: null }],
    ["/testshop/a/b", { path: "/testshop", pathname: "/testshop/a/b", section: null }],
    ["/eventim.webshop.html", { path: "/eventim.webshop", pathname: "/eventim.webshop/.html", section: null }],
    ["/webshop/x/%65ventlist/7", { path: "/webshop", pathname: "/webshop/x/%65ventlist/7", section: "/programm" }],
    ["/webshop/%zz", { path: "/webshop", pathname: "/webshop/%zz", section: null }],
  ])("%s", (rest, address) => expect(webshopAt(rest)).toEqual(address));

  it.each(["/", "/web", "/programm/webshop", "/eventim"])("is none: %s", (rest) => expect(webshopAt(rest)).toBeNull());
});

describe("the shop of the settings", () => {
  it("is a page, or a script by its name", () => {
    expect(shopEmbed(shop)).toMatchObject({ kind: "frame", host: "shop.provider.example" });
    expect(shopEmbed({ ...shop, embed_url: "https://shop.provider.example/a.js?v=2" })).toMatchObject({
      kind: "script",
    });
    expect(shopEmbed({ ...shop, mode: "built-in" })).toBeNull();
    expect(cartEndpoint({ ...shop, mode: "built-in" })).toBeNull();
    expect(cartEndpoint({ ...shop, cart_endpoint: "http://api.provider.example" })).toBeNull();
  });

  it.each([
    "https://shop.provider.example/cart/7",
    "https://api.provider.example/cart?id=7",
    "https://SHOP.provider.example:443/x",
  ])("has its carts at its own origins: %s", (url) => expect(cartAt(shop, url)).toBe(new URL(url).href));

  it.each([
    "https://evil.example/cart",
    "https://shop.provider.example.evil.example/",
    "https://shop.provider.example@evil.example/",
    "https://user:word@shop.provider.example/",
    "https://shop.provider.example:8443/",
    "http://shop.provider.example/",
    "//shop.provider.example/cart",
    "/de/warenkorb",
    "javascript:alert(1)",
    "",
  ])("leads nobody to %s", (url) => expect(cartAt(shop, url)).toBeNull());
});
