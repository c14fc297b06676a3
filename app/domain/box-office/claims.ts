import type { HoldLine } from "./model";
import { quotaChange } from "./pricing";
import type { Inventory } from "./state";

/** An overbooked contingent shrinks towards what is wanted as it is given back, and never grows. */
export function moveQuotas(state: Inventory, before: readonly HoldLine[], after: readonly HoldLine[]): void {
  for (const [key, amount] of quotaChange(before, after)) {
    const quota = state.quotas.get(key) ?? { key, used: 0, max: 0, wanted: 0 };
    const used = quota.used + amount;
    state.quotas.set(key, { ...quota, used, max: amount > 0 ? quota.max : Math.max(quota.wanted, used) });
  }
}

/** Gives a unit to a hold at a price, whoever had it. */
export function claim(state: Inventory, hold: string, unit: number, price: number): void {
  state.claims.set(unit, { unit, hold, price });
  const units = state.unitsOf.get(hold) ?? new Set();
  state.unitsOf.set(hold, units.add(unit));
}

/** Nobody has these units any more; those that were taken out of the house are gone. */
export function unclaim(state: Inventory, units: readonly number[]): void {
  for (const unit of units) {
    const hold = state.claims.get(unit)?.hold;
    state.claims.delete(unit);
    if (hold) state.unitsOf.get(hold)?.delete(unit);
    if (state.units.get(unit)?.retired) state.units.delete(unit);
  }
}
