import { execute, type Meta, type Outcome } from "~/domain/box-office/core";
import { differences, violations } from "~/domain/box-office/invariants";
import {
  activeStates,
  type Command,
  type Guard,
  type Hold,
  type HoldLine,
  type InventoryEvent,
  maxExtensions,
  timedStates,
  type Waiting,
} from "~/domain/box-office/model";
import { amountOf, totalOf } from "~/domain/box-office/pricing";
import { type Inventory, replay } from "~/domain/box-office/state";
import { countFree } from "~/domain/box-office/view";
import { generalPool } from "./box-office";

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
  waitingBefore: ReadonlyMap<string, Waiting>;
  state: Inventory;
}

/** 4: exactly one end of every hold's activity, told once. */
function exits({ outcome, before }: Seen, ended: Map<string, number>): string[] {
  const found: string[] = [];
  for (const event of outcome.events) {
    if (event.type === "held" || event.type === "reacquired")
      ended.delete(event.type === "held" ? event.hold.id : event.hold);
    if (event.type !== "freed" && event.type !== "lost") continue;
    const wasOver = event.type === "lost" && !activeStates.has(before.get(event.hold)?.state ?? "held");
    if (ended.has(event.hold) && !wasOver) found.push(`4: hold ${event.hold} ended twice`);
    ended.set(event.hold, 1);
  }
  return found;
}

const movers = new Set<Command["type"]>(["extend", "begin-payment", "reserve"]);

/** 5: no add and no refusal moves a deadline; renewals only lengthen, ten times, not beyond the end of sales. */
function deadlines({ step, outcome, before, state }: Seen): string[] {
  const found: string[] = [];
  for (const [id, hold] of state.holds) {
    const old = before.get(id);
    if (hold.state === "held" && hold.expiresAt > hold.hardDeadline)
      found.push(`5: hold ${id} lasts beyond the end of sales`);
    if (hold.extensions > maxExtensions) found.push(`5: hold ${id} was renewed ${hold.extensions} times`);
    if (!old || hold.state !== old.state || hold.expiresAt === old.expiresAt) continue;
    if (!movers.has(step.command.type)) found.push(`5: ${step.command.type} moved the deadline of ${id}`);
    if (hold.expiresAt < old.expiresAt && step.command.type === "extend")
      found.push(`5: a renewal of ${id} shortened it`);
    if (!outcome.result.ok) found.push(`5: a refusal moved the deadline of ${id}`);
  }
  return found;
}

/** 6: after the deadline nothing is held, before it nothing is let go by the clock. */
function expiry({ step, outcome, before, state }: Seen): string[] {
  const found: string[] = [];
  for (const [id, hold] of state.holds)
    if (timedStates.has(hold.state) && hold.expiresAt <= step.now) found.push(`6: ${id} is held after its end`);
  for (const event of outcome.events) {
    const old = event.type === "freed" && event.reason === "expired" ? before.get(event.hold) : undefined;
    if (old && old.expiresAt > step.now) found.push(`6: ${old.id} expired early`);
  }
  return found;
}

const takes = (events: readonly InventoryEvent[]): boolean =>
  events.some(
    (event) => event.type === "held" || (event.type === "changed" && event.added.length > event.removed.length),
  );

/** 10: nothing new outside the window of sales, none for a cancelled screening. */
function sales({ step, outcome, state }: Seen): string[] {
  const found: string[] = [];
  const { config } = state;
  if (!config) return found;
  const isOutside = step.now >= config.salesEnd || (config.salesStart !== null && step.now < config.salesStart);
  const begins = outcome.events.some(({ type }) => type === "paying" || type === "reserved" || type === "extended");
  if (isOutside && (takes(outcome.events) || begins))
    found.push(`10: ${step.command.type} outside the window of sales`);
  const sells = outcome.events.some((event) => event.type === "sold" || event.type === "reacquired");
  if (
    state.sales === "cancelled" &&
    step.command.type !== "set-sales" &&
    step.command.type !== "configure" &&
    (takes(outcome.events) || begins || sells)
  )
    found.push(`10: ${step.command.type} sold a cancelled screening`);
  return found;
}

/** 12: no cart has more of an event than the house allows. */
function limits({ state }: Seen): string[] {
  const most = state.config?.maxPerCart ?? 0;
  const found = [...state.holds.values()]
    .filter((hold) => activeStates.has(hold.state) && amountOf(hold.lines) > most)
    .map((hold) => `12: ${hold.id} has ${amountOf(hold.lines)} tickets`);
  const bought = new Map<string, number>();
  for (const hold of state.holds.values())
    if (hold.contact !== null && activeStates.has(hold.state))
      bought.set(hold.contact, (bought.get(hold.contact) ?? 0) + amountOf(hold.lines));
  for (const [contact, amount] of bought)
    if (amount > (state.config?.maxPerContact ?? 0)) found.push(`12: ${contact} has ${amount} tickets`);
  return found;
}

/** How many places a party waits for; null if it wants something else too. */
function placesWanted({ lines }: Waiting): number | null {
  if (lines.some((line) => line.pool !== generalPool)) return null;
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

/** 7: while places are free nobody waits for them, and nobody who waits is passed by a party as large as theirs. */
function queue({ step, outcome, before, waitingBefore, state }: Seen): string[] {
  const isOpen = state.config !== null && step.now < state.config.salesEnd && state.sales === "on_sale";
  const free = [...state.units.values()].filter(
    (unit) => unit.pool === generalPool && !unit.retired && !state.claims.has(unit.id),
  ).length;
  const hasSeats = (holds: Snapshot, { cart }: Waiting): boolean =>
    [...holds.values()].some((hold) => hold.cart === cart && timedStates.has(hold.state));
  const stays = [...state.waiting.values()].filter((entry) => !hasSeats(state.holds, entry));
  const found = isOpen
    ? stays
        .filter((entry) => (placesWanted(entry) ?? Infinity) <= free)
        .map((entry) => `7: ${entry.id} waits while ${free} places are free`)
    : [];
  const order = [...waitingBefore.keys()];
  for (const event of outcome.events) {
    const served = event.type === "held" ? waitingBefore.get(event.hold.id) : undefined;
    const wanted = served && placesWanted(served);
    if (!served || wanted === null || wanted === undefined) continue;
    const passed = stays.filter(
      (entry) =>
        order.indexOf(entry.id) < order.indexOf(served.id) &&
        waitingBefore.has(entry.id) &&
        !hasSeats(before, entry) &&
        (placesWanted(entry) ?? Infinity) <= wanted,
    );
    found.push(...passed.map((entry) => `7: ${entry.id} was passed by ${served.id}`));
  }
  return found;
}

/** 7 and 8: a cut leaves what is taken; a refund frees what was sold, once. */
function counts({ step, outcome, state }: Seen): string[] {
  const found: string[] = [];
  for (const event of outcome.events) {
    if (
      event.type === "refunded" &&
      step.command.type === "refund" &&
      event.units.some((unit) => state.claims.get(unit)?.hold === event.hold)
    )
      found.push("8: a refund left its units taken");
  }
  for (const count of countFree(state, step.now))
    if (count.free < 0 || count.free > count.capacity) found.push(`3: ${count.free} free of ${count.capacity}`);
  return found;
}

function linesOf(event: InventoryEvent): readonly HoldLine[] {
  if (event.type === "held") return event.hold.lines;
  return event.type === "changed" ? event.lines : [];
}

/** 15: every line bears a price of the list it was quoted from, and what is paid is what was quoted. */
function prices({ step, outcome, state }: Seen): string[] {
  const isListed = (line: HoldLine): boolean =>
    state.config?.prices.some((rule) => rule.id === line.priceId && rule.pool === line.pool) ?? false;
  const found = outcome.events
    .flatMap(linesOf)
    .filter((line) => !isListed(line))
    .map((line) => `15: price ${line.priceId} is on no list`);
  for (const event of outcome.events) {
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
      const waitingBefore = new Map(state.waiting);
      const meta: Meta = { now: step.now, ...(step.key && { key: step.key }) };
      const outcome = execute(state, step.command, meta, without);
      ledger.push(...outcome.events);
      const seen: Seen = { step, outcome, before, waitingBefore, state };
      found.push(
        ...violations(state),
        ...exits(seen, ended),
        ...deadlines(seen),
        ...expiry(seen),
        ...sales(seen),
        ...limits(seen),
        ...queue(seen),
        ...counts(seen),
        ...prices(seen),
        ...repeated(seen),
      );
      found.push(...differences(state, replay(ledger)));
      return outcome;
    },
  };
}
