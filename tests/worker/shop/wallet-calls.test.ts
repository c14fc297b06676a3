import { env } from "cloudflare:workers";
import { unzipSync } from "fflate";
import { beforeAll, expect, it } from "vitest";
import { db as open } from "../../../workers/db/client";
import { readOrder } from "../../../workers/db/shop/orders";
import { appleHouse } from "../../support/apple";
import { caller } from "../../support/edge";
import { googleHouse } from "../../support/google";
import {
  approved,
  bankSays,
  buyerReturns,
  cartWith,
  ordered,
  secret as authSecret,
  ticketKey,
} from "../../support/orders";
import { ASSETS } from "../../support/print-fonts";
import { evening, shopHouse } from "../../support/shop";

const shop = {
  TEST_CLOCK: "allow",
  AUTH_SECRET: authSecret,
  TICKET_KEY: ticketKey,
  PAYMENTS: "simulator onsite",
  ASSETS,
};
let house: Awaited<ReturnType<typeof shopHouse>>;
let keys: Record<string, string>;
beforeAll(async () => {
  house = await shopHouse();
  keys = { ...(await appleHouse()).bindings, ...(await googleHouse()).bindings };
});

/** Asks as anybody could, without a cookie. */
const askedWith = (bindings: Record<string, string>) => {
  const call = caller({ renderPage: () => Promise.resolve(new Response("page")) }, { ...shop, ...bindings });
  return (path: string) =>
    call(`/de/api/shop/orders/${path}`, {
      headers: { "x-test-now": new Date(evening).toISOString() },
      redirect: "manual",
    });
};

const callsOf = (secret: string, code: string) =>
  ["apple-wallet.pkpass", "google-wallet/"].map((wallet) => `${secret}/tickets/${code}/${wallet}`);

async function begun() {
  const { record, secret } = await ordered(await cartWith([await house.salon()], 1));
  const settle = async () => {
    await bankSays(record.order.id, approved);
    await buyerReturns(record.order.id);
    return (await readOrder(open(env), { id: record.order.id }))?.tickets[0]?.id ?? "";
  };
  return { secret, settle };
}

it("gives a file that telephones take for a pass, and a way to Google, kept by nobody in between", async () => {
  const { secret, settle } = await begun();
  const [apple = "", google = ""] = callsOf(secret, await settle());
  const ask = askedWith(keys);
  const file = await ask(apple);
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("application/vnd.apple.pkpass");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="Karte-[0-9A-Z-]{14}\.pkpass"$/);
  expect(Object.keys(unzipSync(new Uint8Array(await file.arrayBuffer())))).toContain("signature");
  const way = await ask(google);
  expect(way.status).toBe(302);
  expect(way.headers.get("location")).toMatch(/^https:\/\/pay\.google\.com\//);
  for (const { headers } of [file, way]) {
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  }
});

it("gives nothing to whoever has another link, asks for another's ticket, or has not paid", async () => {
  const [one, other] = [await begun(), await begun()];
  const code = await one.settle();
  const wanted = [
    ...callsOf(`${one.secret.slice(0, -1)}${one.secret.endsWith("0") ? "1" : "0"}`, code),
    ...callsOf("0", code),
    ...callsOf(other.secret, code),
    ...callsOf(one.secret, "000000000000"),
  ];
  const ask = askedWith(keys);
  const answers = await Promise.all(wanted.map(ask));
  expect(answers.map(({ status }) => status)).toEqual(wanted.map(() => 404));
});

it("gives nothing where the house has no keys, or half of them", async () => {
  const { secret, settle } = await begun();
  const calls = callsOf(secret, await settle());
  const { APPLE_WALLET_KEY: _key, GOOGLE_WALLET_KEY: _other, ...half } = keys;
  const answers = await Promise.all([{}, half].flatMap((bindings) => calls.map(askedWith(bindings))));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
