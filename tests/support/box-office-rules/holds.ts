import { extensionMs, maxExtensions, timedStates, type Command } from "~/domain/box-office/model";
import type { Rule, Seen } from "./seen";

/** 4: a sold hold is over by a refund only. */
function sold({ before, state }: Seen): string[] {
  return [...before].flatMap(([id, hold]) => {
    const after = state.holds.get(id)?.state;
    return hold.state === "sold" && after !== "sold" && after !== "refunded"
      ? [`4: ${id} was sold and is ${after}`]
      : [];
  });
}

/** 4: exactly one end of every hold's activity, told once. */
export function exits({ outcome }: Seen, ended: Set<string>): string[] {
  const found: string[] = [];
  for (const event of outcome.events) {
    if (event.type === "held" || event.type === "reacquired")
      ended.delete(event.type === "held" ? event.hold.id : event.hold);
    // Money that comes for an expired hold finds no seats: it had ended before, and has none to give.
    const isLate = event.type === "lost" && event.units.length === 0;
    if ((event.type !== "freed" && event.type !== "lost") || isLate) continue;
    if (ended.has(event.hold)) found.push(`4: hold ${event.hold} ended twice`);
    ended.add(event.hold);
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
    if (step.command.type === "extend" && hold.expiresAt - old.expiresAt > extensionMs)
      found.push(`5: ${id} was renewed by ${hold.expiresAt - old.expiresAt} ms`);
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
    const old =
      event.type === "freed" && event.reason === "expired" && event.by === undefined
        ? before.get(event.hold)
        : undefined;
    if (old && old.expiresAt > step.now) found.push(`6: ${old.id} expired early`);
  }
  return found;
}

/** 4: the house takes carts what they hold, and nobody's order. */
function freedByHouse({ outcome, before }: Seen): string[] {
  return outcome.events.flatMap((event) => {
    const was = event.type === "freed" && event.by !== undefined ? before.get(event.hold)?.state : "held";
    return was === "held" ? [] : [`4: the house freed a hold that was ${was}`];
  });
}

/** How holds begin, last and end. `exits` needs a memory of its own. */
export const holdsRules: Rule[] = [sold, deadlines, expiry, freedByHouse];
