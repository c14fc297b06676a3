import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { screening } from "../../../workers/box-office/screenings";
import { breakableSite } from "../../support/faults";
import { bookingFields, formPath, sendForm } from "../../support/fault-situations";
import { saveSettings } from "../../support/house";
import { evening, newAddress, newKey, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
  await saveSettings();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: evening });
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const heldOf = async (show: number) => (await screening(env, show).house(evening)).counts.held;

/** The screenings as they are, but for how a command of tickets ends. */
function screeningsThat(end: (real: () => Promise<unknown>) => Promise<unknown>): Partial<Cloudflare.Env> {
  const SCREENING = new Proxy(env.SCREENING, {
    get: (target, key) =>
      key === "get"
        ? (id: DurableObjectId) => {
            const object = target.get(id);
            return new Proxy(object, {
              get: (_, call) =>
                call === "run"
                  ? (...args: Parameters<typeof object.run>) => end(() => object.run(...args))
                  : (Reflect.get(object, call) as unknown),
            });
          }
        : (Reflect.get(target, key) as (...args: unknown[]) => unknown).bind(target),
  });
  return { SCREENING };
}
const overloaded = (): Error =>
  Object.assign(new Error("too many requests queued"), { overloaded: true, retryable: true });

describe("a screening that is overloaded", () => {
  it("is a 503 that says when to come back, is asked once, and holds nothing", async () => {
    const show = await house.salon();
    const asked = vi.fn(() => Promise.reject(overloaded()));
    const guest = visitor(newAddress(), screeningsThat(asked));
    const answer = await guest.add(show, [ticket(shopIds.full, 2)]);
    expect(answer).toMatchObject({ status: 503, json: { code: "overloaded", retry_after: 10 } });
    expect([answer.headers.get("retry-after"), asked.mock.calls.length]).toEqual(["10", 1]);
    expect(guest.jar.has("kasch_cart_key")).toBe(false);
    expect(await heldOf(show)).toBe(0);
  });

  it("holds once what it had done before its answer was lost, for the same key", async () => {
    const show = await house.salon();
    const key = newKey();
    const lost = visitor(
      newAddress(),
      screeningsThat(async (real) => {
        await real();
        throw overloaded();
      }),
    );
    // The first words of a new object are about its configuration.
    await visitor().add(show, [ticket(shopIds.full, 1)]);
    expect((await lost.add(show, [ticket(shopIds.full, 2)], { key })).status).toBe(503);
    const guest = visitor();
    expect(await guest.add(show, [ticket(shopIds.full, 2)], { key })).toMatchObject({
      status: 201,
      json: { tickets_quantity: 2 },
    });
    expect(await heldOf(show)).toBe(3);
  });
});

describe("the plain form of a screening that does not answer", () => {
  const jarOf = (response: Response): string =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(";")[0] ?? "")
      .join("; ");
  const again = (call: Awaited<ReturnType<typeof breakableSite>>["call"], show: number, cookie: string) =>
    call(`${formPath(show)}?again`, { headers: { cookie }, redirect: "manual" });

  it("waits and asks again by itself, with what was chosen and its key, until it is held, once", async () => {
    const show = await house.salon();
    const { call, breakable } = await breakableSite("Screening");
    const fields = bookingFields(show);
    breakable.break("throws");
    const refused = await sendForm(call, show, fields);
    const text = await refused.text();
    expect(refused.status).toBe(503);
    for (const [name, value] of Object.entries(fields))
      expect(text).toContain(`<input type="hidden" name="${name}" value="${value}">`);
    expect(text).toMatch(/<button>Jetzt noch einmal versuchen<\/button>/);
    const [cookie = ""] = refused.headers.getSetCookie().filter((one) => one.startsWith("kasch_again_key="));
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);

    const still = await again(call, show, jarOf(refused));
    expect([still.status, still.headers.get("refresh")]).toEqual([503, expect.stringMatching(/^1[5-9]; url=/)]);
    breakable.mend();
    const held = await again(call, show, jarOf(still));
    expect([held.status, held.headers.get("location")]).toEqual([303, "/de/warenkorb"]);
    expect(held.headers.getSetCookie().some((one) => /^kasch_again_key=;.*Max-Age=0/.test(one))).toBe(true);
    const twice = await again(call, show, jarOf(still));
    expect(twice.status).toBe(303);
    expect(await heldOf(show)).toBe(2);
  });

  it("stops asking by itself after the sixth time, and keeps its button", async () => {
    const show = await house.salon();
    const { call, breakable } = await breakableSite("Screening");
    breakable.break("throws");
    let answer = await sendForm(call, show, bookingFields(show));
    const waits: number[] = [];
    while (answer.headers.has("refresh")) {
      waits.push(Number.parseInt(answer.headers.get("refresh") ?? "", 10));
      // One after the other, as the page does.
      // oxlint-disable-next-line no-await-in-loop
      answer = await again(call, show, jarOf(answer));
    }
    expect(waits).toHaveLength(6);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
    const text = await answer.text();
    expect(text).toContain("Noch immer ist sehr viel los");
    expect(text).toContain('name="idempotency_key"');
  });

  it("repeats nothing because of an address, nor for another show, nor what has no key", async () => {
    const [show, other] = [await house.salon(), await house.salon()];
    const { call, breakable } = await breakableSite("Screening");
    expect((await again(call, show, "")).status).toBe(200);
    breakable.break("throws");
    const refused = await sendForm(call, show, bookingFields(show));
    breakable.mend();
    expect((await again(call, other, jarOf(refused))).status).toBe(200);
    expect((await call(formPath(show), { headers: { cookie: jarOf(refused) } })).status).toBe(200);
    expect([await heldOf(show), await heldOf(other)]).toEqual([0, 0]);
    breakable.break("throws");
    const { idempotency_key: _, ...keyless } = bookingFields(show);
    expect((await sendForm(call, show, keyless)).headers.has("refresh")).toBe(false);
  });
});
