import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Guard } from "~/domain/box-office/model";
import { emptyInventory } from "~/domain/box-office/state";
import { testConfig } from "../../support/box-office";
import { commandOf, keyOf, type Wish, wishes } from "../../support/box-office-steps";
import type { Step } from "../../support/box-office-rules/seen";
import { watcher } from "../../support/box-office-watch";

const minute = 60_000;
/** Evenings on both nights of a clock change, and an ordinary one: a hold is minutes of time, not of a clock on the wall. */
const evenings = ["2027-03-28T00:30:00Z", "2027-10-31T00:30:00Z", "2027-01-15T19:00:00Z"].map((iso) => Date.parse(iso));

/** Plays an evening on the core; returns what was broken. */
function play(list: readonly Wish[], start: number, without?: Guard): string[] {
  const state = emptyInventory();
  const watch = watcher(state, without);
  let now = start - 90 * minute;
  watch.run({ command: { type: "configure", config: testConfig(start) }, now });
  let keyed: Step | null = null;
  for (const [index, wish] of list.entries()) {
    now += wish.tick;
    if (wish.kind === "again") {
      // The same request once more, as a browser sends it: all but the name a new hold would get.
      if (keyed) watch.run({ ...keyed, now });
      continue;
    }
    if (wish.kind === "renew-often") {
      const hold = state.holdOfCart.get(`cart-${"abcd"[wish.cart]}`) ?? "none";
      for (let i = 0; i < 12; i += 1)
        watch.run({ command: { type: "extend", hold, ordinal: (state.holds.get(hold)?.extensions ?? 0) + 1 }, now });
      continue;
    }
    const command = commandOf(wish, { start, index, state });
    const key = keyOf(wish, command);
    const step = { command, now, ...(key && { key }) };
    if (key) keyed = step;
    watch.run(step);
  }
  return watch.found;
}

describe("any evening at the box office", () => {
  it.each(evenings)("keeps every invariant (screening at %i)", { timeout: 120_000 }, (start) => {
    fc.assert(
      fc.property(wishes, (list) => {
        expect(play(list, start)).toEqual([]);
      }),
      { numRuns: 1_000, seed: 20261121 },
    );
  });

  it.each<Guard>([
    "units-free",
    "all-or-nothing",
    "quota",
    "lazy-expiry",
    "not-early",
    "fixed-deadline",
    "extension-limit",
    "hard-deadline",
    "exit-once",
    "refund-once",
    "idempotent",
    "body-hash",
    "sales-window",
    "not-cancelled",
    "cart-limit",
    "known-price",
    "sane-amount",
    "pinned-quote",
    "capacity-used",
    "same-units",
    "contact-limit",
    "waiting-first",
    "same-block",
    "hold-length",
    "not-paused",
    "companion",
  ])("does not without the guard %s", { timeout: 120_000 }, (guard) => {
    const result = fc.check(
      fc.property(wishes, (list) => {
        try {
          return play(list, evenings[2] ?? 0, guard).length === 0;
        } catch {
          return false;
        }
      }),
      { numRuns: 4_000, seed: 20261121, endOnFailure: true },
    );
    expect(result.failed).toBe(true);
  });
});
