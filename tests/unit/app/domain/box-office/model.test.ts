import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Guard } from "~/domain/box-office/guard";
import type { Command, Hold } from "~/domain/box-office/model";
import { totalOf } from "~/domain/box-office/pricing";
import { emptyInventory } from "~/domain/box-office/state";
import { testConfig } from "../../../../support/box-office";
import { commandOf, keyOf, type Wish, wishes } from "../../../../support/box-office-steps";
import type { Step } from "../../../../support/box-office-rules/seen";
import { watcher } from "../../../../support/box-office-watch";

const minute = 60_000;
/** Evenings on both nights of a clock change, and an ordinary one: a hold is minutes of time, not of a clock on the wall. */
const evenings = ["2027-03-28T00:30:00Z", "2027-10-31T00:30:00Z", "2027-01-15T19:00:00Z"].map((iso) => Date.parse(iso));

/** What somebody asks for over and over, a minute before the end each time; null for every other wish. */
function lastMinute(kind: string): ((hold: string, now: Hold | undefined) => Command) | null {
  if (kind === "renew-often") return (hold, now) => ({ type: "extend", hold, ordinal: (now?.extensions ?? 0) + 1 });
  if (kind !== "pay-often") return null;
  return (hold, now) => ({ type: "begin-payment", hold, cents: totalOf(now?.lines ?? []), contact: "contact-often" });
}

/** Plays an evening on the core; returns what was broken, and after how many steps. */
function play(list: readonly Wish[], start: number, without?: Guard): { found: string[]; steps: number } {
  const state = emptyInventory();
  const { found, run } = watcher(state, without);
  let steps = 0;
  const watch = {
    run(step: Step) {
      steps += 1;
      run(step);
    },
  };
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
    const again = lastMinute(wish.kind);
    if (again) {
      const hold = state.holdOfCart.get(`cart-${"abcd"[wish.cart]}`) ?? "none";
      for (let i = 0; i < 12; i += 1) {
        now = Math.max(now, (state.holds.get(hold)?.expiresAt ?? now) - minute);
        watch.run({ command: again(hold, state.holds.get(hold)), now });
      }
      continue;
    }
    const command = commandOf(wish, { start, index, state });
    const key = keyOf(wish, command);
    const step = { command, now, ...(key && { key }) };
    if (key) keyed = step;
    watch.run(step);
  }
  return { found, steps };
}

/** How many steps the evenings take together, at least; the benchmark asks for more. */
const leastSteps = Number(process.env["MODEL_STEPS"] ?? 100_000);
const runsAtOnce = 500;

describe("any evening at the box office", () => {
  it.each(evenings)("keeps every invariant (screening at %i)", { timeout: leastSteps * 2 }, (start) => {
    let steps = 0;
    for (let part = 0; steps < leastSteps / evenings.length; part += 1)
      fc.assert(
        fc.property(wishes, (list) => {
          const evening = play(list, start);
          steps += evening.steps;
          expect(evening.found).toEqual([]);
        }),
        { numRuns: runsAtOnce, seed: 20261121 + part },
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
    "origin-limit",
    "renewal-window",
    "renewal-share",
    "short-hold",
    "payment-end",
    "no-single-seats",
    "not-in-payment",
    "proof",
    "own-seats",
    "same-kind",
  ])("does not without the guard %s", { timeout: 120_000 }, (guard) => {
    const result = fc.check(
      fc.property(wishes, (list) => {
        try {
          return play(list, evenings[2] ?? 0, guard).found.length === 0;
        } catch {
          return false;
        }
      }),
      { numRuns: 4_000, seed: 20261121, endOnFailure: true },
    );
    expect(result.failed).toBe(true);
  });
});
