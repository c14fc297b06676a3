import { beforeEach, describe, expect, it } from "vitest";
import { execute } from "~/domain/box-office/core";
import { differences, violations } from "~/domain/box-office/invariants";
import { letGo } from "~/domain/box-office/let-go";
import { type Command, holdMs, type InventoryEvent, type ScreeningConfig } from "~/domain/box-office/model";
import { apply, emptyInventory, replay, revisionAfter, waitingOf, withoutOrigins } from "~/domain/box-office/state";
import { generalPool, holdCommand, line, price, quota, testConfig } from "../../../../support/box-office";

const start = Date.parse("2027-01-15T19:00:00Z");
const opening = start - 24 * 60 * 60_000;
const over = opening + holdMs;
let state = emptyInventory();
let ledger: InventoryEvent[] = [];

const at = (now: number, command: Command) => {
  const { result, events } = execute(state, command, { now });
  ledger.push(...events);
  return result;
};
const run = (command: Command) => at(opening, command);
const take = (cart: string, priceId: number, amount: number, origin: string | null = null) =>
  run(holdCommand(cart, `hold-of-${cart}`, [line(priceId, amount)], { origin }));
const holdOf = (cart: string) => state.holds.get(`hold-of-${cart}`);
let versions = 1;
/** The house says something new of itself. */
const configure = (change: Partial<ScreeningConfig>) => {
  versions += 1;
  return run({
    type: "configure",
    config: testConfig(start, { version: `v${versions}`, readAt: versions, ...change }),
  });
};
const placesOf = (places: number) =>
  testConfig(start).pools.map((pool) => (pool.id === generalPool ? { ...pool, blocks: [{ id: 0, places }] } : pool));
const generalIds = () => [...state.units.values()].filter(({ pool }) => pool === generalPool).map(({ id }) => id);

beforeEach(() => {
  state = emptyInventory();
  ledger = [];
  run({ type: "configure", config: testConfig(start) });
});

describe("an inventory", () => {
  it("is on sale and empty before anything has happened", () => {
    const empty = emptyInventory();
    expect([empty.config, empty.sales, empty.revision]).toEqual([null, "on_sale", 0]);
    execute(empty, { type: "configure", config: testConfig(start) }, { now: opening });
    // Places are numbered from one on, and no number comes twice.
    expect([...empty.units.keys()]).toEqual(Array.from({ length: 23 }, (_, index) => index + 1));
  });

  it("counts everything that happens, and is the same again when it is told from the beginning", () => {
    take("anna", price.culture, 2);
    take("boris", price.place, 5);
    configure({ pools: placesOf(3), quotas: [{ key: quota, max: 1 }] });
    run({ type: "confirm", hold: "hold-of-boris", cents: 4950 });
    run({ type: "refund", hold: "hold-of-boris", units: generalIds().slice(0, 2) });
    run({ type: "set-sales", status: "paused" });
    expect(state.revision).toBe(ledger.length);
    const told = replay(ledger);
    expect(differences(state, told)).toEqual([]);
    expect([told.sales, told.revision, told.nextUnit]).toEqual(["paused", state.revision, state.nextUnit]);
    expect(told.config).toEqual(state.config);
    expect(violations(told)).toEqual([]);
  });

  it("is in order after each single event, also between those of one command", () => {
    take("anna", price.culture, 2);
    at(over, { type: "expire" });
    at(over, { type: "confirm", hold: "hold-of-anna", cents: 0 });
    expect(ledger.slice(-2).map(({ type }) => type)).toEqual(["reacquired", "sold"]);
    const told = emptyInventory();
    for (const event of ledger) {
      apply(told, event);
      expect([event.type, violations(told)]).toEqual([event.type, []]);
    }
  });

  it("goes on beyond all it knows of and all it was told of once it was set back", () => {
    expect(revisionAfter(3, { type: "reconciled", by: "mira" })).toBe(4);
    for (const [revision, told] of [
      [5, 70_000],
      [70_000, 5],
    ] as const)
      expect(revisionAfter(revision, { type: "set-back", told })).toBeGreaterThan(70_000);
  });

  it("is without origins as it is, but for where its holds came from", () => {
    take("anna", price.full, 2, "network-1");
    take("boris", price.place, 1);
    const [anna, boris] = [holdOf("anna"), holdOf("boris")];
    const holds = new Map([anna, boris].map((hold) => [hold?.id, { ...hold, origin: null }]));
    expect(withoutOrigins(state)).toEqual({ ...state, holds });
    expect(holdOf("anna")?.origin).toBe("network-1");
  });

  it("knows of no event of a hold that does not exist", () => {
    expect(() => apply(state, { type: "sold", hold: "nobody's" })).toThrow("does not exist");
  });

  it("has a place in somebody's hands go as soon as it is free, and gives its number to no other", () => {
    take("anna", price.place, 5);
    const before = generalIds();
    configure({ pools: placesOf(3) });
    expect(generalIds()).toHaveLength(5);
    run({ type: "release", hold: "hold-of-anna" });
    expect(generalIds()).toHaveLength(3);
    configure({ pools: placesOf(6) });
    const added = generalIds().filter((id) => !before.includes(id));
    expect([generalIds().length, Math.min(...added) > Math.max(...before)]).toEqual([6, true]);
    expect(violations(state)).toEqual([]);
  });

  it("keeps what the house says of a place out of sale: why, where somebody has said so, and nobody's price", () => {
    const [broken = 0, other = 0] = generalIds();
    run({ type: "block", units: [broken], reason: "broken" });
    run({ type: "block", units: [other] });
    expect(state.claims.get(broken)).toStrictEqual({ unit: broken, hold: null, price: 0, reason: "broken" });
    expect(state.claims.get(other)).toStrictEqual({ unit: other, hold: null, price: 0 });
    run({ type: "unblock", units: [broken, other] });
    expect(state.claims.size).toBe(0);
    expect(state.unitsOf.size).toBe(0);
  });
});

describe("a hold", () => {
  it("tells where it came from for as long as it is not paid, and never again, whatever comes late", () => {
    take("anna", price.full, 2, "network-1");
    expect(holdOf("anna")?.origin).toBe("network-1");
    const cents = 2300;
    run({ type: "begin-payment", hold: "hold-of-anna", cents, contact: "anna" });
    expect(holdOf("anna")?.origin).toBe("network-1");
    const late = opening + 60 * 60_000;
    at(late, { type: "expire" });
    expect(holdOf("anna")).toMatchObject({ state: "expired", origin: null });
    at(late, { type: "confirm", hold: "hold-of-anna", cents });
    expect(holdOf("anna")).toMatchObject({ state: "sold", origin: null });
    take("boris", price.full, 1, "network-1");
    run({ type: "confirm", hold: "hold-of-boris", cents: 1150 });
    expect(holdOf("boris")).toMatchObject({ state: "sold", origin: null });
  });

  it("is looked through for its end as long as it has one, and let go of once it is over", () => {
    take("anna", price.full, 1);
    expect([state.timed.get("hold-of-anna"), state.ended.size]).toEqual([holdOf("anna"), 0]);
    run({ type: "confirm", hold: "hold-of-anna", cents: 1150 });
    expect([state.timed.size, state.ended.size]).toEqual([0, 0]);
    take("boris", price.full, 1);
    run({ type: "release", hold: "hold-of-boris" });
    expect([state.timed.size, [...state.ended]]).toEqual([0, ["hold-of-boris"]]);
    // Only what has run out may be asked for again.
    expect(holdOf("boris")).not.toHaveProperty("had");
    take("carla", price.full, 1);
    at(over, { type: "expire" });
    at(over, { type: "confirm", hold: "hold-of-carla", cents: 1150 });
    expect([...state.ended]).toEqual(["hold-of-boris"]);
  });

  it("is refunded in part and has what is left, and is over with its last place", () => {
    take("anna", price.place, 3);
    run({ type: "confirm", hold: "hold-of-anna", cents: 2970 });
    const [first = 0, second = 0, third = 0] = generalIds();
    run({ type: "refund", hold: "hold-of-anna", units: [second] });
    expect(holdOf("anna")).toMatchObject({ state: "sold", lines: [{ amount: 2 }] });
    expect([...(state.unitsOf.get("hold-of-anna") ?? [])]).toEqual([first, third]);
    run({ type: "refund", hold: "hold-of-anna", units: [first, third] });
    expect(holdOf("anna")).toMatchObject({ state: "refunded", lines: [{ amount: 2 }] });
    expect(state.claims.size).toBe(0);
  });

  it("that is paid for late is its cart's again where the cart has no newer one", () => {
    const carts = ["anna", "boris"];
    for (const cart of carts) take(cart, price.full, 1);
    at(over, { type: "expire" });
    const kept = new Map(state.holds);
    letGo(state);
    at(over, holdCommand("boris", "newer-of-boris", [line(price.full, 1)]));
    for (const cart of carts) {
      // As whoever keeps the tables puts back what a command names.
      const hold = kept.get(`hold-of-${cart}`);
      if (hold) state.holds.set(hold.id, hold);
      at(over, { type: "confirm", hold: `hold-of-${cart}`, cents: 1150 });
    }
    expect([holdOf("anna")?.state, holdOf("boris")?.state]).toEqual(["sold", "sold"]);
    expect(Object.fromEntries(state.holdOfCart)).toEqual({ anna: "hold-of-anna", boris: "newer-of-boris" });
  });

  it("that the books bring back is its cart's where that has no newer one, and nobody's where it is over", () => {
    take("anna", price.culture, 1);
    const hold = holdOf("anna");
    if (!hold) throw new Error("nothing is held");
    const back = (cart: string, as: "sold" | "refunded") => {
      const restored = { ...hold, id: `old-of-${cart}`, cart, state: as };
      apply(state, { type: "restored", hold: restored.id, as: restored, removed: [], seating: [], by: "mira" });
    };
    back("boris", "refunded");
    // What the house has of a contingent is no less for what comes back of it or not.
    expect(state.quotas.get(quota)).toEqual({ key: quota, used: 1, max: 2, wanted: 2 });
    back("anna", "sold");
    back("carla", "sold");
    expect(Object.fromEntries(state.holdOfCart)).toEqual({ anna: "hold-of-anna", carla: "old-of-carla" });
  });

  it("that goes into another cart leaves the one it came from, which keeps what it took since", () => {
    take("anna", price.full, 1);
    run({ type: "move", hold: "hold-of-anna", cart: "boris" });
    expect(Object.fromEntries(state.holdOfCart)).toEqual({ boris: "hold-of-anna" });
    expect(holdOf("anna")?.cart).toBe("boris");
    apply(state, { type: "moved", hold: "hold-of-anna", cart: "carla" });
    run(holdCommand("boris", "newer-of-boris", [line(price.full, 1)]));
    apply(state, { type: "moved", hold: "hold-of-anna", cart: "boris" });
    apply(state, { type: "moved", hold: "newer-of-boris", cart: "doris" });
    expect(Object.fromEntries(state.holdOfCart)).toEqual({ boris: "hold-of-anna", doris: "newer-of-boris" });
  });
});

describe("those who wait", () => {
  const wait = (cart: string): Command => ({
    type: "wait",
    entry: `wait-${cart}`,
    cart,
    block: 0,
    lines: [line(price.place, 1)],
  });
  beforeEach(() => {
    take("one", price.place, 5);
    take("two", price.place, 1);
    run(wait("anna"));
  });

  it("are found by their cart, and nobody else's", () => {
    run(wait("boris"));
    expect(waitingOf(state, "boris")?.id).toBe("wait-boris");
    expect(waitingOf(state, "carla")).toBeUndefined();
    run({ type: "leave", entry: "wait-anna" });
    expect([...state.waiting.keys()]).toEqual(["wait-boris"]);
  });

  it.each<InventoryEvent>([
    { type: "moved", hold: "hold-of-one", cart: "one" },
    { type: "extended", hold: "hold-of-one", expiresAt: over, extensions: 1 },
    { type: "paying", hold: "hold-of-one", expiresAt: over, contact: "one", payUntil: over },
    { type: "payment-stopped", hold: "hold-of-one", expiresAt: over },
    { type: "reserved", hold: "hold-of-one", expiresAt: over, contact: "one" },
    { type: "left", entry: "nobody's" },
    { type: "blocked", units: [] },
    { type: "units-removed", units: [] },
  ])("are not looked at again after what gives nobody anything: $type", (event) => {
    apply(state, event);
    expect(state.mayServe).toBe(false);
  });

  it("are not looked at again because somebody else has got something, or waits as well", () => {
    const [hold, entry] = [holdOf("one"), waitingOf(state, "anna")];
    if (hold) apply(state, { type: "held", hold, seating: [] });
    if (entry) apply(state, { type: "waiting", entry });
    expect([hold?.cart, entry?.cart, state.mayServe]).toEqual(["one", "anna", false]);
  });

  it("are looked at first of all by whoever has read the tables anew", () => {
    const { config, units, waiting } = state;
    state = { ...emptyInventory(), config, units, waiting };
    run({ type: "expire" });
    expect([state.waiting.size, state.holds.get("wait-anna")?.state]).toEqual([0, "held"]);
  });

  it.each<InventoryEvent>([
    { type: "configured", config: testConfig(start) },
    { type: "sales-set", status: "on_sale" },
    { type: "quota-set", key: quota, wanted: 3 },
    { type: "units-added", units: [] },
    { type: "units-retired", units: [], retired: false },
    { type: "unblocked", units: [] },
    { type: "freed", hold: "hold-of-one", reason: "released", units: [] },
    { type: "changed", hold: "hold-of-one", lines: [], added: [], removed: [], repriced: [] },
    { type: "lost", hold: "hold-of-one", units: [] },
    { type: "refunded", hold: "hold-of-one", units: [], lines: [] },
  ])("are looked at again after what may have given somebody something: $type", (event) => {
    expect(state.mayServe).toBe(false);
    apply(state, event);
    expect(state.mayServe).toBe(true);
  });
});
