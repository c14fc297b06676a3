import { activeStates, type HoldLine } from "./model";
import { amountOf, quotaUse } from "./pricing";
import type { Inventory } from "./state";

function claimViolations(state: Inventory): string[] {
  const found: string[] = [];
  for (const claim of state.claims.values()) {
    if (!state.units.has(claim.unit))
      found.push(`unit ${claim.unit} is claimed and does not exist: more is taken than there is`);
    if (claim.hold === null) continue;
    const hold = state.holds.get(claim.hold);
    if (!hold || !activeStates.has(hold.state)) found.push(`unit ${claim.unit} belongs to a hold that is over`);
    if (hold && state.units.get(claim.unit)?.block !== hold.block)
      found.push(`unit ${claim.unit} is of another time slot than its hold`);
  }
  return found;
}

const isSaneLine = ({ amount, cents }: HoldLine): boolean => Number.isSafeInteger(amount) && amount >= 1 && cents >= 0;

function holdViolations(state: Inventory): string[] {
  const found: string[] = [];
  for (const hold of state.holds.values()) {
    const units = state.unitsOf.get(hold.id) ?? new Set();
    const isActive = activeStates.has(hold.state);
    const kinds = [...units].map((unit) => state.units.get(unit)?.kind);
    if (
      isActive &&
      kinds.filter((kind) => kind === "companion").length > kinds.filter((kind) => kind === "wheelchair").length
    )
      found.push(`hold ${hold.id} has companions without a wheelchair place`);
    if (!isActive && units.size > 0) found.push(`hold ${hold.id} is over and has units`);
    if (isActive && units.size !== amountOf(hold.lines))
      found.push(`hold ${hold.id} has ${units.size} units for ${amountOf(hold.lines)} tickets: a partial party`);
    for (const unit of units) if (state.claims.get(unit)?.hold !== hold.id) found.push(`unit ${unit} is claimed twice`);
    found.push(
      ...hold.lines
        .filter((line) => !isSaneLine(line))
        .map((line) => `hold ${hold.id} has a line of ${line.amount} at ${line.cents} cents`),
    );
    if (isActive && state.timed.get(hold.id) !== (hold.state === "sold" ? undefined : hold))
      found.push(`hold ${hold.id} would never end, or a sold one would`);
  }
  return found;
}

function quotaViolations(state: Inventory): string[] {
  const used = new Map<string, number>();
  for (const hold of state.holds.values()) {
    if (!activeStates.has(hold.state)) continue;
    for (const [key, amount] of quotaUse(hold.lines)) used.set(key, (used.get(key) ?? 0) + amount);
  }
  return [...state.quotas.values()].flatMap((quota) => {
    const found: string[] = [];
    if (quota.used < 0 || quota.used > quota.max)
      found.push(`contingent ${quota.key}: ${quota.used} of ${quota.max} used`);
    if (quota.used !== (used.get(quota.key) ?? 0))
      found.push(`contingent ${quota.key}: ${quota.used} counted, ${used.get(quota.key) ?? 0} held`);
    return found;
  });
}

/**
 * What is wrong with an inventory, in plain English; empty when nothing is. Covers what one state
 * can show: no unit claimed twice or from nowhere, no partial party, contingents kept, nothing
 * held by a hold that is over.
 */
export function violations(state: Inventory): string[] {
  return [...claimViolations(state), ...holdViolations(state), ...quotaViolations(state)];
}

const ordered = (_: string, value: unknown): unknown =>
  value && typeof value === "object" && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const sorted = (entries: Iterable<[string | number, unknown]>): string =>
  JSON.stringify(
    [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ordered,
  );

/** Differences between two inventories that must be the same one: the tables, and what the ledger says. */
export function differences(live: Inventory, told: Inventory): string[] {
  // A hold that ended long ago may have been forgotten; the ledger remembers it.
  const remembered = [...told.holds].filter(([id, hold]) => live.holds.has(id) || activeStates.has(hold.state));
  const parts: Record<string, [Iterable<[string | number, unknown]>, Iterable<[string | number, unknown]>]> = {
    units: [live.units, told.units],
    claims: [live.claims, told.claims],
    holds: [live.holds, remembered],
    quotas: [live.quotas, told.quotas],
    waiting: [live.waiting, told.waiting],
  };
  const found = Object.entries(parts).flatMap(([name, [left, right]]) =>
    sorted(left) === sorted(right) ? [] : [`${name} differ from the ledger`],
  );
  if (live.isSetBack !== told.isSetBack) found.push("whether it was set back differs from the ledger");
  return live.sales === told.sales ? found : [...found, "the state of sales differs from the ledger"];
}
