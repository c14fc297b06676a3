import {
  allPaymentsMs,
  freeExtensions,
  type Hold,
  holdMs,
  maxExtensions,
  extensionMs,
  renewalWindowMs,
  shortHoldMs,
  type Unit,
} from "~/domain/box-office/model";
import { amountOf } from "~/domain/box-office/pricing";
import type { Inventory } from "~/domain/box-office/state";
import { seatedPool, testConfig } from "../box-office";
import type { Rule, Seen } from "./seen";

const isUnpaid = (hold: Hold | undefined): boolean => hold?.state === "held" || hold?.state === "paying";

/** What part of a block is held and not paid, but for some holds. */
function unpaidShare(state: Inventory, block: number, but: ReadonlySet<string> = new Set()): number {
  const units = [...state.units.values()].filter(
    (unit) => unit.block === block && !unit.retired && unit.kind !== "companion",
  );
  const unpaid = units.filter(({ id }) => {
    const hold = state.claims.get(id)?.hold ?? "";
    return !but.has(hold) && isUnpaid(state.holds.get(hold));
  });
  return unpaid.length / units.length;
}

/** 41: from one origin no more is held without payment than the house allows, over all carts. */
function origins({ state }: Seen): string[] {
  const held = new Map<string, number>();
  for (const hold of state.holds.values())
    if (hold.origin !== null && isUnpaid(hold))
      held.set(hold.origin, (held.get(hold.origin) ?? 0) + amountOf(hold.lines));
  return [...held]
    .filter(([, amount]) => amount > testConfig(0).maxPerOrigin)
    .map(([origin, amount]) => `41: ${origin} holds ${amount}`);
}

/** 42: time is given in the last minutes of a hold, and after the third time only in a hall that is not contested. */
function renewals({ step, before, state }: Seen): string[] {
  if (step.command.type !== "extend") return [];
  const { hold: id } = step.command;
  const [old, hold] = [before.get(id), state.holds.get(id)];
  if (!old || !hold || hold.extensions === old.extensions) return [];
  const found: string[] = [];
  if (old.expiresAt - step.now > renewalWindowMs) found.push(`42: ${id} was renewed early`);
  if (hold.extensions > freeExtensions && unpaidShare(state, hold.block) >= 1 / 3)
    found.push(`42: ${id} was renewed ${hold.extensions} times in a contested hall`);
  return found;
}

/** 5, 43: a hold begins with fifteen minutes, or with five where most of the hall is unpaid; or with what its cart has left. */
function lengths({ step, outcome, state }: Seen): string[] {
  const { command } = step;
  const begun = outcome.events.flatMap((event) => (event.type === "held" ? [event.hold] : []));
  const own = begun.findIndex(({ id }) => command.type === "hold" && id === command.hold);
  const hold = begun[own];
  if (!hold || command.type !== "hold") return [];
  const laterOnes = new Set(begun.slice(own).map(({ id }) => id));
  const isShort = unpaidShare(state, hold.block, laterOnes) > 1 / 2;
  const usual = isShort ? shortHoldMs : holdMs;
  const most = command.until === null || isShort ? usual : holdMs + maxExtensions * extensionMs;
  const length = hold.expiresAt - step.now;
  const isExact = command.until !== null || length === usual || hold.expiresAt === hold.hardDeadline;
  return length > most || !isExact || hold.hardDeadline > (state.config?.salesEnd ?? 0)
    ? [`5: ${hold.id} was held for ${length} ms`]
    : [];
}

/** 46: without a proof nobody takes places of a hall of which a third is held unpaid, nor more than half of what an origin may have. */
function proofs({ step, outcome, state }: Seen): string[] {
  const { command } = step;
  if (command.type !== "hold" || command.unproven !== true || command.origin === null) return [];
  const begun = outcome.events.flatMap((event) => (event.type === "held" ? [event.hold] : []));
  const own = begun.find(({ id }) => id === command.hold);
  if (!own) return [];
  const isMuch = amountOf(own.lines) * 2 > testConfig(0).maxPerOrigin;
  const others = unpaidShare(state, own.block, new Set(begun.map(({ id }) => id)));
  return isMuch || others >= 1 / 3 ? [`46: ${own.id} was held without a proof`] : [];
}

/** 44: however often a payment is begun, half an hour after the first time it is over. */
function payments({ step, outcome, before }: Seen): string[] {
  return outcome.events.flatMap((event) => {
    const old = event.type === "paying" ? before.get(event.hold) : undefined;
    if (!old || event.type !== "paying") return [];
    const end = old.payUntil ?? Math.max(old.expiresAt, step.now + allPaymentsMs);
    return event.expiresAt > Math.max(end, old.expiresAt) || event.payUntil !== end
      ? [`44: ${old.id} is being paid without end`]
      : [];
  });
}

/** The free seats of the rows that have no free neighbour. */
function singles(seats: readonly Unit[], isFree: (unit: number) => boolean): number[] {
  const free = seats.filter(({ id }) => isFree(id));
  return free
    .filter((seat) => !free.some((other) => other.y === seat.y && Math.abs(other.x - seat.x) === 1))
    .map(({ id }) => id);
}

/** 45: other seats leave no more single seats than the ones before, or than as many side by side would. */
function lonely({ step, outcome, before, claimsBefore, state }: Seen): string[] {
  const { command } = step;
  const id = command.type === "change-seats" && outcome.result.ok ? command.hold : "";
  if (!before.has(id)) return [];
  const seats = [...state.units.values()].filter(
    (unit) => unit.pool === seatedPool && unit.kind === "normal" && !unit.retired,
  );
  const isOthers = (unit: number): boolean =>
    (state.claims.get(unit)?.hold ?? id) !== id || state.claims.get(unit)?.hold === null;
  const alone = new Set(singles(seats, (unit) => !isOthers(unit)));
  const leftBy = (chosen: ReadonlySet<number>): number =>
    singles(seats, (unit) => !isOthers(unit) && !chosen.has(unit)).filter((unit) => !alone.has(unit)).length;
  const ids = new Set(seats.map((seat) => seat.id));
  const now = new Set([...(state.unitsOf.get(id) ?? [])].filter((unit) => ids.has(unit)));
  const then = new Set(seats.flatMap((seat) => (claimsBefore.get(seat.id)?.hold === id ? [seat.id] : [])));
  const others = seats
    .map((seat) => seats.filter((next) => next.y === seat.y && next.x >= seat.x && next.x < seat.x + now.size))
    .filter((group) => group.length === now.size && group.every((seat) => !isOthers(seat.id)))
    .map((group) => leftBy(new Set(group.map((seat) => seat.id))));
  const allowed = Math.max(leftBy(then), others.length > 0 ? Math.min(...others) : Infinity);
  return leftBy(now) > allowed ? [`45: ${id} leaves ${leftBy(now)} single seats`] : [];
}

/** Nobody empties a hall by holding it. */
export const contentionRules: Rule[] = [origins, renewals, lengths, proofs, payments, lonely];
