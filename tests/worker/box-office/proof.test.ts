import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { turnstile } from "../../../workers/backends/proofs/turnstile";
import { proofsOf } from "../../../workers/backends/proofs/proofs";
import type { Bindings } from "../../../workers/http/app-env";
import { caller } from "../../support/edge";
import { newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const keys = { TURNSTILE_SITE_KEY: "0xsite", TURNSTILE_SECRET_KEY: "0xsecret" } as Partial<Bindings>;
const proven = { success: true, hostname: "localhost", action: "hold", "error-codes": [] };
type Sent = Record<string, string>;

/** A stand-in of siteverify: what it was asked, and answers by token. A token is good once, unless the same request asks again. */
function standIn(answers: Record<string, object | "down" | "garbage"> = {}) {
  const asked: Sent[] = [];
  const used = new Map<string, string>();
  const fetcher = vi.fn<typeof fetch>(async (input, init) => {
    expect(input instanceof Request ? input.url : String(input)).toBe(
      "https://challenges.cloudflare.com/turnstile/v0/siteverify",
    );
    // The secret goes nowhere else.
    expect(init?.redirect).toBe("manual");
    const sent = JSON.parse(await new Response(init?.body).text()) as Sent;
    asked.push(sent);
    const { response: token = "", idempotency_key: request = "" } = sent;
    const answer = answers[token] ?? { success: false, "error-codes": ["invalid-input-response"] };
    if (answer === "down") throw new Error("no way there");
    if (answer === "garbage") return new Response("<h1>502</h1>", { status: 502 });
    const first = used.get(token) ?? request;
    used.set(token, first);
    if (first !== request) return Response.json({ success: false, "error-codes": ["timeout-or-duplicate"] });
    return Response.json(answer);
  });
  return { asked, fetcher };
}

beforeEach(() => {
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

describe("what Turnstile says of a token", () => {
  const about = (token: string, event = 7) => ({ token, address: "203.0.113.9", event, request: "r-1" });
  const judged = (answers: Parameters<typeof standIn>[0], token = "t") => {
    const { asked, fetcher } = standIn(answers);
    const of = turnstile({ siteKey: "site", secret: "secret", hostname: "localhost" }, 1_000, fetcher);
    return { asked, verdict: of.verify(about(token)) };
  };

  it("is asked with the secret, the address and the request", async () => {
    const { asked, verdict } = judged({ t: { ...proven, cdata: "event-7" } });
    expect(await verdict).toBe("proven");
    expect(asked).toEqual([{ secret: "secret", response: "t", remoteip: "203.0.113.9", idempotency_key: "r-1" }]);
  });

  it.each([
    ["another show", { cdata: "event-8" }],
    ["another site", { cdata: "event-7", hostname: "elsewhere.example" }],
    ["another purpose", { cdata: "event-7", action: "login" }],
    ["nothing", {}],
  ])("is worth nothing where it is about %s", async (_, more) => {
    expect(await judged({ t: { ...proven, ...more } }).verdict).toBe("refused");
  });

  it.each(["timeout-or-duplicate", "invalid-input-response"])("is a refusal where it is %s", async (code) => {
    expect(await judged({ t: { success: false, "error-codes": [code] } }).verdict).toBe("refused");
  });

  it("is not asked about what is no token", async () => {
    for (const token of ["", "x".repeat(2_049)]) {
      const { asked, verdict } = judged({}, token);
      expect([await verdict, asked]).toEqual(["refused", []]);
    }
  });

  it.each([
    ["does not answer", "down"],
    ["answers nonsense", "garbage"],
    ["has trouble of its own", { success: false, "error-codes": ["internal-error"] }],
    ["does not know the secret", { success: false, "error-codes": ["invalid-input-secret"] }],
  ] as const)("is silence where it %s", async (_, answer) => {
    expect(await judged({ t: answer }).verdict).toBe("silent");
  });

  it("is silence where it takes too long", async () => {
    const of = turnstile(
      { siteKey: "site", secret: "secret", hostname: "localhost" },
      1,
      () => new Promise<Response>(() => undefined),
    );
    expect(await of.verify(about("t"))).toBe("silent");
  });
});

describe("an installation", () => {
  const SITE_ORIGIN = "http://localhost:8787";
  const [site, secret] = [{ TURNSTILE_SITE_KEY: "0xsite" }, { TURNSTILE_SECRET_KEY: "0xsecret" }];

  it("asks nobody for proofs without both keys, and holds nothing with one", () => {
    expect(proofsOf({ SITE_ORIGIN })).toEqual({ ok: true, value: null });
    expect(proofsOf({ SITE_ORIGIN, ...site })).toMatchObject({
      code: "overloaded",
      detail: "Turnstile: TURNSTILE_SECRET_KEY not set",
    });
    expect(proofsOf({ SITE_ORIGIN, ...secret })).toMatchObject({
      code: "overloaded",
      detail: "Turnstile: TURNSTILE_SITE_KEY not set",
    });
    expect(proofsOf({ SITE_ORIGIN, ...site, ...secret })).toMatchObject({ ok: true, value: { siteKey: "0xsite" } });
  });

  it("takes no keys for tests under a public address", () => {
    const forTests = { ...site, TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA" };
    expect(proofsOf({ SITE_ORIGIN, ...forTests })).toMatchObject({ ok: true });
    expect(proofsOf({ SITE_ORIGIN: "https://kino.example", ...forTests })).toMatchObject({ code: "overloaded" });
  });

  it("lets Turnstile into its pages only where it asks for proofs", async () => {
    const renderPage = () =>
      Promise.resolve(new Response("page", { headers: { "content-type": "text/html; charset=utf-8" } }));
    const policyOf = async (path: string, bindings: Partial<Bindings>) =>
      (await caller({ renderPage }, bindings)(path)).headers.get("content-security-policy") ?? "";
    const turnstileAt = /(script|frame)-src [^;]*https:\/\/challenges\.cloudflare\.com/g;
    expect((await policyOf("/de/programm", keys)).match(turnstileAt)).toHaveLength(2);
    expect(await policyOf("/de/programm", {})).not.toMatch(turnstileAt);
    expect(await policyOf("/de/foyer", keys)).not.toMatch(turnstileAt);
    expect(await policyOf("/de/kassa/zahlen/some-payment", keys)).not.toMatch(turnstileAt);
  });
});

describe("a hall under pressure", () => {
  let house: Awaited<ReturnType<typeof shopHouse>>;
  beforeAll(async () => {
    house = await shopHouse();
  });
  /** A show of thirteen places of which five are in a cart. */
  async function pressed() {
    const show = await house.salon();
    await visitor().add(show, [ticket(shopIds.full, 5)]);
    return show;
  }
  const asks = (
    show: number,
    proof: string | null,
    { guest = visitor(newAddress(), keys), key = newKey(), amount = 1 } = {},
  ) =>
    guest.send("POST", "/de/api/shop/cart/", {
      body: { event: show, tickets: [ticket(shopIds.full, amount)] },
      key,
      ...(proof !== null && { headers: { "x-proof": proof } }),
    });
  const asking = (answers: Parameters<typeof standIn>[0]) => {
    const { asked, fetcher } = standIn(answers);
    vi.spyOn(globalThis, "fetch").mockImplementation(fetcher);
    return asked;
  };
  const needed = { status: 403, json: { code: "proof_needed", site_key: "0xsite" } };

  it("asks for a proof, and takes it with the same key and body; nobody is asked where there are no keys", async () => {
    const show = await pressed();
    const asked = asking({ good: { ...proven, cdata: `event-${show}` } });
    const key = newKey();
    expect(await asks(show, null, { key })).toMatchObject(needed);
    expect(asked).toEqual([]);
    expect(await asks(show, "good", { key })).toMatchObject({ status: 201, json: { tickets_quantity: 1 } });
    expect(asked).toMatchObject([
      { secret: "0xsecret", response: "good", remoteip: expect.stringMatching(/^2001:db8:/) as string },
    ]);
    expect((await visitor().add(show, [ticket(shopIds.full, 1)])).status).toBe(201);
  });

  it("asks nobody before", async () => {
    const show = await house.salon();
    expect((await asks(show, null)).status).toBe(201);
  });

  it("takes a proof once, and again from the same request", async () => {
    const show = await pressed();
    const asked = asking({ good: { ...proven, cdata: `event-${show}` } });
    const [guest, key] = [visitor(newAddress(), keys), newKey()];
    expect((await asks(show, "good", { guest, key })).status).toBe(201);
    expect(await asks(show, "good", { guest, key })).toMatchObject({ status: 201, json: { tickets_quantity: 1 } });
    expect(await asks(show, "good")).toMatchObject(needed);
    expect(asked[0]?.["idempotency_key"]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(asked[0]?.["idempotency_key"]).toBe(asked[1]?.["idempotency_key"]);
  });

  it("refuses a wrong one, and one for another show", async () => {
    const show = await pressed();
    asking({ other: { ...proven, cdata: "event-1" } });
    expect(await asks(show, "made up")).toMatchObject(needed);
    expect(await asks(show, "other")).toMatchObject(needed);
  });

  it("locks nobody out while nobody judges", async () => {
    const show = await pressed();
    asking({ good: "down" });
    expect((await asks(show, "good")).status).toBe(201);
    // Who brings none is asked for one all the same.
    expect(await asks(show, null)).toMatchObject(needed);
  });

  it("wants none for fewer, and one for more in a cart, which has none to give", async () => {
    const show = await house.salon();
    const guest = visitor(newAddress(), keys);
    await asks(show, null, { guest, amount: 2 });
    await visitor().add(show, [ticket(shopIds.full, 4)]);
    const change = (amount: number) =>
      guest.send("PATCH", `/de/api/shop/cart/${show}/`, {
        body: { price_id: shopIds.full, seat_group: shopIds.stalls, amount },
      });
    expect(await change(3)).toMatchObject({ status: 403, json: { code: "proof_needed" } });
    expect((await change(1)).status).toBe(200);
  });

  it("holds nothing in a house that is set up by half", async () => {
    const half = visitor(newAddress(), { TURNSTILE_SITE_KEY: "0xsite" });
    expect((await half.add(await house.salon(), [ticket(shopIds.full, 1)])).status).toBe(503);
  });
});
