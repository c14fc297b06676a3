import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cartSchema, seatPlanViewSchema } from "~/domain/booking/schema";
import { screening } from "../../../workers/box-office/screenings";
import { seatGroup, room } from "../../../workers/db/schema/places";
import { evening, newAddress, shopHouse, shopIds, ticket, visitor } from "../../support/shop";

const minute = 60_000;
const hall = 54;
let house: Awaited<ReturnType<typeof shopHouse>>;
beforeAll(async () => {
  house = await shopHouse();
  await house.db.insert(room).values({ id: 54, venueId: 1, slug: "halle", name: { de: "Halle" } });
  await house.db
    .insert(seatGroup)
    .values({ id: hall, roomId: 54, name: { de: "Halle" }, kind: "general", capacity: 90, plan: null });
});

const refusal = (status: number, code: string) => ({ status, json: { code } });
const places = (amount: number) => [ticket(shopIds.place, amount, 1, hall)];
type Guest = ReturnType<typeof visitor>;

/** Sends until it is refused; not more often than any two periods of the limit allow. */
async function untilRefused(send: () => ReturnType<Guest["send"]>) {
  for (let i = 0; i < 45; i += 1) {
    // One after the other, as somebody who presses again and again.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await send();
    if (answer.status === 429) return { answer, allowed: i };
  }
  throw new Error("was never refused");
}

describe("too many changes of carts", () => {
  it("are refused for a whole network, with a word about when to come back, and for nobody else", async () => {
    const { answer, allowed } = await untilRefused(() =>
      visitor(`2001:db8:aaaa:1::${Math.floor(Math.random() * 60_000).toString(16)}`).send(
        "DELETE",
        "/de/api/shop/cart/",
      ),
    );
    expect(answer).toMatchObject(refusal(429, "too_many_requests"));
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(allowed).toBeGreaterThanOrEqual(20);
    expect((await visitor("2001:db8:aaaa:2::1").send("DELETE", "/de/api/shop/cart/")).status).toBe(204);
    expect((await visitor("2001:db8:aaaa:1::1").cart()).status).toBe(200);
  });

  it("are refused for a cart that comes from ever new networks", async () => {
    const id = await house.salon();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 1)]);
    const change = () => {
      const elsewhere = visitor(newAddress());
      for (const [name, value] of guest.jar) elsewhere.jar.set(name, value);
      return elsewhere.send("PATCH", `/de/api/shop/cart/${id}/`, {
        body: { price_id: shopIds.full, seat_group: shopIds.stalls, amount: 1 },
      });
    };
    expect((await untilRefused(change)).answer).toMatchObject(refusal(429, "too_many_requests"));
    expect((await guest.cart()).json).toMatchObject({ tickets_quantity: 1 });
  });

  it("are refused earlier where they are holds", async () => {
    const address = newAddress();
    const { allowed } = await untilRefused(() => visitor(address).add(987_654, [ticket(shopIds.full, 1)]));
    expect(allowed).toBeGreaterThanOrEqual(10);
    expect(allowed).toBeLessThanOrEqual(20);
    expect((await visitor(address).send("DELETE", "/de/api/shop/cart/")).status).toBe(204);
  });
});

describe("one place that holds a hall", () => {
  it("holds twenty places without paying, over all carts and addresses of its network, and more once it gives back", async () => {
    const id = await house.salon({ roomId: 54 });
    const network = "2001:db8:bbbb:7";
    const [one, two, three] = [visitor(`${network}::1`), visitor(`${network}:ffff::2`), visitor(`${network}::3`)];
    expect((await one.add(id, places(10))).status).toBe(201);
    expect((await two.add(id, places(9))).status).toBe(201);
    await evictDurableObject(screening(env, id));
    expect(await three.add(id, places(2))).toMatchObject(refusal(409, "too_many_held"));
    expect((await three.add(id, places(1))).status).toBe(201);
    const more = { body: { price_id: shopIds.place, seat_group: hall, amount: 2 } };
    expect(await three.send("PATCH", `/de/api/shop/cart/${id}/`, more)).toMatchObject(refusal(409, "too_many_held"));
    expect((await visitor().add(id, places(2))).status).toBe(201);
    await one.send("DELETE", "/de/api/shop/cart/");
    expect((await three.send("PATCH", `/de/api/shop/cart/${id}/`, more)).status).toBe(200);
    const [origins, ledger] = await runInDurableObject(screening(env, id), (_, { storage: { sql } }) => [
      sql.exec("SELECT state, origin FROM hold ORDER BY rowid").toArray(),
      sql.exec("SELECT event LIKE '%\"origin\"%' AS told FROM ledger WHERE event LIKE '%\"held\"%'").toArray(),
    ]);
    // A hash that two carts of one network share, and nothing once the hold is over.
    expect(origins[0]).toEqual({ state: "released", origin: null });
    expect(origins[1]?.["origin"]).toMatch(/^[\w-]{22}$/);
    expect(origins[2]?.["origin"]).toBe(origins[1]?.["origin"]);
    expect(origins[3]?.["origin"]).not.toBe(origins[1]?.["origin"]);
    // What stays has never had it.
    expect(ledger.map(({ told }) => told)).toEqual([0, 0, 0, 0]);
    expect(await screening(env, id).sweep()).toEqual([]);
  });

  it("cannot take ten renewals at once, and is told when the first one can be had", async () => {
    const guest = visitor();
    await guest.add(await house.salon(), [ticket(shopIds.full, 1)]);
    const extend = (at: number, renewal: number) =>
      guest.send("POST", `/de/api/shop/cart/extend/?renewal=${renewal}`, { at });
    for (let renewal = 1; renewal <= 3; renewal += 1)
      expect(await extend(evening, renewal)).toMatchObject(refusal(409, "too_early"));
    expect((await guest.cart()).json).toMatchObject({
      remaining_ms: 15 * minute,
      extensions_left: 10,
      extend_in_ms: 12 * minute,
      extend_from: "2027-03-27T18:12:00+01:00",
    });
    expect((await guest.cart(evening + 12 * minute)).json).toMatchObject({ extend_in_ms: 0 });
    await Promise.all([1, 2, 3, 4].map((renewal) => extend(evening + 12 * minute, renewal)));
    expect((await guest.cart(evening + 12 * minute)).json).toMatchObject({
      remaining_ms: 8 * minute,
      extensions_left: 9,
    });
  });

  it("renews a fourth time for nobody while a third of the hall is held without payment, and then for known addresses", async () => {
    const id = await house.salon();
    const [guest, other] = [visitor(), visitor()];
    await guest.add(id, [ticket(shopIds.full, 2)]);
    const at = (renewal: number) => evening + (8 + 5 * renewal) * minute;
    const extend = (renewal: number) => guest.send("POST", "/de/api/shop/cart/extend/", { at: at(renewal) });
    for (const renewal of [1, 2, 3]) expect((await extend(renewal)).status).toBe(200);
    await other.add(id, [ticket(shopIds.full, 3)], { at: at(4) });
    expect((await guest.cart(at(4))).json).toMatchObject({ contested: true, extend_in_ms: null, extensions_left: 7 });
    expect(await extend(4)).toMatchObject(refusal(409, "hall_contested"));
    await other.send("DELETE", "/de/api/shop/cart/", { at: at(4) });
    expect((await guest.cart(at(4))).json).toMatchObject({ contested: false, needs_address: true });
    expect(await extend(4)).toMatchObject(refusal(409, "address_needed"));
  });

  it("leaves others short holds once most of the hall is held without payment, and a line in the log", async () => {
    const id = await house.salon();
    const lines = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    expect((await visitor().add(id, [ticket(shopIds.full, 6)])).json).toMatchObject({ remaining_ms: 15 * minute });
    expect((await visitor().add(id, [ticket(shopIds.full, 2)])).json).toMatchObject({ remaining_ms: 15 * minute });
    const late = visitor();
    expect((await late.add(id, [ticket(shopIds.full, 2)])).json).toMatchObject({ remaining_ms: 5 * minute });
    const told = lines.mock.calls.map(([line]) => String(line)).filter((line) => line.includes("hall_mostly_unpaid"));
    lines.mockRestore();
    expect(told.map((line): unknown => JSON.parse(line))).toEqual([
      { level: "warn", event: "hall_mostly_unpaid", detail: `event ${id}: 8 of 13 places` },
    ]);
    // A short hold is renewed like any other, on its own, beside one that has more time.
    const second = await late.add(await house.salon(), [ticket(shopIds.full, 1)]);
    expect(second.json).toMatchObject({ remaining_ms: 5 * minute });
    const at = evening + 3 * minute;
    expect((await late.send("POST", "/de/api/shop/cart/extend/", { at })).json).toMatchObject({
      remaining_ms: 7 * minute,
    });
    expect((await late.cart(at)).json).toMatchObject({ tickets_quantity: 3, extend_in_ms: 4 * minute });
  });
});

describe("seats", () => {
  async function seatsOf(guest: Guest, id: number) {
    const plan = seatPlanViewSchema.parse((await guest.send("GET", `/de/api/events/${id}/seats/`)).json);
    return plan.groups
      .filter(({ kind }) => kind === "seated")
      .flatMap(({ rows }) => rows.flatMap(({ seats }) => seats));
  }

  it("are not changed so that single ones are left, which the house would not leave either", async () => {
    const id = await house.salon();
    const guest = visitor();
    await guest.add(id, [ticket(shopIds.full, 3)]);
    const seats = await seatsOf(guest, id);
    const units = (...places: number[]) => places.map((place) => seats[place]?.unit ?? 0);
    const change = (...places: number[]) =>
      guest.send("PUT", `/de/api/shop/cart/${id}/seats/`, { body: { units: units(...places) } });
    const held = async () => (await seatsOf(guest, id)).flatMap(({ state, unit }) => (state === "mine" ? [unit] : []));
    const before = await held();
    expect(await change(0, 2, 4)).toMatchObject(refusal(409, "single_seat_left"));
    expect(await change(1, 2, 3)).toMatchObject(refusal(409, "single_seat_left"));
    expect(await held()).toEqual(before);
    expect((await change(0, 1, 2)).status).toBe(200);
    expect(await held()).toEqual(units(0, 1, 2));
  });

  it("are offered apart from each other when none are side by side, and taken when the visitor agrees", async () => {
    const id = await house.salon();
    const guest = visitor();
    // The object hears of its hall from the first request only.
    await guest.add(id, [ticket(shopIds.full, 1)]);
    const taken = (await seatsOf(guest, id)).flatMap(({ unit }, place) => (place % 2 === 0 ? [unit] : []));
    await guest.send("DELETE", "/de/api/shop/cart/");
    await screening(env, id).run({ type: "block", units: taken }, { config: null, now: evening });
    expect(await guest.add(id, [ticket(shopIds.full, 2)])).toMatchObject(refusal(409, "only_scattered_seats"));
    const body = { event: id, tickets: [ticket(shopIds.full, 2)], scattered: true };
    expect((await guest.send("POST", "/de/api/shop/cart/", { body, key: crypto.randomUUID() })).status).toBe(201);
    const more = { price_id: shopIds.full, seat_group: shopIds.stalls, amount: 5 };
    const add = (accepted: object) =>
      guest.send("PATCH", `/de/api/shop/cart/${id}/`, { body: { ...more, ...accepted } });
    expect(await add({})).toMatchObject(refusal(409, "only_scattered_seats"));
    const cart = cartSchema.parse((await add({ scattered: true })).json);
    expect(cart.items[0]?.seats).toHaveLength(5);
    expect(await add({ amount: 7, scattered: true })).toMatchObject(refusal(409, "not_enough_seats"));
  });
});
