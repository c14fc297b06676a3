import { execute, type Meta, type Outcome } from "~/domain/box-office/core";
import { differences, violations } from "~/domain/box-office/invariants";
import { activeStates, type Command, extensionMs, type Guard, type Hold, holdMs, type InventoryEvent, maxExtensions, paymentMs, timedStates } from "~/domain/box-office/model";
import { amountOf, totalOf } from "~/domain/box-office/pricing";
import { type Inventory, replay } from "~/domain/box-office/state";
import { countFree } from "~/domain/box-office/view";

/** A command with what accompanies it, as generated and as sent to the core and to the real object. */
export interface Step {
  command: Command;
  now: number;
  key?: { value: string; bodyHash: string };
}

type Snapshot = Map<string, Hold>;
const holdsOf = (state: Inventory): Snapshot => new Map(state.holds);

interface Seen {
  step: Step;
  outcome: Outcome;
  before: Snapshot;
  state: Inventory;
}

/** 4: exactly one end of every hold's activity, told once. */
function exits({ outcome, before }: Seen, ended: Map<string, number>): string[] {
  const found: string[] = [];
  for (const event of outcome.events) {
    if (event.type === "held" || event.type === "reacquired") ended.delete(event.type === "held" ? event.hold.id : event.hold);
    if (event.type !== "freed" && event.type !== "lost") continue;
    const wasOver = event.type === "lost" && !activeStates.has(before.get(event.hold)?.state ?? "held");
    if (ended.has(event.hold) && !wasOver) found.push(`4: hold ${event.hold} ended twice`);
    ended.set(event.hold, 1);
  }
  return found;
}

/** 5: no add and no refusal moves a deadline; renewals only lengthen, ten times, not beyond the end of sales. */
function deadlines({ step, outcome, before, state }: Seen): string[] {
  const found: string[] = [];
  for (const [id, hold] of state.holds) {
    const old = before.get(id);
    const salesEnd = state.config?.salesEnd ?? Infinity;
    const isHeld = hold.state === "held";
    if (isHeld && hold.expiresAt > hold.hardDeadline) found.push(`5: hold ${id} lasts beyond the end of sales`);
    if (hold.extensions > maxExtensions) found.push(`5: hold ${id} was renewed ${hold.extensions} times`);
    if (!old || hold.state !== old.state) continue;
    const mayMove = step.command.type === "extend" || step.command.type === "begin-payment" || step.command.type === "reserve";
    if (hold.expiresAt !== old.expiresAt && !mayMove) found.push(`5: ${step.command.type} moved the deadline of ${id}`);
    if (hold.expiresAt < old.expiresAt && step.command.type === "extend") found.push(`5: a renewal of ${id} shortened it`);
    if (!outcome.result.ok && hold.expiresAt !== old.expiresAt) found.push(`5: a refusal moved the deadline of ${id}`);
    if (step.command.type === "extend" && hold.expiresAt !== old.expiresAt && step.now >= salesEnd) found.push(`10: ${id} was renewed after the end of sales`);
  }
  return found;
}

/** 6: after the deadline nothing is held, before it nothing is let go by the clock. */
function expiry({ step, outcome, before, state }: Seen): string[] {
  const found: string[] = [];
  for (const [id, hold] of state.holds) if (timedStates.has(hold.state) && hold.expiresAt <= step.now) found.push(`6: ${id} is held after its end`);
  for (const event of outcome.events) {
    const old = event.type === "freed" && event.reason === "expired" ? before.get(event.hold) : undefined;
    if (old && old.expiresAt > step.now) found.push(`6: ${old.id} expired early`);
  }
  return found;
}

const takes = (events: readonly InventoryEvent[]): boolean => events.some((event) => event.type === "held" || (event.type === "changed" && event.added.length > event.removed.length));

/** 10 and 12: nothing new outside the window of sales, none for a cancelled screening, no cart beyond its limit. */
function sales({ step, outcome, state }: Seen): string[] {
  const found: string[] = [];
  const { config } = state;
  if (!config) return found;
  const isOutside = step.now >= config.salesEnd || (config.salesStart !== null && step.now < config.salesStart);
  const begins = outcome.events.some((event) => event.type === "paying" || event.type === "reserved" || event.type === "extended");
  if (isOutside && (takes(outcome.events) || begins)) found.push(`10: ${step.command.type} outside the window of sales`);
  const sells = outcome.events.some((event) => event.type === "sold" || event.type === "reacquired");
  if (state.sales === "cancelled" && step.command.type !== "set-sales" && step.command.type !== "configure" && (takes(outcome.events) || begins || sells)) found.push(`10: ${step.command.type} sold a cancelled screening`);
  for (const hold of state.holds.values()) if (activeStates.has(hold.state) && amountOf(hold.lines) > config.maxPerCart) found.push(`12: ${hold.id} has ${amountOf(hold.lines)} tickets`);
  return found;
}

/** 7 and 8: a cut leaves what is taken; a refund frees what was sold, once. */
function counts({ step, outcome, state }: Seen): string[] {
  const found: string[] = [];
  for (const event of outcome.events) {
    if (event.type === "refunded" && step.command.type === "refund" && event.units.some((unit) => state.claims.get(unit)?.hold === event.hold)) found.push("8: a refund left its units taken");
  }
  for (const count of countFree(state, step.now)) if (count.free < 0 || count.free > count.capacity) found.push(`3: ${count.free} free of ${count.capacity}`);
  return found;
}

/** 15: every line bears a price of the list it was quoted from, and what is paid is what was quoted. */
function prices({ step, outcome, state }: Seen): string[] {
  const found: string[] = [];
  for (const event of outcome.events) {
    if (event.type === "held" || event.type === "changed") {
      const lines = event.type === "held" ? event.hold.lines : event.lines;
      for (const line of lines) if (!state.config?.prices.some((rule) => rule.id === line.priceId && rule.pool === line.pool)) found.push(`15: price ${line.priceId} is on no list`);
    }
    const paid = step.command.type === "confirm" || step.command.type === "begin-payment" ? step.command : null;
    if (paid && (event.type === "sold" || event.type === "paying")) {
      const hold = state.holds.get(event.hold);
      if (hold && totalOf(hold.lines) !== paid.cents) found.push(`15: ${paid.cents} paid for ${totalOf(hold.lines)}`);
    }
  }
  return found;
}

/**
 * Runs steps on the core and collects every broken invariant of docs/decisions/0005-box-office.md.
 * `without` removes a guard: the negative controls expect to find something then.
 */
export function watcher(state: Inventory, without?: Guard) {
  const ledger: InventoryEvent[] = [];
  const ended = new Map<string, number>();
  const keys = new Map<string, { bodyHash: string; response: string }>();
  const found: string[] = [];

  /** 11: one key, one body, one answer, one effect. */
  function repeated({ step, outcome }: Seen): string[] {
    const { key } = step;
    if (!key) return [];
    const known = keys.get(key.value);
    const { result } = outcome;
    const done = outcome.events.some((event) => event.type !== "freed" || event.reason !== "expired");
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
      const before = holdsOf(state);
      const meta: Meta = { now: step.now, ...(step.key && { key: step.key }) };
      const outcome = execute(state, step.command, meta, without);
      ledger.push(...outcome.events);
      const seen: Seen = { step, outcome, before, state };
      found.push(...violations(state), ...exits(seen, ended), ...deadlines(seen), ...expiry(seen), ...sales(seen), ...counts(seen), ...prices(seen), ...repeated(seen));
      found.push(...differences(state, replay(ledger)));
      return outcome;
    },
  };
}

/** The longest anything can be held without being paid. */
export const longestHold = holdMs + maxExtensions * extensionMs + paymentMs;
