import { expect, it, vi } from "vitest";
import type { Screenable } from "../../../../workers/box-office/screenings";
import { blockOf, linesOf, newCartKey, originOf, othersOf } from "../../../../workers/shop/add-tickets";

// The runtime's own module: nothing of it is asked here.
vi.mock("cloudflare:workers", () => ({ waitUntil: () => {} }));

const startsAt = Date.parse("2027-03-27T20:00:00+01:00");
const showOf = (slots: { id: number; timeStart: string; blockId: number }[]) =>
  ({ facts: { slots, zone: "Europe/Vienna", event: { startsAt } } }) as unknown as Screenable;
const plain = showOf([]);
const timed = showOf([
  { id: 31, timeStart: "20:30:00", blockId: 1 },
  { id: 32, timeStart: "21:30:00", blockId: 2 },
]);

it("finds the places of a time slot until it begins, and names the field where none is meant", () => {
  const half = Date.parse("2027-03-27T20:30:00+01:00");
  expect(blockOf(plain, undefined, startsAt)).toEqual({ ok: true, value: 0 });
  expect(blockOf(timed, 31, half - 1)).toEqual({ ok: true, value: 1 });
  expect(blockOf(timed, 32, half)).toEqual({ ok: true, value: 2 });
  expect(blockOf(timed, 31, half)).toMatchObject({ ok: false, code: "sales_closed" });
  for (const wrong of [blockOf(plain, 31, startsAt), blockOf(timed, undefined, startsAt), blockOf(timed, 33, startsAt)])
    expect(wrong).toMatchObject({ ok: false, code: "bad_request", errors: [{ path: "timeslot" }] });
});

it("makes the same secret of a cart from the same request, another from every other, and a random one from a key that is easily guessed", async () => {
  const key = "k".repeat(22);
  const secret = await newCartKey("secret", 7, key);
  expect(secret).toMatch(/^[\w-]{22}$/);
  expect(await newCartKey("secret", 7, key)).toBe(secret);
  const others = await Promise.all([
    newCartKey("another", 7, key),
    newCartKey("secret", 8, key),
    newCartKey("secret", 7, `${key}k`),
  ]);
  expect(new Set([secret, ...others]).size).toBe(4);
  const guessed = await Promise.all([1, 2].map(() => newCartKey("secret", 7, key.slice(1))));
  expect(guessed[0]).toMatch(/^[\w-]{22}$/);
  expect(guessed[0]).not.toBe(guessed[1]);
});

it("knows a network again at one show, by a word that leads nowhere, and the house by none", async () => {
  const origin = await originOf("secret", 7, "192.0.2.7");
  expect(origin).not.toContain("192");
  expect(await originOf("secret", 7, "192.0.2.7")).toBe(origin);
  const others = [await originOf("secret", 8, "192.0.2.7"), await originOf("secret", 7, "192.0.2.8")];
  expect(new Set([origin, ...others]).size).toBe(3);
  expect(await originOf("secret", 7, null)).toBeNull();
});

it("asks a screening for lines as the wire has them", () => {
  expect(linesOf([{ price_id: 1, seat_group: 2, sale_type_id: 3, amount: 4 }])).toEqual([
    { priceId: 1, pool: 2, saleType: 3, amount: 4 },
  ]);
});

it("counts as the rest of a cart what is of other shows and still held", () => {
  const item = (eventId: number, expiresAt: number) => ({ eventId, expiresAt });
  const stored = { items: [item(7, 20), item(8, 11), item(9, 10), item(10, 9)] } as never;
  expect(othersOf(stored, 7, 10)).toEqual([item(8, 11)]);
  expect(othersOf(null, 7, 10)).toEqual([]);
});
