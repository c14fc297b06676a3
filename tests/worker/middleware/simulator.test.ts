import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeAll, describe, expect, it } from "vitest";
import { readSimulated } from "../../../workers/backends/payments/simulator";
import { orders } from "../../../workers/db/schema/box-office";
import type { AppEnv, Bindings } from "../../../workers/http/app-env";
import { requestFacts } from "../../../workers/middleware/request-facts/request-facts";
import { simulator } from "../../../workers/middleware/simulator/simulator";
import { caller, htmlPage, origin } from "../../support/edge";
import { ASSETS } from "../../support/print-fonts";
import { secret, ticketKey, typed } from "../../support/orders";
import { newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const bindings: Partial<Bindings> = {
  AUTH_SECRET: secret,
  TICKET_KEY: ticketKey,
  PAYMENTS: "simulator onsite",
  MAILBOX: "local",
  ASSETS,
};
const siteOn = (more: Partial<Bindings> = {}) =>
  caller({ renderPage: () => Promise.resolve(htmlPage("a page of the house", "n")) }, { ...bindings, ...more });
const call = siteOn();

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
});

/** An order that waits for its bank: where that is, and what has become of it. */
async function atTheBank(method = typed.method) {
  const guest = visitor(newAddress(), bindings);
  await guest.add(await house.salon(), [ticket(shopIds.full, 2)]);
  const { json } = await guest.send("POST", "/de/api/shop/orders/", { body: { ...typed, method }, key: newKey() });
  const bank = new URL(String(json["next_url"]), origin).pathname;
  const number = (await readSimulated(env.CACHE, bank.split("/").at(-1) ?? ""))?.number ?? "";
  // From the books: whoever looks at an order asks the bank.
  const status = async () => {
    const [row] = await house.db.select({ status: orders.status }).from(orders).where(eq(orders.number, number));
    return row?.status;
  };
  /** What the bank has noted. */
  const noted = () => readSimulated(env.CACHE, bank.split("/").at(-1) ?? "");
  return { bank, status, noted, number };
}

const pressing = (deed: string, more: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  redirect: "manual",
  headers: { origin, "content-type": "application/x-www-form-urlencoded", ...more },
  body: new URLSearchParams({ deed }).toString(),
});
const press = (bank: string, deed: string, more?: Record<string, string>): Promise<Response> =>
  call(bank, pressing(deed, more));

describe("the page of the simulated bank", () => {
  it("says what is to be paid for which order, and is kept by nobody", async () => {
    const { bank, number } = await atTheBank();
    const answer = await call(bank);
    const text = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect(text).toContain(`Order ${number}, card</p>`);
    expect(text).toContain("EUR 23.00");
    expect(text).toContain('content="noindex"');
    const buttons = [...text.matchAll(/value="(\w+)"[^>]*>([^<]*\w[^<]*)<\/button>/g)];
    expect(buttons.map(([, deed]) => deed)).toEqual([
      "approve",
      "decline",
      "poor",
      "delay",
      "lost",
      "twice",
      "early",
      "silent",
      "cancel",
    ]);
    expect(new Set(buttons.map(([, , words]) => words)).size).toBe(buttons.length);
  });

  it.each([
    ["approve", "fulfilled"],
    ["twice", "fulfilled"],
    ["early", "fulfilled"],
    ["silent", "pending_payment"],
    ["delay", "pending_payment"],
  ])("%s: leads back to the house, where the order is %s then", async (deed, then) => {
    const { bank, status } = await atTheBank();
    const answer = await press(bank, deed);
    expect(answer.status).toBe(303);
    expect(new URL(answer.headers.get("location") ?? "", origin).origin).toBe(origin);
    expect(await status()).toBe(then);
  });

  it("can lose the way back; the house knows all the same", async () => {
    const { bank, status } = await atTheBank();
    const answer = await press(bank, "lost");
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(await answer.text()).toContain("The way back is lost");
    expect(await status()).toBe("fulfilled");
  });

  it.each([
    ["decline", "expired_card"],
    ["poor", "insufficient_funds"],
    ["cancel", "cancelled"],
  ])("%s: leads back without a payment, and stays that way", async (deed, reason) => {
    const { bank, status, noted } = await atTheBank();
    expect((await press(bank, deed)).status).toBe(303);
    expect([await noted(), await status()]).toEqual([
      expect.objectContaining({ state: "failed", reason }),
      "pending_payment",
    ]);
    await press(bank, "approve");
    expect(await noted()).toMatchObject({ state: "failed" });
    expect(await (await call(bank)).text()).toContain("card: failed");
  });

  it.each([
    ["card", "authorized"],
    ["eps", "captured"],
  ] as const)("has the money of %s %s where it is approved and nobody is told", async (method, state) => {
    const { bank, noted } = await atTheBank(method);
    await press(bank, "silent");
    expect(await noted()).toMatchObject({ method, state });
  });

  it("approves twenty seconds later where it is told to take its time", async () => {
    const { bank, noted } = await atTheBank();
    const at = Date.parse("2026-11-21T18:00:00Z");
    await press(bank, "delay", { "x-test-now": new Date(at).toISOString() });
    expect(await noted()).toMatchObject({ state: "pending", approvedAt: at + 20_000 });
  });

  it.each([
    ["silent", 0],
    ["approve", 1],
    ["twice", 2],
  ])("%s: tells the house %d times", async (deed, times) => {
    const { bank } = await atTheBank();
    const told: string[] = [];
    const bankAlone = new Hono<AppEnv>().use(
      requestFacts(),
      simulator({ deliver: (_, { body }) => Promise.resolve(told.push(body)) }),
    );
    await bankAlone.request(`${origin}${bank}`, pressing(deed), { ...env, ...bindings }, createExecutionContext());
    expect(told.map((body) => JSON.parse(body))).toEqual(
      Array.from({ length: times }, () =>
        expect.objectContaining({ type: "payment.updated", payment: bank.split("/").at(-1) }),
      ),
    );
  });

  it("does nothing that it does not know", async () => {
    const { bank, status, noted } = await atTheBank();
    for (const deed of ["rob", "", "constructor"])
      // oxlint-disable-next-line no-await-in-loop
      expect([deed, (await press(bank, deed)).status]).toEqual([deed, 400]);
    expect([(await noted())?.state, await status()]).toEqual(["pending", "pending_payment"]);
  });

  it("is a page of the house like any other where it takes no payments, and for a payment nobody began", async () => {
    const { bank } = await atTheBank();
    for (const answer of [await siteOn({ PAYMENTS: "onsite" })(bank), await call("/__pay/nobody")]) {
      expect(answer.status).toBe(404);
      // oxlint-disable-next-line no-await-in-loop
      expect(await answer.text()).not.toContain("Simulated");
    }
  });
});
