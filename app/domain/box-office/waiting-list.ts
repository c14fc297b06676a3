import { fail, ok, type Result } from "../common/errors";
import { newHold, openHold, place } from "./hold-commands";
import { maxWaiting } from "./limits";
import { type Command, type InventoryEvent, maxExtensions, offerMs, timedStates, type Waiting } from "./model";
import { checkCompanions, checkLimit, checkSales, mergeLines, quote } from "./requests";
import type { Context } from "./seating";
import { type Inventory, waitingOf } from "./state";

type Of<T extends Command["type"]> = Extract<Command, { type: T }>;

/** True if a cart holds seats that are not sold yet. */
function holdsSeats(state: Inventory, cart: string): boolean {
  const latest = state.holds.get(state.holdOfCart.get(cart) ?? "");
  return latest !== undefined && timedStates.has(latest.state);
}

/** Seats for a waiting party at today's prices, kept for an hour; null while there are none. */
function offer(context: Context, entry: Omit<Waiting, "since">): InventoryEvent | null {
  const { now } = context;
  const quoted = quote(context, entry.lines, entry.block);
  if (!quoted.ok) return null;
  const lines = mergeLines(quoted.value);
  const seating = place(context, [], lines, { id: entry.id, block: entry.block, origin: null });
  if (!seating.ok) return null;
  const terms = {
    hold: entry.id,
    cart: entry.cart,
    block: entry.block,
    until: now + offerMs,
    // Others wait: an offer is kept for its hour and not renewed.
    extensions: maxExtensions,
    origin: null,
  };
  return { type: "held", hold: newHold(context, terms, lines), seating: seating.value };
}

/**
 * Puts a party on the waiting list of a sold-out screening, once for a cart. When seats are free it
 * is refused with `not_sold_out`: they can be had at once; where too many wait, with `waiting_list_full`. Other errors
 * are those of a hold.
 */
export function decideWait(context: Context, command: Of<"wait">): Result<InventoryEvent[]> {
  const { state, now } = context;
  if (waitingOf(state, command.cart)) return ok([]);
  const quoted = quote(context, command.lines, command.block);
  if (!quoted.ok) return quoted;
  const lines = mergeLines(quoted.value);
  for (const check of [
    checkSales(context, command.block),
    checkCompanions(context, lines, quoted.value),
    checkLimit(context, lines),
  ])
    if (!check.ok) return check;
  if (state.waiting.size >= maxWaiting) return fail("waiting_list_full");
  if (holdsSeats(state, command.cart)) return fail("conflict", "The cart holds seats of this event");
  const entry = { id: command.entry, cart: command.cart, block: command.block, lines: command.lines };
  if (offer(context, entry)) return fail("not_sold_out");
  return ok([{ type: "waiting", entry: { ...entry, since: now } }]);
}

/** Takes a party off the list; one that is not on it changes nothing. */
export function decideLeave({ state }: Context, command: Of<"leave">): Result<InventoryEvent[]> {
  return ok(state.waiting.has(command.entry) ? [{ type: "left", entry: command.entry }] : []);
}

/**
 * Makes a hold another cart's, which may be the one whose link it was offered by. Fails like a change of a hold, and with
 * `conflict` where that cart has seats of this screening already.
 */
export function decideMove({ state }: Context, command: Of<"move">): Result<InventoryEvent[]> {
  const found = openHold(state, command.hold);
  if (!found.ok) return found;
  if (found.value.cart === command.cart) return ok([]);
  if (holdsSeats(state, command.cart)) return fail("conflict", "The cart holds seats of this event");
  return ok([{ type: "moved", hold: command.hold, cart: command.cart }]);
}

/**
 * Gives free units to those who wait, in the order of arrival, before anybody else is asked. A
 * party that does not fit keeps its place and is passed by one that does: no seat stays empty for
 * a list. `happen` must apply each event before the next party is looked at.
 */
export function serveWaiting(context: Context, happen: (events: InventoryEvent[]) => void): void {
  const { state, guarded } = context;
  if (!state.mayServe || !guarded("waiting-first")) return;
  // Five hundred parties have a handful of wishes between them: what cannot be had is looked for once.
  const vain = new Set<string>();
  let hasWaited = false;
  for (const entry of state.waiting.values()) {
    const isOpen = checkSales(context, entry.block).ok;
    // Sales may begin by the clock alone, and then nothing happens that would say so.
    hasWaited ||= !isOpen;
    if (!isOpen || holdsSeats(state, entry.cart)) continue;
    const wish = JSON.stringify([entry.block, entry.lines]);
    const held = vain.has(wish) ? null : offer(context, entry);
    if (held) happen([held, { type: "left", entry: entry.id }]);
    else vain.add(wish);
  }
  state.mayServe = hasWaited;
}
