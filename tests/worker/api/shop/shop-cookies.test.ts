import { describe, expect, it } from "vitest";
import {
  cartKeyOf,
  forgetCart,
  giveCartKey,
  isBadgeOfOthers,
  setBadge,
} from "../../../../workers/api/shop/shop-cookies";
import { inApi } from "../../../support/api-context";

const key = "aZ0_-aZ0_-aZ0_-aZ0_-aZ";
const [plain, https] = ["http://localhost:8787/", "https://kino.example/?from=http:"];
const asked = async (part: Parameters<typeof inApi>[0], cookie: string, path = plain) =>
  (await inApi(part, { headers: { cookie } }, { path })).json;

describe("the secret of a cart", () => {
  it("is taken from its cookie, bound to the host over https, and is a secret or nothing", async () => {
    const read = (value: string, name = "kasch_cart_key", path = plain) => asked(cartKeyOf, `${name}=${value}`, path);
    expect(await read(key)).toBe(key);
    expect(await read(key, "__Host-kasch_cart_key", https)).toBe(key);
    expect(await read(key, "kasch_cart_key", https)).toBeNull();
    expect(await read(key, "__Host-kasch_cart_key")).toBeNull();
    for (const wrong of ["", key.slice(1), `${key}a`, `!${key}`, `${key}!`, `${key.slice(1)}!`, "!".repeat(22)])
      // oxlint-disable-next-line no-await-in-loop
      expect(await read(wrong), wrong).toBeNull();
    expect(await asked(cartKeyOf, "kasch_cart_key_2=a")).toBeNull();
  });

  it("is given for a day, to this host and no script, and taken back with the badge", async () => {
    const given = await inApi((c) => giveCartKey(c, key));
    expect(given.cookies).toEqual([`kasch_cart_key=${key}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`]);
    const secure = await inApi((c) => giveCartKey(c, key), {}, { path: https });
    expect(secure.cookies).toEqual([
      `__Host-kasch_cart_key=${key}; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ]);
    for (const [path, host] of [
      [plain, ""],
      [https, "__Host-"],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop
      const { cookies } = await inApi(forgetCart, {}, { path });
      for (const name of ["kasch_cart_key", "kasch_cart"])
        expect(cookies.filter((cookie) => cookie.startsWith(`${host}${name}=; Max-Age=0; Path=/;`))).toHaveLength(1);
    }
  });
});

describe("the badge of a cart", () => {
  const set = async (tickets_quantity: number, remaining_ms: number) => {
    const badge = { tickets_quantity, remaining_ms, cart_url: "/de/warenkorb" };
    const [cookie = "", ...more] = (await inApi((c) => setBadge(c, badge))).cookies;
    expect(more).toEqual([]);
    const [, value = "", age] = /^kasch_cart=([^;]*); Max-Age=(\d+); Path=\/; SameSite=Lax$/.exec(cookie) ?? [];
    return [value === "" ? null : (JSON.parse(decodeURIComponent(value)) as unknown), Number(age)];
  };

  it("says how many tickets are held and where, for as long as they are", async () => {
    expect(await set(3, 90_001)).toEqual([{ n: 3, url: "/de/warenkorb" }, 91]);
    expect(await set(1, 1)).toEqual([{ n: 1, url: "/de/warenkorb" }, 1]);
  });

  it("is taken away where nothing is held any more", async () => {
    for (const [tickets, ms] of [
      [0, 90_000],
      [3, 0],
      [3, -1],
      [0, 0],
    ] as const)
      // oxlint-disable-next-line no-await-in-loop
      expect(await set(tickets, ms), `${tickets} ${ms}`).toEqual([null, 0]);
  });

  it("is of another shop where it leads there", async () => {
    const badge = (url: string) => `kasch_cart=${encodeURIComponent(JSON.stringify({ n: 2, url }))}`;
    expect(await asked(isBadgeOfOthers, badge("https://shop.provider.example/cart/7"))).toBe(true);
    expect(await asked(isBadgeOfOthers, badge("/de/warenkorb"))).toBe(false);
    expect(await asked(isBadgeOfOthers, "")).toBe(false);
    expect(await asked(isBadgeOfOthers, `__Host-${badge("https://shop.provider.example/")}`, https)).toBe(true);
  });
});
