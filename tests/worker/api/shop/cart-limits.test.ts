import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import { sha256 } from "~/domain/common/sha256";
import type { RequestFacts } from "~/server/context";
import { contract } from "../../../../workers/api/app";
import { limitCartWrites } from "../../../../workers/api/shop/cart-limits";
import type { ApiEnv } from "../../../../workers/http/app-env";
import { nobody } from "../../../support/api-context";
import { visitor } from "../../../support/shop";

/** What the limiters were asked, and the keys they let nobody through with. */
const asked: string[] = [];
const refused = new Set<string>();
const limiter = (name: string): RateLimit => ({
  limit: ({ key }) => {
    asked.push(`${name} ${key}`);
    return Promise.resolve({ success: !refused.has(`${name} ${key}`) });
  },
});
const bindings = { CART_WRITES: limiter("write"), CART_HOLDS: limiter("hold") };
beforeEach(() => {
  asked.length = 0;
  refused.clear();
});

const network = "2001:db8:7:8::/64";
const key = "a".repeat(22);
async function send(method: string, path: string, cookie = "") {
  const app = new Hono<ApiEnv>()
    .use(async (c, next) => {
      c.set("facts", { session: nobody, requestId: "request-7" } as RequestFacts);
      await next();
    })
    .use(limitCartWrites())
    .all("*", (c) => c.text("through"));
  const headers = { "cf-connecting-ip": "2001:db8:7:8:9::1", cookie };
  return app.request(`/de/api/shop${path}`, { method, headers }, bindings);
}

describe("changes of carts", () => {
  it.each<[string, string, ...string[]]>([
    ["GET", "/cart/"],
    ["HEAD", "/cart/"],
    ["GET", "/cart/code/"],
    ["POST", "/cart/", "write", "hold"],
    ["POST", "/waiting/", "write", "hold"],
    ["POST", "/cart/code/", "write", "hold code"],
    ["POST", "/cart/extend/", "write"],
    ["POST", "/waiting/abc/take/", "write"],
    ["POST", "/orders/", "write"],
    ["DELETE", "/cart/", "write"],
    ["DELETE", "/cart/code/", "write"],
    ["PATCH", "/cart/7/", "write"],
    ["PUT", "/cart/7/seats/", "write"],
  ])("%s %s is counted for its network, and for its cart where it has one", async (method, path, ...limits) => {
    expect((await send(method, path)).status).toBe(200);
    expect(asked.toSorted()).toEqual(limits.map((limit) => `${limit} ${network}`).toSorted());
    asked.length = 0;
    await send(method, path, `kasch_cart_key=${key}`);
    const cart = `cart ${await sha256(key)}`;
    expect(asked.toSorted()).toEqual(limits.flatMap((limit) => [`${limit} ${network}`, `${limit} ${cart}`]).toSorted());
  });

  it("are refused with a word about when to come back where one of the limits is reached", async () => {
    const cart = `cart ${await sha256(key)}`;
    for (const limit of [`write ${network}`, `hold ${network}`, `write ${cart}`, `hold ${cart}`]) {
      refused.clear();
      refused.add(limit);
      // oxlint-disable-next-line no-await-in-loop
      const answer = await send("POST", "/cart/", `kasch_cart_key=${key}`);
      expect([answer.status, answer.headers.get("retry-after")], limit).toEqual([429, "60"]);
      // oxlint-disable-next-line no-await-in-loop
      expect(await answer.json()).toMatchObject({ code: "too_many_requests" });
    }
  });
});

describe("every call of the shop", () => {
  const calls = Object.entries(contract("").paths ?? {}).flatMap(([path, item]) =>
    Object.keys(item).map((method): [string, string] => [method.toUpperCase(), path]),
  );
  const ofShop = calls.filter(([, path]) => path.startsWith("/{lang}/api/shop/"));

  it("is limited where it changes something, before it is read, and where it only reads it is not", async () => {
    const none = { limit: () => Promise.resolve({ success: false }) };
    const guest = visitor(undefined, { CART_WRITES: none, CART_HOLDS: none, AUTH_SECRET: "a".repeat(32) });
    const through: string[] = [];
    for (const [method, path] of ofShop) {
      const address = path.replace("{lang}", "de").replaceAll(/\{\w+\}/g, "7");
      // oxlint-disable-next-line no-await-in-loop
      const { status } = await guest.send(method, address, { ...(method !== "GET" && { body: {} }) });
      if (status !== 429) through.push(method);
    }
    expect(new Set(through)).toEqual(new Set(["GET"]));
    expect(through).toHaveLength(ofShop.filter(([method]) => method === "GET").length);
  });
});
