import fc from "fast-check";
import type { Command, LineRequest } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import { seatingOf } from "~/domain/box-office/seating";
import { type Inventory, waitingOf } from "~/domain/box-office/state";
import { chairPool, generalPool, holdCommand, line, price, seatedPool, testConfig } from "./box-office";
import { habits } from "./box-office-habits";
import type { Step } from "./box-office-rules/seen";

const carts = ["cart-a", "cart-b", "cart-c", "cart-d"] as const;
const minute = 60_000;

/** What a step asks for, before it is known which holds there are. */
export interface Wish {
  kind: string;
  /** Milliseconds to the next step; negative: the clock was set back. */
  tick: number;
  cart: number;
  amounts: number[];
  pick: number;
  key: number | null;
}

const kinds = [
  "hold",
  "hold",
  "hold",
  "hold-slot",
  "hold-slot",
  "hold-wished",
  "hold-unproven",
  "again",
  "again",
  "renew-often",
  "pay-often",
  "extend",
  "extend",
  "release",
  "change-amount",
  "change-seats",
  "expire",
  "begin-payment",
  "stop-payment",
  "confirm",
  "confirm",
  "reserve",
  "refund",
  "refund",
  "reseat",
  "reseat",
  "wait",
  "leave",
  "move",
  "block",
  "unblock",
  "block-places",
  "free",
  "set-capacity",
  "set-sales",
  "configure",
] as const;

const amounts = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.integer({ min: 0, max: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom(-1, 51, 1e9, 1.5, Number.NaN) },
  ),
  { minLength: 5, maxLength: 5 },
);

const wish: fc.Arbitrary<Wish> = fc.record({
  kind: fc.constantFrom(...kinds),
  tick: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 * minute }) },
    { weight: 2, arbitrary: fc.constantFrom(5 * minute, 10 * minute, 15 * minute) },
    { weight: 1, arbitrary: fc.constantFrom(-20 * minute, 70 * minute) },
  ),
  cart: fc.nat(carts.length - 1),
  amounts,
  pick: fc.nat(30),
  key: fc.option(fc.nat(5), { freq: 3 }),
});

const habit: fc.Arbitrary<Wish[]> = fc
  .tuple(fc.constantFrom(...habits), fc.array(wish, { minLength: 3, maxLength: 3 }))
  .map(([steps, people]) =>
    steps.flatMap(([kind, person]) => {
      const base = people[person];
      return base ? [{ ...base, kind, tick: Math.min(Math.abs(base.tick), minute) }] : [];
    }),
  );

/** A mostly sensible evening with clock jumps, wrong amounts and repeated keys in it. */
export const wishes: fc.Arbitrary<Wish[]> = fc
  .array(fc.oneof({ weight: 8, arbitrary: wish.map((one) => [one]) }, { weight: 1, arbitrary: habit }), {
    maxLength: 50,
  })
  .map((steps) => steps.flat().slice(0, 60));

const priceIds = [price.full, price.culture, price.companion, price.chair, price.place];
const poolIds = [seatedPool, seatedPool, chairPool, chairPool, generalPool];

/** Some units of the house, which has twenty-three. */
const unitsOf = (wish: Wish): number[] =>
  wish.amounts.map((amount, i) => ((Math.abs(Math.trunc(amount) || 0) * 3 + wish.pick + i) % 23) + 1);

function houseCommand(wish: Wish, start: number, index: number): Command {
  const units = unitsOf(wish);
  switch (wish.kind) {
    case "block":
      return { type: "block", units: units.slice(0, 1) };
    case "block-places":
      return { type: "block-places", pool: generalPool, block: 0, places: wish.pick % 4, reason: "guests", by: "mira" };
    case "unblock":
      return { type: "unblock", units };
    case "set-capacity":
      return { type: "set-capacity", pool: generalPool, block: 0, places: wish.pick % 9 };
    case "pause":
      return { type: "set-sales", status: "paused" };
    case "set-sales":
      return { type: "set-sales", status: wish.pick > 28 ? "cancelled" : wish.pick % 3 === 0 ? "paused" : "on_sale" };
    case "configure":
      return { type: "configure", config: configFor(wish, start, index) };
    default:
      return { type: "expire" };
  }
}

/** The programme says something new: another price, fewer seats, another contingent, an earlier end of sales. */
function configFor(wish: Wish, start: number, index: number) {
  const base = testConfig(start - (wish.pick % 3) * 10 * minute);
  const cut = wish.pick % 4;
  return {
    ...base,
    version: `v${index + 2}`,
    readAt: index + 2,
    pools: base.pools.map((pool) =>
      pool.id === seatedPool
        ? { ...pool, seats: pool.seats.slice(0, pool.seats.length - cut) }
        : { ...pool, blocks: pool.blocks.map((block) => ({ ...block, places: Math.max(0, block.places - cut) })) },
    ),
    prices: base.prices.map((rule) => ({ ...rule, cents: rule.cents + (wish.pick % 5) * 10 })),
    quotas: base.quotas.map((entry) => ({ ...entry, max: wish.pick % 4 })),
  };
}

const pickPrice = ({ pick }: Wish) => ({
  priceId: priceIds[pick % 5] ?? price.full,
  pool: poolIds[pick % 5] ?? seatedPool,
});

/** Now and then not what was quoted. */
const askedCents = (wish: Wish, quoted: number): number => quoted + (wish.pick % 7 === 0 ? 1 : 0);
const takenPlaces = (state: Inventory): number =>
  [...state.units.values()].filter((unit) => unit.pool === generalPool && state.claims.has(unit.id)).length;
/** Few enough buyers that one of them comes with several carts. */
const contactOf = (wish: Wish): string => `contact-${wish.pick % 2}`;

const linesOf = (wish: Wish): LineRequest[] =>
  wish.amounts
    .flatMap((amount, i) => (amount === 0 ? [] : [line(priceIds[(i + wish.pick) % 5] ?? price.full, amount)]))
    .slice(0, 2);

/** Two places that several carts come from; now and then it is the house itself. */
const originOf = (wish: Wish): string | null => (wish.pick % 5 === 0 ? null : `origin-${wish.cart % 2}`);

/** Unnumbered places, now and then for longer than anybody may, seats in the rows, or places of a time slot. */
function placesOrSlot(wish: Wish, start: number): [LineRequest[], NonNullable<Parameters<typeof holdCommand>[3]>] {
  const terms = { block: 0, until: wish.pick > 27 ? start + 300 * minute : null, origin: originOf(wish) };
  if (wish.kind === "hold-places") return [[line(price.place, 3 + (wish.pick % 2))], terms];
  if (wish.kind === "hold-unproven") return [[line(price.place, 2 + (wish.pick % 3))], { ...terms, unproven: true }];
  if (wish.kind === "hold-wished") {
    const units = unitsOf(wish).slice(0, 1 + (wish.pick % 3));
    return [[line(price.full, units.length)], { ...terms, units }];
  }
  const asked = wish.pick === 30 ? [line(99, 1)] : linesOf(wish);
  if (wish.kind === "hold") return [asked, { origin: terms.origin, scattered: wish.pick % 2 === 0 }];
  if (wish.kind === "hold-seats") return [[line(price.full, 1 + (wish.pick % 3))], terms];
  return [[line(price.tour, 1 + (wish.pick % 2))], { ...terms, block: 1 + ((wish.pick >> 1) % 2) }];
}

interface Scene {
  start: number;
  index: number;
  state: Inventory;
}

/** Other seats for some of a hold's tickets, now and then those of its other tickets, a seat it has not, or at another price. */
function reseatCommand(wish: Wish, hold: string, { state }: Scene): Command {
  const own = seatingOf(state, hold).slice(0, 1 + (wish.pick % 3));
  const wanted = unitsOf(wish);
  const isSwap = wish.pick % 3 === 0;
  const moves = own.map(({ unit, price: of }, i) => ({
    from: wish.pick % 11 === 0 ? (wanted[i + 1] ?? unit) : unit,
    to: (isSwap ? own[own.length - 1 - i]?.unit : wanted[i]) ?? unit,
    price: wish.pick % 13 === 0 ? price.culture : of,
  }));
  return { type: "reseat", hold, moves, by: "mira", ...(wish.pick % 4 === 0 && { block: "broken" }) };
}

function payCommand(wish: Wish, hold: string, { start, index, state }: Scene): Command {
  const quoted = totalOf(state.holds.get(hold)?.lines ?? []);
  switch (wish.kind) {
    case "begin-payment":
      return { type: "begin-payment", hold, cents: askedCents(wish, quoted), contact: contactOf(wish) };
    case "stop-payment":
      return { type: "stop-payment", hold };
    case "confirm":
      return { type: "confirm", hold, cents: askedCents(wish, quoted) };
    case "reserve":
      return { type: "reserve", hold, until: start + 30 * minute, contact: contactOf(wish) };
    case "refund":
      return { type: "refund", hold, units: unitsOf(wish) };
    case "reseat":
      return reseatCommand(wish, hold, { start, index, state });
    case "free":
      return { type: "free", holds: [...state.holdOfCart.values()].slice(0, 1 + (wish.pick % 2)), by: "mira" };
    case "sell-out":
      return { type: "set-capacity", pool: generalPool, block: 0, places: takenPlaces(state) };
    default:
      return houseCommand(wish, start, index);
  }
}

function queueCommand(wish: Wish, cart: string, hold: string, { index, state }: Scene): Command | null {
  if (wish.kind === "move") return { type: "move", hold, cart: carts[wish.pick % 4] ?? carts[0] };
  if (wish.kind === "leave") return { type: "leave", entry: waitingOf(state, cart)?.id ?? "none" };
  if (wish.kind !== "wait" && wish.kind !== "wait-places") return null;
  const lines = wish.kind === "wait" ? linesOf(wish) : [line(price.place, 1 + (wish.pick % 3))];
  return { type: "wait", entry: `wait-${index}`, cart, block: 0, lines };
}

const isHold = ({ kind }: Wish): boolean => kind === "hold" || kind.startsWith("hold-");

/** Turns a wish into a command, naming the holds and waiting parties that earlier steps have made. */
export function commandOf(wish: Wish, { start, index, state }: Scene): Command {
  const cart = carts[wish.cart] ?? carts[0];
  const hold = state.holdOfCart.get(cart) ?? "none";
  if (isHold(wish)) return holdCommand(cart, `hold-${index}`, ...placesOrSlot(wish, start));
  switch (wish.kind) {
    case "extend":
      return { type: "extend", hold, ordinal: 1 + (wish.pick % 12) };
    case "release":
      return { type: "release", hold };
    case "more":
      return { type: "change-amount", hold, priceId: price.place, pool: generalPool, amount: 5 };
    case "change-amount":
      return { type: "change-amount", hold, ...pickPrice(wish), amount: wish.amounts[0] ?? 0 };
    case "change-seats":
      return { type: "change-seats", hold, units: unitsOf(wish).slice(0, 1 + (wish.pick % 3)) };
    default:
      return queueCommand(wish, cart, hold, { start, index, state }) ?? payCommand(wish, hold, { start, index, state });
  }
}

/** The key of a step and a fingerprint of its command. */
export const keyOf = (wish: Wish, command: Command): Step["key"] =>
  wish.key === null || command.type !== "hold"
    ? undefined
    : { value: `key-${wish.key}`, bodyHash: JSON.stringify([command.cart, command.lines]) };
