import type { BlockReason } from "./block-reason";
import { fail, ok, type Result } from "../common/errors";
import { activeStates, type Command, type InventoryEvent } from "./model";
import { type Context, seatingOf } from "./seating";

type Of<T extends Command["type"]> = Extract<Command, { type: T }>;
type Decision = Result<InventoryEvent[]>;

/** Who did it, where that is said: events have no empty fields. */
const byOf = ({ by }: { by?: string }) => by !== undefined && { by };
const toldOf = (command: { by?: string; reason?: BlockReason }) => ({
  ...byOf(command),
  ...(command.reason && { reason: command.reason }),
});

/** Takes free units out of sale; those that are blocked already stay so. Fails with `seat_taken` when somebody has one of them. */
export function decideBlock({ state, guarded }: Context, command: Of<"block">): Decision {
  const units = [...new Set(command.units)];
  if (units.some((unit) => !state.units.has(unit))) return fail("not_found");
  if (units.some((unit) => state.claims.get(unit)?.hold) && guarded("units-free")) return fail("seat_taken");
  const free = units.filter((unit) => state.claims.get(unit)?.hold !== null);
  return ok(free.length > 0 ? [{ type: "blocked", units: free, ...toldOf(command) }] : []);
}

/** Gives blocked units back to sale; units that are not blocked are left alone. */
export function decideUnblock({ state }: Context, command: Of<"unblock">): Decision {
  const units = [...new Set(command.units)].filter((unit) => state.claims.get(unit)?.hold === null);
  return ok(units.length > 0 ? [{ type: "unblocked", units, ...byOf(command) }] : []);
}

/**
 * Sets how many places without a seat are out of sale; said twice it is the same. Fails with `unprocessable` where
 * there are seats, and with `not_enough_seats` where too few are free.
 */
export function decideBlockPlaces({ state }: Context, command: Of<"block-places">): Decision {
  const units = [...state.units.values()].filter(
    ({ pool, block, retired }) => pool === command.pool && block === command.block && !retired,
  );
  if (units.length === 0) return fail("not_found");
  if (units.some(({ seat }) => seat !== null)) return fail("unprocessable", "Numbered seats are blocked one by one");
  const blocked = units.filter(({ id }) => state.claims.get(id)?.hold === null).map(({ id }) => id);
  const free = units.filter(({ id }) => !state.claims.has(id)).map(({ id }) => id);
  const more = command.places - blocked.length;
  if (more > free.length) return fail("not_enough_seats", `${free.length} places are free`);
  if (more === 0) return ok([]);
  return ok([
    more > 0
      ? { type: "blocked", units: free.slice(-more), ...toldOf(command) }
      : { type: "unblocked", units: blocked.slice(0, -more), ...byOf(command) },
  ]);
}

/**
 * Ends the time of carts, all of them or none; those that are over already are left alone. Their guests see what they see
 * when it runs out, and may try again. Fails with `conflict`
 * where one is being paid, reserved or sold: that is somebody's order, which is cancelled and not freed.
 */
export function decideFree({ state, guarded }: Context, command: Of<"free">): Decision {
  const active = [...new Set(command.holds)]
    .flatMap((id) => state.holds.get(id) ?? [])
    .filter((hold) => activeStates.has(hold.state));
  if (active.some((hold) => hold.state !== "held") && guarded("not-in-payment"))
    return fail("conflict", "One of them is an order's by now");
  return ok(
    active.map(({ id }) => ({
      type: "freed",
      hold: id,
      reason: "expired",
      units: seatingOf(state, id).map(({ unit }) => unit),
      by: command.by,
    })),
  );
}

/** Pauses, resumes or cancels sales. A cancelled screening stays cancelled. */
export function decideSales({ state }: Context, command: Of<"set-sales">): Decision {
  if (state.sales === command.status) return ok([]);
  return state.sales === "cancelled" ? fail("event_cancelled") : ok([{ type: "sales-set", status: command.status }]);
}
