import { activeStates, timedStates, type Unit, type Waiting } from "~/domain/box-office/model";
import { amountOf } from "~/domain/box-office/pricing";
import type { Inventory } from "~/domain/box-office/state";
import { countFree } from "~/domain/box-office/view";
import { generalPool } from "../box-office";
import type { Rule, Seen } from "./seen";

/** 2: what is asked of one time slot is held of that slot. */
function slots({ step, outcome, state }: Seen): string[] {
  if (step.command.type !== "hold" || !outcome.result.ok || outcome.result.value.repeated) return [];
  const hold = outcome.result.value.hold;
  const units = [...(state.unitsOf.get(hold?.id ?? "") ?? [])];
  return hold?.block === step.command.block && units.every((unit) => state.units.get(unit)?.block === hold.block)
    ? []
    : [`2: slot ${step.command.block} was asked for and slot ${hold?.block} is held`];
}

/** 3: free, taken and blocked are all there is, of every pool and slot, and only what nobody has is called free. */
function sums({ step, state }: Seen): string[] {
  return countFree(state, step.now).flatMap((count) => {
    const units = [...state.units.values()].filter(
      (unit) =>
        unit.pool === count.pool &&
        unit.block === count.block &&
        !unit.retired &&
        !(count.kind === "wheelchair" && unit.kind === "companion"),
    );
    const free = units.filter((unit) => !state.claims.has(unit.id)).length;
    return count.free === free && count.capacity === units.length
      ? []
      : [`3: ${count.free} of ${count.capacity} are called free, ${free} of ${units.length} are`];
  });
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
  const hasSeats = (holds: Seen["before"], { cart }: Waiting): boolean =>
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

/** 7: a person's cut stops at what is taken. 8: a refund frees exactly what it names of what was sold, once. */
function counts({ step, outcome, claimsBefore, state }: Seen): string[] {
  const found: string[] = [];
  const { command } = step;
  if (command.type === "set-capacity" && outcome.result.ok) {
    const units = [...state.units.values()].filter(
      (unit) => unit.pool === command.pool && unit.block === command.block && !unit.retired,
    );
    if (units.length !== command.places) found.push(`7: ${units.length} places where ${command.places} were asked for`);
  }
  for (const event of outcome.events) {
    if (event.type !== "refunded") continue;
    const named = command.type === "refund" ? new Set(command.units) : new Set();
    for (const unit of event.units)
      if (!named.has(unit) || claimsBefore.get(unit)?.hold !== event.hold)
        found.push(`8: unit ${unit} was freed unasked`);
    if (event.units.some((unit) => state.claims.get(unit)?.hold === event.hold))
      found.push("8: a refund left its units taken");
  }
  return found;
}

/** 9: what the programme changes takes and frees no seat of anybody. */
function configured({ step, outcome, claimsBefore, state }: Seen): string[] {
  if (step.command.type !== "configure") return [];
  const freed = new Set(outcome.events.flatMap((event) => (event.type === "freed" ? event.units : [])));
  const lost = [...claimsBefore.values()].filter(
    ({ unit, hold }) => !freed.has(unit) && state.claims.get(unit)?.hold !== hold,
  );
  const served = new Set(outcome.events.flatMap((event) => (event.type === "held" ? [event.hold.id] : [])));
  const gained = [...state.claims.values()].filter(
    ({ unit, hold }) => !claimsBefore.has(unit) && !served.has(hold ?? ""),
  );
  return lost.length + gained.length === 0
    ? []
    : [`9: a configuration took ${gained.length} seats and freed ${lost.length}`];
}

/** True for a seat with a number, of the group and kind that its ticket's price is for. */
function isSeatOfPrice(state: Inventory, unit: Unit | undefined): boolean {
  const { config, claims } = state;
  const rule = config?.prices.find(({ id }) => id === claims.get(unit?.id ?? 0)?.price);
  const pool = config?.pools.find(({ id }) => id === rule?.pool);
  const accessible = rule?.companion ? "companion" : "wheelchair";
  const kind = pool?.kind === "wheelchair" ? accessible : "normal";
  return unit !== undefined && unit.seat !== null && unit.pool === pool?.id && unit.kind === kind;
}

/** 9: other seats for tickets that are sold are as many, at the same prices, and each is one that its ticket is for. */
function reseated({ step, outcome, claimsBefore, state }: Seen): string[] {
  const { command } = step;
  if (command.type !== "reseat" || !outcome.events.some(({ type }) => type === "changed")) return [];
  const pricesIn = (claims: Seen["claimsBefore"]): string =>
    [...claims.values()]
      .flatMap(({ hold, price }) => (hold === command.hold ? price : []))
      .toSorted((a, b) => a - b)
      .join();
  return [
    ...(pricesIn(claimsBefore) === pricesIn(state.claims) ? [] : [`9: ${command.hold} has other tickets`]),
    ...command.moves
      .filter(({ to }) => !isSeatOfPrice(state, state.units.get(to)))
      .map(({ to }) => `9: unit ${to} is none that its ticket is for`),
  ];
}

/** 13: one's own seats are counted as one's own, so that they are never called sold out. */
function own({ step, state }: Seen): string[] {
  return [...state.holdOfCart].flatMap(([cart, id]) => {
    const hold = state.holds.get(id);
    if (!hold || !activeStates.has(hold.state)) return [];
    const seats = [...(state.unitsOf.get(id) ?? [])].filter(
      (unit) => state.units.get(unit)?.kind !== "companion",
    ).length;
    const mine = countFree(state, step.now, cart).reduce((sum, count) => sum + count.mine, 0);
    return mine === seats ? [] : [`13: ${cart} has ${seats} seats and is shown ${mine}`];
  });
}

/** Whose seats are whose: slots, sums, limits, the waiting list, capacity, refunds and new configurations. */
export const seatsRules: Rule[] = [slots, sums, limits, queue, counts, configured, reseated, own];
