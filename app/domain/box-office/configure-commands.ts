import { fail, failFields, ok, type Result } from "../common/errors";
import type { Command, InventoryEvent, PoolConfig, ScreeningConfig, SeatSpec, Unit } from "./model";
import { type Context, unitsIn } from "./seating";
import type { Inventory } from "./state";

type Of<T extends Command["type"]> = Extract<Command, { type: T }>;
type Decision = Result<InventoryEvent[]>;

/** Hands out ids for new units within one decision. */
function numbering(state: Inventory): () => number {
  let next = state.nextUnit;
  return () => next++;
}

interface Diff {
  added: Unit[];
  removed: number[];
  retired: number[];
  restored: number[];
}
export const noDiff = (): Diff => ({ added: [], removed: [], retired: [], restored: [] });

/** What a difference comes to, what is taken back first. */
export function events(diff: Diff): InventoryEvent[] {
  const list: InventoryEvent[] = [];
  if (diff.restored.length > 0) list.push({ type: "units-retired", units: diff.restored, retired: false });
  if (diff.added.length > 0) list.push({ type: "units-added", units: diff.added });
  if (diff.retired.length > 0) list.push({ type: "units-retired", units: diff.retired, retired: true });
  if (diff.removed.length > 0) list.push({ type: "units-removed", units: diff.removed });
  return list;
}

/** Free units go at once; taken ones are sold no more and go when they are free: overbooked, never oversold. */
function takeOut(context: Context, units: readonly Unit[], diff: Diff): void {
  for (const unit of units) {
    const isTaken = context.state.claims.has(unit.id) && context.guarded("capacity-used");
    if (!isTaken) diff.removed.push(unit.id);
    else if (!unit.retired) diff.retired.push(unit.id);
  }
}

/** Brings a block of places to a number: new rows, or the free ones with the highest ids go first. */
function resize(context: Context, at: { pool: number; block: number }, places: number, next: () => number): Diff {
  const diff = noDiff();
  const units = unitsIn(context.state, at.pool, at.block);
  const inHouse = units.filter((unit) => !unit.retired);
  if (places >= inHouse.length) {
    const restored = units.filter((unit) => unit.retired).slice(0, places - inHouse.length);
    diff.restored.push(...restored.map((unit) => unit.id));
    const missing = places - inHouse.length - restored.length;
    diff.added.push(
      ...Array.from({ length: missing }, (): Unit => ({
        id: next(),
        ...at,
        kind: "normal",
        row: null,
        seat: null,
        y: 0,
        x: 0,
        retired: false,
      })),
    );
    return diff;
  }
  const isTaken = (unit: Unit): boolean => context.state.claims.has(unit.id);
  const order = inHouse.toSorted((a, b) => Number(isTaken(a)) - Number(isTaken(b)) || b.id - a.id);
  takeOut(context, order.slice(0, inHouse.length - places), diff);
  return diff;
}

/** The number of places of a general-admission block, set by a person: refused below what is taken. */
export function decideCapacity(context: Context, command: Of<"set-capacity">): Decision {
  const { state, guarded } = context;
  const pool = state.config?.pools.find(({ id }) => id === command.pool);
  if (!pool || pool.seats.length > 0 || !pool.blocks.some(({ id }) => id === command.block))
    return fail("unprocessable", "Only places without a seat plan are counted");
  if (!Number.isSafeInteger(command.places) || command.places < 0 || command.places > 100_000)
    return failFields({ places: "must be a whole number" });
  const taken = unitsIn(state, pool.id, command.block).filter((unit) => state.claims.has(unit.id)).length;
  if (taken > command.places && guarded("capacity-used")) return fail("conflict", `${taken} places are taken`);
  return ok(events(resize(context, { pool: pool.id, block: command.block }, command.places, numbering(state))));
}

const isSameSeat = (unit: Unit, spec: SeatSpec): boolean =>
  unit.kind === spec.kind && unit.row === spec.row && unit.seat === spec.seat && !unit.retired;

/** Where a seat stands, whatever it is called. */
export const spotOf = ({ y, x }: SeatSpec): string => `${y}/${x}`;

/** The seats that are sold of a plan: where not all are, those first that somebody has, and then in its order. */
function soldOf({ state }: Context, { seats, spare = [] }: PoolConfig, units: ReadonlyMap<string, Unit>): SeatSpec[] {
  if (spare.length === 0) return seats;
  const isTaken = (spec: SeatSpec): boolean => state.claims.has(units.get(spotOf(spec))?.id ?? 0);
  return [...seats, ...spare].toSorted((a, b) => Number(isTaken(b)) - Number(isTaken(a))).slice(0, seats.length);
}

/** Seats are the same seat while they stand in the same spot: a new name consumes nothing. */
function reseat(context: Context, pool: PoolConfig, block: number, next: () => number): Diff {
  const diff = noDiff();
  const left = new Map(unitsIn(context.state, pool.id, block).map((unit) => [spotOf(unit), unit]));
  for (const spec of soldOf(context, pool, left)) {
    const key = spotOf(spec);
    const unit = left.get(key);
    left.delete(key);
    if (!unit || !isSameSeat(unit, spec))
      diff.added.push({ ...spec, id: unit?.id ?? next(), pool: pool.id, block, retired: false });
  }
  takeOut(context, [...left.values()], diff);
  return diff;
}

function poolEvents(context: Context, config: ScreeningConfig, next: () => number): InventoryEvent[] {
  const { state } = context;
  const list: InventoryEvent[] = [];
  const blocks = new Set<string>();
  for (const pool of config.pools) {
    const before = state.config?.pools.find(({ id }) => id === pool.id);
    for (const block of pool.blocks) {
      blocks.add(`${pool.id}/${block.id}`);
      // A capacity that a person has set stays until the programme says something new.
      const isUnchanged =
        pool.seats.length === 0 &&
        before?.seats.length === 0 &&
        before.blocks.some(({ id, places }) => id === block.id && places === block.places);
      if (isUnchanged) continue;
      list.push(
        ...events(
          pool.seats.length > 0
            ? reseat(context, pool, block.id, next)
            : resize(context, { pool: pool.id, block: block.id }, block.places, next),
        ),
      );
    }
  }
  const gone = noDiff();
  takeOut(
    context,
    [...state.units.values()].filter((unit) => !blocks.has(`${unit.pool}/${unit.block}`)),
    gone,
  );
  return [...list, ...events(gone)];
}

/**
 * Takes over what the programme says about rooms, prices and the window of sales. Never touches
 * what is taken: seats that are gone from the plan are overbooked until they are free. A reading
 * older than the present one, or equal to it, changes nothing.
 */
export function decideConfigure(context: Context, { config }: Of<"configure">): Decision {
  const { state } = context;
  const before = state.config;
  if (before && (before.version === config.version || config.readAt < before.readAt)) return ok([]);
  const list: InventoryEvent[] = [...poolEvents(context, config, numbering(state))];
  for (const { key, max } of config.quotas)
    if (state.quotas.get(key)?.wanted !== max) list.push({ type: "quota-set", key, wanted: max });
  if (config.status !== (before?.status ?? "on_sale") && state.sales !== "cancelled")
    list.push({ type: "sales-set", status: config.status });
  list.push({ type: "configured", config });
  return ok(list);
}
