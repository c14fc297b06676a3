import { fail, ok, type Result } from "../common/errors";
import { freeExtensions, type Hold, type HoldLine, renewalWindowMs } from "./model";
import { amountOf } from "./pricing";
import type { Context } from "./seating";
import type { Inventory } from "./state";

/*
 * What keeps one visitor, or one script, from emptying a hall by holding it: nothing here asks who
 * somebody is, only how much is held without payment, from where and for how long.
 */

/** Held by nobody who has paid or is known to the house. */
const isUnpaid = ({ state }: Hold): boolean => state === "held" || state === "paying";

/** How many places of a block are held without payment, of how many. Companion seats come with their place and count for neither. */
export function unpaidOf(state: Inventory, block: number): { unpaid: number; capacity: number } {
  let unpaid = 0;
  let capacity = 0;
  for (const unit of state.units.values()) {
    if (unit.block !== block || unit.retired || unit.kind === "companion") continue;
    capacity += 1;
    const holder = state.claims.get(unit.id)?.hold;
    const hold = holder ? state.holds.get(holder) : undefined;
    if (hold && isUnpaid(hold)) unpaid += 1;
  }
  return { unpaid, capacity };
}

/** From a third of the places on, nobody is given time without end. */
export function isContested(state: Inventory, block: number): boolean {
  const { unpaid, capacity } = unpaidOf(state, block);
  return unpaid * 3 >= capacity;
}

/** Above half of the places, new holds are short. */
export function isMostlyUnpaid(state: Inventory, block: number): boolean {
  const { unpaid, capacity } = unpaidOf(state, block);
  return unpaid * 2 > capacity;
}

/** How many places are held without payment from where a hold comes from, without its own. */
function besides(state: Inventory, hold: Pick<Hold, "id" | "origin">): number {
  let amount = 0;
  for (const other of state.timed.values())
    if (other.origin === hold.origin && other.id !== hold.id && isUnpaid(other)) amount += amountOf(other.lines);
  return amount;
}

/** What is asked for a proof: a hold of which nobody has shown that it comes from a browser. */
export type Unproven = Pick<Hold, "id" | "origin" | "block"> & { unproven?: boolean | undefined };

/**
 * Fails with `proof_needed` where none came and more places would be held of a hall of which a third is held without payment, or
 * from an origin that has more than half of what it may have. What is not more than before is never asked for.
 */
export function checkProof(
  { state, guarded }: Context,
  hold: Unproven,
  before: readonly HoldLine[],
  after: readonly HoldLine[],
): Result<null> {
  const amount = amountOf(after);
  if (hold.unproven !== true || hold.origin === null || amount <= amountOf(before)) return ok(null);
  const isBusy = (amount + besides(state, hold)) * 2 > (state.config?.maxPerOrigin ?? Infinity);
  return (isBusy || isContested(state, hold.block)) && guarded("proof") ? fail("proof_needed") : ok(null);
}

/**
 * Fails with `too_many_held` when more places would be held without payment from one origin than
 * the house allows, whatever carts they are in. What is not more than before is never refused.
 */
export function checkOrigin(
  { state, guarded }: Context,
  hold: Pick<Hold, "id" | "origin">,
  before: readonly HoldLine[],
  after: readonly HoldLine[],
): Result<null> {
  const limit = state.config?.maxPerOrigin ?? Infinity;
  let amount = amountOf(after);
  if (hold.origin === null || amount <= amountOf(before)) return ok(null);
  amount += besides(state, hold);
  return amount <= limit || !guarded("origin-limit")
    ? ok(null)
    : fail("too_many_held", `At most ${limit} unpaid places from one place`);
}

/**
 * Fails with `too_early` before the last minutes of a hold, and with `hall_contested` for the fourth
 * renewal and later ones while a third of the places is held without payment.
 */
export function checkRenewal({ state, now, guarded }: Context, hold: Hold, ordinal: number): Result<null> {
  if (hold.expiresAt - now > renewalWindowMs && guarded("renewal-window")) return fail("too_early");
  return ordinal > freeExtensions && isContested(state, hold.block) && guarded("renewal-share")
    ? fail("hall_contested")
    : ok(null);
}
