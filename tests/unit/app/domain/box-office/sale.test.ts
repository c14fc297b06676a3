import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  availabilityState,
  countHouse,
  dayState,
  levelFor,
  levelOf,
  ownLevelOf,
  saleLevel,
  salePhase,
  salesEndOf,
  salesOf,
  salesStatus,
  seatLevel,
  seatLevels,
  type AvailabilityFacts,
} from "~/domain/box-office/sale";
import type { PoolCount } from "~/domain/box-office/view";
import { availabilityStates } from "~/domain/programme/schema";

const count = (pool: number, free: number, capacity: number, kind: PoolCount["kind"] = "seated"): PoolCount => ({
  pool,
  kind,
  block: 0,
  capacity,
  free,
  mine: 0,
});
const house = fc
  .nat({ max: 900 })
  .chain((capacity) => fc.record({ capacity: fc.constant(capacity), free: fc.nat({ max: capacity }) }));

describe("how much of a house is left", () => {
  it.each([
    [16, 16, "available"],
    [9, 16, "available"],
    [7, 16, "limited"],
    [0, 16, "sold-out"],
    [1, 2, "available"],
    [10, 40, "available"],
    [9, 40, "limited"],
    [39, 200, "limited"],
    [40, 200, "available"],
    [0, 0, "sold-out"],
  ] as const)("calls %i of %i places %s", (free, capacity, level) => {
    expect(seatLevel(free, capacity)).toBe(level);
  });

  it("never gets better as places go, is sold out only when none is free, and never begins limited", () => {
    fc.assert(
      fc.property(house, ({ free, capacity }) => {
        const level = seatLevel(free, capacity);
        expect(level === "sold-out").toBe(free === 0);
        if (free > 0)
          expect(seatLevels.indexOf(seatLevel(free - 1, capacity))).toBeGreaterThanOrEqual(seatLevels.indexOf(level));
        if (capacity > 0) expect(seatLevel(capacity, capacity)).toBe("available");
      }),
    );
  });

  it("counts what has a price, and wheelchair places only where there is nothing else", () => {
    const price = (pool: number) => ({
      id: pool,
      pool,
      saleType: 1,
      cents: 900,
      taxRate: 10,
      quota: null,
      companion: false,
    });
    const counts = [count(1, 0, 40), count(2, 3, 60), count(3, 4, 4, "wheelchair")];
    expect(saleLevel(counts, [price(1), price(3)])).toBe("sold-out");
    expect(saleLevel(counts, [price(1), price(2)])).toBe("limited");
    expect(saleLevel(counts, [price(3)])).toBe("available");
    // Nothing has a price: the house as a whole.
    expect(saleLevel(counts, [])).toBe("limited");
    expect(levelOf([count(3, 1, 8, "wheelchair")])).toBe("available");
    expect(levelOf([count(3, 0, 8, "wheelchair")])).toBe("sold-out");
    const own = [levelFor("sold-out", 2), levelFor("sold-out", 0), levelFor("available", 2)];
    expect(own).toEqual(["limited", "sold-out", "available"]);
    expect(countHouse([count(1, 3, 40), count(2, 2, 60), count(3, 1, 4, "wheelchair")])).toEqual({
      capacity: 100,
      free: 5,
      wheelchairFree: 1,
    });
  });

  it("is never nothing to whoever has the last of it", () => {
    const mine = (amount: number) => [{ ...count(1, 0, 40), mine: amount }, count(2, 0, 60)];
    expect([ownLevelOf(mine(2)), ownLevelOf(mine(0))]).toEqual(["limited", "sold-out"]);
    expect(ownLevelOf([count(1, 30, 40)])).toBe("available");
  });
});

describe("the end of a sale", () => {
  const startsAt = Date.parse("2027-01-15T20:00:00+01:00");
  const endOf = (salesEndAt: number | null, ...slots: string[]) =>
    salesEndOf({ startsAt, salesEndAt }, slots, "Europe/Vienna");

  it("is when the programme says, else when the show begins, and of time slots when the last one does", () => {
    expect(endOf(startsAt - 60_000, "22:00:00")).toBe(startsAt - 60_000);
    expect(endOf(null)).toBe(startsAt);
    expect(endOf(null, "20:00:00", "21:30:00", "20:45:00")).toBe(startsAt + 90 * 60_000);
  });
});

const start = 1_000_000;
const open: AvailabilityFacts = {
  status: "scheduled",
  salesPaused: false,
  ticketUrl: "",
  salesStart: null,
  salesEnd: start,
  sales: null,
  isFree: false,
  level: "limited",
  mine: 0,
};

describe("the word for the tickets of an event", () => {
  it.each<[string, Partial<AvailabilityFacts>, number, ReturnType<typeof availabilityState>]>([
    ["on sale", {}, start - 1, "limited"],
    ["over", {}, start, "closed"],
    ["paused by the programme", { salesPaused: true }, 0, "closed"],
    ["paused by its object", { sales: "paused" }, 0, "closed"],
    ["not begun", { salesStart: 10 }, 9, "not-yet"],
    ["begun", { salesStart: 10 }, 10, "limited"],
    ["cancelled", { status: "cancelled", sales: "on_sale" }, start, "cancelled"],
    ["cancelled by its object", { sales: "cancelled" }, 0, "cancelled"],
    ["elsewhere", { ticketUrl: "https://tickets.example/" }, 0, null],
    ["free", { isFree: true, level: null }, 0, "free-entry"],
    ["sold nowhere", { level: null }, 0, null],
    ["free, with tickets", { isFree: true }, 0, "limited"],
  ])("%s", (_name, facts, now, word) => {
    expect(availabilityState({ ...open, ...facts }, now)).toBe(word);
  });
});

describe("how the sale of an event stands", () => {
  const elsewhere = "https://tickets.example/";

  it("is said by its programme: on sale, unless it is cancelled, stopped or somebody else's", () => {
    const said = (change: Partial<AvailabilityFacts>) => salesStatus({ ...open, ...change });
    expect(said({})).toBe("on_sale");
    expect(said({ salesPaused: true })).toBe("paused");
    expect(said({ ticketUrl: elsewhere })).toBe("paused");
    expect(said({ status: "cancelled", salesPaused: true })).toBe("cancelled");
  });

  it("is over for everybody at its end, whoever has sold the tickets and whether it had been stopped", () => {
    for (const facts of [{}, { salesPaused: true }, { ticketUrl: elsewhere }])
      expect(salePhase({ ...open, ...facts }, start)).toBe("closed");
    expect(salePhase({ ...open, ticketUrl: elsewhere }, start - 1)).toBe("elsewhere");
    expect(salePhase({ ...open, salesPaused: true }, start - 1)).toBe("paused");
  });
});

describe("the word for a day", () => {
  it("is that of the best of its events, and sold out only when every one of them is", () => {
    expect(dayState(["sold-out", "limited", "free-entry"])).toBe("available");
    expect(dayState(["limited", "available"])).toBe("available");
    expect(dayState(["sold-out", "closed", "limited"])).toBe("limited");
    expect(dayState(["sold-out", "cancelled", "sold-out"])).toBe("sold-out");
    for (const other of ["not-yet", "closed", null] as const) expect(dayState(["sold-out", other])).toBeNull();
    expect(dayState(["cancelled"])).toBeNull();
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...availabilityStates, null)), fc.nat(), (states, turn) => {
        const at = turn % (states.length + 1);
        expect(dayState([...states.slice(at), ...states.slice(0, at)])).toBe(dayState(states));
        if (states.length === 1 && dayState(states) === "available")
          expect(["available", "free-entry"]).toContain(states[0]);
      }),
    );
  });
});

describe("what is sold of a screening that was set back", () => {
  it("is nothing for now where it was on sale, and as little as before where it was not", () => {
    const words = ["on_sale", "paused", "cancelled"] as const;
    expect(words.map((sales) => salesOf({ sales, isSetBack: true }))).toEqual(["paused", "paused", "cancelled"]);
    expect(words.map((sales) => salesOf({ sales, isSetBack: false }))).toEqual(words);
  });
});
