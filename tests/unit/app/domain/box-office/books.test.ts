import { beforeEach, describe, expect, it } from "vitest";
import { type BookedHold, compareBooks } from "~/domain/box-office/books";
import { generalPool, line, openHouse, price, tourPool } from "../../../../support/box-office";

const start = Date.parse("2027-03-27T20:30:00+01:00");
let { state, opening, run, take } = openHouse(start);
beforeEach(() => void ({ state, opening, run, take } = openHouse(start)));

/** Places without a number for a hold, as the books have it. */
const booked = (hold: string, state: BookedHold["state"], ...units: number[]): BookedHold => ({
  hold,
  cart: `cart of ${hold}`,
  contact: null,
  block: 0,
  createdAt: start - 60_000,
  state,
  until: state === "reserved" ? start : null,
  lines: units.length > 0 ? [{ ...line(price.place, units.length), cents: 990, taxRate: 13 }] : [],
  units: units.map((unit) => ({ unit, price: price.place })),
});

const compare = (...books: BookedHold[]) => {
  const { differences, targets, ousted } = compareBooks({ state, now: opening, guarded: () => true }, books);
  return {
    differences: differences.map(({ hold, kind, units, reason, holder }) => [hold, kind, units, reason, holder]),
    targets: targets.map(({ booked: { hold }, state: becomes, added, removed }) => [
      hold,
      becomes,
      added.map(({ unit }) => unit),
      removed,
    ]),
    ousted,
  };
};
const agreed = { differences: [], targets: [], ousted: [] };
const missing = (hold: string, ...units: number[]) => [hold, "missing", units, null, null];
const surplus = (hold: string, ...units: number[]) => [hold, "surplus", units, null, null];

const placesOf = (pool: number) => [...state.units.values()].filter((unit) => unit.pool === pool).map(({ id }) => id);
const freePlaces = () => placesOf(generalPool).filter((id) => !state.claims.has(id));

/** Places of a cart, in a state; the name of its hold and its units. */
function has(cart: string, as: "held" | "paying" | "reserved" | "sold" | "released", amount = 1) {
  const hold = `hold-of-${cart}`;
  const cents = 990 * amount;
  take(cart, price.place, amount);
  const units = [...(state.unitsOf.get(hold) ?? [])];
  if (as === "paying") run({ type: "begin-payment", hold, cents, contact: cart });
  if (as === "reserved") run({ type: "reserve", hold, until: start, contact: cart });
  if (as === "sold") run({ type: "confirm", hold, cents });
  if (as === "released") run({ type: "release", hold });
  expect(state.holds.get(hold)?.state).toBe(as);
  return { hold, units, unit: units[0] ?? 0 };
}

describe("a hold and the books", () => {
  it.each([
    ["sold", "sold"],
    ["reserved", "reserved"],
    // Whoever collects it has paid already, or has just given it up.
    ["reserved", "sold"],
    ["reserved", "released"],
    // Its payment decides.
    ["open", "held"],
    ["open", "paying"],
    ["open", "sold"],
    ["open", "released"],
    // Nothing was sold or reserved that could be given back.
    ["over", "held"],
    ["over", "paying"],
    ["over", "released"],
  ] as const)("agree where it is %s there and %s here", (there, here) => {
    const { hold, units } = has("one", here, 2);
    expect(compare(booked(hold, there, ...units))).toEqual(agreed);
  });

  it("agree on an order that is over and not known here", () => {
    expect(compare(booked("unknown", "over"), booked("another", "open"))).toEqual(agreed);
  });

  it.each([
    ["sold", "refunded"],
    ["reserved", "released"],
  ] as const)("differ where an order is over and its places are %s here still", (here, becomes) => {
    const { hold, units } = has("one", here, 2);
    expect(compare(booked(hold, "over"))).toEqual({
      differences: [surplus(hold, ...units)],
      targets: [[hold, becomes, [], units]],
      ousted: [],
    });
  });

  it("differ by the places that it has too many and too few", () => {
    const { hold, units } = has("one", "sold", 3);
    const [first = 0, second = 0, third = 0] = units;
    const [more = 0] = freePlaces();
    expect(compare(booked(hold, "sold", first))).toEqual({
      differences: [surplus(hold, second, third)],
      targets: [[hold, "sold", [], [second, third]]],
      ousted: [],
    });
    expect(compare(booked(hold, "sold", ...units, more))).toEqual({
      differences: [missing(hold, more)],
      targets: [[hold, "sold", [more], []]],
      ousted: [],
    });
    expect(compare(booked(hold, "sold", first, more)).targets).toEqual([[hold, "sold", [more], [second, third]]]);
  });

  it("differ where it was paid there and is not sold here, whether or not it has its places", () => {
    const [paying, over] = [has("one", "paying"), has("two", "released")];
    expect(compare(booked(paying.hold, "sold", paying.unit), booked(over.hold, "sold", over.unit)).targets).toEqual([
      [paying.hold, "sold", [], []],
      [over.hold, "sold", [over.unit], []],
    ]);
  });
});

describe("a place that the books give to a hold", () => {
  it.each(["held", "paying", "reserved"] as const)("is taken from whoever has it %s and is not in them", (here) => {
    const { hold, units } = has("one", here, 2);
    expect(compare(booked("new", "sold", ...units))).toEqual({
      differences: [missing("new", ...units)],
      targets: [["new", "sold", units, []]],
      ousted: [hold],
    });
  });

  it("is taken from a payment that is open in them, also where it is sold here", () => {
    const { hold, unit } = has("one", "sold");
    const { differences, ousted } = compare(booked("new", "sold", unit), booked(hold, "open"));
    expect({ differences, ousted }).toEqual({ differences: [missing("new", unit)], ousted: [hold] });
  });

  it("is had where an order gives it back, which loses nothing else by it", () => {
    const { hold, unit } = has("one", "sold");
    expect(compare(booked("new", "sold", unit), booked(hold, "over"))).toEqual({
      differences: [surplus(hold, unit), missing("new", unit)],
      targets: [
        [hold, "refunded", [], [unit]],
        ["new", "sold", [unit], []],
      ],
      ousted: [],
    });
  });

  it.each<[string, () => { unit: number; reason: string; holder?: string; books?: BookedHold[] }]>([
    ["does not exist", () => ({ unit: 99_999, reason: "gone" })],
    ["is another time slot's", () => ({ unit: placesOf(tourPool)[0] ?? 0, reason: "gone" })],
    [
      "is out of sale",
      () => {
        const [unit = 0] = freePlaces();
        run({ type: "block", units: [unit] });
        return { unit, reason: "blocked" };
      },
    ],
    [
      "is sold to somebody who is not in them",
      () => {
        const { hold, unit } = has("one", "sold");
        return { unit, reason: "taken", holder: hold };
      },
    ],
    [
      "was sold with a hold that is forgotten",
      () => {
        const { hold, unit } = has("one", "sold");
        state.holds.delete(hold);
        return { unit, reason: "taken", holder: hold };
      },
    ],
    [
      "is reserved in them too",
      () => {
        const { hold, unit } = has("one", "reserved");
        return { unit, reason: "taken", holder: hold, books: [booked(hold, "reserved", unit)] };
      },
    ],
  ])("is for a person to decide about where it %s, and then nothing is done for that hold", (_, spoil) => {
    const { unit, reason, holder = null, books = [] } = spoil();
    const [free = 0] = freePlaces();
    expect(compare(booked("new", "sold", free, unit), ...books)).toEqual({
      differences: [["new", "conflict", [unit], reason, holder]],
      targets: [],
      ousted: [],
    });
  });

  it("is not taken from somebody whose payment they know and the screening does not", () => {
    const { hold, unit } = has("one", "paying");
    expect(compare(booked("new", "sold", unit), booked(hold, "sold", unit))).toEqual({
      differences: [surplus(hold), ["new", "conflict", [unit], "taken", hold]],
      targets: [[hold, "sold", [], []]],
      ousted: [],
    });
  });

  it("is the first one's that they name; what is sold goes before what is reserved", () => {
    const [a = 0, b = 0, c = 0, d = 0] = freePlaces();
    expect(
      compare(
        booked("kept", "reserved", a),
        booked("sold", "sold", b),
        booked("late", "reserved", c),
        booked("last", "sold", d),
        booked("again", "sold", d),
        booked("in vain", "reserved", b, c),
      ),
    ).toEqual({
      differences: [
        missing("sold", b),
        missing("last", d),
        ["again", "conflict", [d], "taken", "last"],
        missing("kept", a),
        missing("late", c),
        ["in vain", "conflict", [b], "taken", "sold"],
        ["in vain", "conflict", [c], "taken", "late"],
      ],
      targets: [
        ["sold", "sold", [b], []],
        ["last", "sold", [d], []],
        ["kept", "reserved", [a], []],
        ["late", "reserved", [c], []],
      ],
      ousted: [],
    });
  });
});
