import { execute } from "~/domain/box-office/core";
import type { Command, LineRequest, ScreeningConfig, SeatSpec } from "~/domain/box-office/model";
import { emptyInventory } from "~/domain/box-office/state";

/*
 * A small screening for tests: ten numbered seats in two rows, one wheelchair place with its
 * companion seat, six places without numbers, two time slots of three and two places, a contingent
 * of two. Small, so that every limit is reached often.
 */

export const seatedPool = 1;
export const chairPool = 2;
export const generalPool = 3;
export const tourPool = 4;
export const price = { full: 11, culture: 12, companion: 13, chair: 21, place: 31, tour: 41 } as const;
export const quota = "line:12";

const row = (y: number, from: number, count: number): SeatSpec[] =>
  Array.from({ length: count }, (_, index) => ({
    kind: "normal" as const,
    row: String(y + 1),
    seat: String(index + 1),
    y,
    x: from + index,
  }));

/** The house in the evening of a day. `start`: epoch ms of the screening, which ends its sales. */
export function testConfig(start: number, change: Partial<ScreeningConfig> = {}): ScreeningConfig {
  return {
    event: 1,
    version: "v1",
    readAt: 1,
    status: "on_sale",
    salesStart: null,
    salesEnd: start,
    maxPerCart: 5,
    maxPerContact: 5,
    maxPerOrigin: 7,
    pools: [
      {
        id: seatedPool,
        kind: "seated",
        preferredY: 1,
        blocks: [{ id: 0, places: 0 }],
        seats: [...row(0, 1, 4), ...row(1, 0, 6)],
      },
      {
        id: chairPool,
        kind: "wheelchair",
        preferredY: 0,
        blocks: [{ id: 0, places: 0 }],
        seats: [
          { kind: "wheelchair", row: "3", seat: "R1", y: 0, x: 0 },
          { kind: "companion", row: "3", seat: "B1", y: 0, x: 1 },
        ],
      },
      { id: generalPool, kind: "general", preferredY: 0, blocks: [{ id: 0, places: 6 }], seats: [] },
      {
        id: tourPool,
        kind: "general",
        preferredY: 0,
        blocks: [
          { id: 1, places: 3 },
          { id: 2, places: 2, closesAt: start - 40 * 60_000 },
        ],
        seats: [],
      },
    ],
    prices: [
      { id: price.full, pool: seatedPool, saleType: 1, cents: 1150, taxRate: 10, quota: null, companion: false },
      { id: price.culture, pool: seatedPool, saleType: 2, cents: 0, taxRate: 10, quota, companion: false },
      { id: price.companion, pool: chairPool, saleType: 3, cents: 0, taxRate: 10, quota: null, companion: true },
      { id: price.chair, pool: chairPool, saleType: 1, cents: 950, taxRate: 10, quota: null, companion: false },
      { id: price.place, pool: generalPool, saleType: 1, cents: 990, taxRate: 13, quota: null, companion: false },
      { id: price.tour, pool: tourPool, saleType: 1, cents: 500, taxRate: 20, quota: null, companion: false },
    ],
    quotas: [{ key: quota, max: 2 }],
    ...change,
  };
}

const poolOfPrice: Record<number, { pool: number; saleType: number }> = {
  [price.full]: { pool: seatedPool, saleType: 1 },
  [price.culture]: { pool: seatedPool, saleType: 2 },
  [price.companion]: { pool: chairPool, saleType: 3 },
  [price.chair]: { pool: chairPool, saleType: 1 },
  [price.place]: { pool: generalPool, saleType: 1 },
  [price.tour]: { pool: tourPool, saleType: 1 },
};

/** `amount` tickets of one price of the test house. */
export const line = (priceId: number, amount: number): LineRequest => ({
  priceId,
  amount,
  ...(poolOfPrice[priceId] ?? { pool: 99, saleType: 99 }),
});

/** A request of a cart for tickets; `hold` names the hold if one is made. */
export const holdCommand = (
  cart: string,
  hold: string,
  lines: LineRequest[],
  {
    block = 0,
    until = null,
    origin = null,
    ...more
  }: { block?: number; until?: number | null; origin?: string | null } & Pick<
    Extract<Command, { type: "hold" }>,
    "scattered" | "unproven" | "units"
  > = {},
): Extract<Command, { type: "hold" }> => ({
  type: "hold",
  cart,
  hold,
  block,
  lines,
  until,
  extensions: 0,
  origin,
  ...more,
});

/** The small house open for sale a day before the screening; `at` runs a command at a time, `run` at the opening. */
export function openHouse(start: number) {
  const state = emptyInventory();
  const opening = start - 24 * 60 * 60_000;
  const at = (now: number, command: Command) => execute(state, command, { now }).result;
  const run = (command: Command) => at(opening, command);
  /** Tickets of one price for a cart, in the hold `hold-of-<cart>`. */
  const take = (cart: string, priceId: number, amount: number, origin: string | null = null) =>
    run(holdCommand(cart, `hold-of-${cart}`, [line(priceId, amount)], { origin }));
  run({ type: "configure", config: testConfig(start) });
  return { state, opening, at, run, take };
}
