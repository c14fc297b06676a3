import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fail, ok } from "~/domain/common/errors";
import type { Asking } from "../../../../workers/shop/asking";
import { unproven, withSiteKey } from "../../../../workers/shop/unproven";

const keys = { SITE_ORIGIN: "http://localhost:8787", TURNSTILE_SITE_KEY: "0xsite", TURNSTILE_SECRET_KEY: "0xsecret" };
const asking = (env: object = keys, actor: Partial<Asking["actor"]> = {}) =>
  ({ env, actor: { cartKey: undefined, network: "192.0.2.7", address: "192.0.2.7", ...actor } }) as Asking;
const brought = (token?: string, idempotencyKey = "key-1", event = 7) => ({ event, token, idempotencyKey });

const sent: Record<string, string>[] = [];
let answer: () => Response;
beforeEach(() => {
  sent.length = 0;
  answer = () => Response.json({ success: false, "error-codes": ["invalid-input-response"] });
  for (const level of ["error", "warn"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    sent.push(await new Request(input, init).json());
    return answer();
  });
});
afterEach(() => void vi.restoreAllMocks());

it("says of a request that it is unproven where a proof is missing or refused, and nothing where one is not needed, came, or cannot be judged", async () => {
  const [nothing, missing] = [
    { ok: true, value: {} },
    { ok: true, value: { unproven: true } },
  ];
  expect(await unproven(asking({ SITE_ORIGIN: keys.SITE_ORIGIN }), brought())).toEqual(nothing);
  expect(await unproven(asking(keys, { network: null }), brought())).toEqual(nothing);
  expect(await unproven(asking(), brought())).toEqual(missing);
  expect(await unproven(asking(), brought(""))).toEqual(missing);
  expect(sent).toEqual([]);
  expect(await unproven(asking(), brought("made up"))).toEqual(missing);
  answer = () => new Response("<h1>502</h1>", { status: 502 });
  expect(await unproven(asking(), brought("good"))).toEqual(nothing);
  const told = { success: true, hostname: "localhost", action: "hold", cdata: "event-7" };
  answer = () => Response.json({ ...told, "error-codes": [] });
  expect(await unproven(asking(), brought("good"))).toEqual(nothing);
  const { TURNSTILE_SECRET_KEY: _secret, ...half } = keys;
  expect(await unproven(asking(half), brought("good"))).toMatchObject({ ok: false, code: "overloaded" });
});

it("names each request to whoever judges by a UUID of its own, with the address where it is known", async () => {
  const of = async (...[token, key, event]: [string, string, number]) => {
    await unproven(asking(), brought(token, key, event));
    return sent.at(-1);
  };
  const first = await of("t", "key-1", 7);
  expect(first).toMatchObject({ response: "t", remoteip: "192.0.2.7" });
  expect(first?.["idempotency_key"]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(await of("t", "key-1", 7)).toEqual(first);
  const others = [await of("u", "key-1", 7), await of("t", "key-2", 7), await of("t", "key-1", 8)];
  expect(new Set([first, ...others].map((asked) => asked?.["idempotency_key"])).size).toBe(4);
  await unproven(asking(keys, { address: "" }), brought("t"));
  expect(sent.at(-1)).not.toHaveProperty("remoteip");
  const { actor, ...rest } = asking();
  const { address: _address, ...unknown } = actor;
  await unproven({ ...rest, actor: unknown }, brought("t"));
  expect(sent.at(-1)).not.toHaveProperty("remoteip");
});

it("gives a browser what it needs for its proof where one is asked for, and changes no other answer", () => {
  const needed = { code: "proof_needed", more: { site_key: "0xsite" } };
  expect(withSiteKey(asking(), fail("proof_needed"))).toMatchObject(needed);
  for (const other of [fail("sales_closed"), ok(7)]) expect(withSiteKey<number>(asking(), other)).toBe(other);
});
