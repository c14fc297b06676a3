import { execute, type Meta, type Outcome } from "~/domain/box-office/core";
import { differences, violations } from "~/domain/box-office/invariants";
import type { Guard } from "~/domain/box-office/guard";
import type { InventoryEvent } from "~/domain/box-office/model";
import { type Inventory, replay } from "~/domain/box-office/state";
import { contentionRules } from "./box-office-rules/contention";
import { exits, holdsRules } from "./box-office-rules/holds";
import { salesRules } from "./box-office-rules/sales";
import { seatsRules } from "./box-office-rules/seats";
import type { Seen, Step } from "./box-office-rules/seen";

/**
 * Runs steps on the core and collects every broken invariant of docs/decisions/0005-box-office.md.
 * `without` removes a guard: the negative controls expect to find something then.
 */
export function watcher(state: Inventory, without?: Guard) {
  const ledger: InventoryEvent[] = [];
  const ended = new Set<string>();
  const keys = new Map<string, { bodyHash: string; response: string }>();
  const found: string[] = [];

  /** 11: one key, one body, one answer, one effect. */
  function repeated({ step, outcome, waitingBefore }: Seen): string[] {
    const { key } = step;
    if (!key) return [];
    const known = keys.get(key.value);
    const { result } = outcome;
    // What the clock alone brings about is nobody's effect: a hold ends, who waits for its seats gets them, and in a house that
    // has become smaller they go instead of others that are taken.
    const isRunOut = (event: InventoryEvent): boolean => event.type === "freed" && event.reason === "expired";
    const hasRunOut = outcome.events.some(isRunOut);
    const isDue = (event: InventoryEvent): boolean =>
      isRunOut(event) ||
      (hasRunOut && (event.type === "units-removed" || event.type === "units-retired")) ||
      (event.type === "held" && waitingBefore.has(event.hold.id)) ||
      (event.type === "left" && state.holds.has(event.entry));
    const done = outcome.events.some((event) => !isDue(event));
    if (!known) {
      if (result.ok) keys.set(key.value, { bodyHash: key.bodyHash, response: JSON.stringify(result.value.hold) });
      return [];
    }
    if (known.bodyHash !== key.bodyHash) return result.ok ? ["11: the key answered another body"] : [];
    if (done) return ["11: one key had two effects"];
    return result.ok && JSON.stringify(result.value.hold) === known.response ? [] : ["11: one key had two answers"];
  }

  return {
    found,
    ledger,
    run(step: Step): Outcome {
      const before = new Map(state.holds);
      const waitingBefore = new Map(state.waiting);
      const claimsBefore = new Map(state.claims);
      const configBefore = state.config;
      const meta: Meta = { now: step.now, ...(step.key && { key: step.key }) };
      const outcome = execute(state, step.command, meta, without);
      ledger.push(...outcome.events);
      const seen: Seen = { step, outcome, before, claimsBefore, waitingBefore, configBefore, state };
      found.push(
        ...violations(state),
        ...exits(seen, ended),
        ...[...seatsRules, ...holdsRules, ...salesRules, ...contentionRules].flatMap((rule) => rule(seen)),
        ...repeated(seen),
      );
      found.push(...differences(state, replay(ledger)));
      return outcome;
    },
  };
}
