import { fail, ok, type Result } from "../common/errors";
import { newHold, place } from "./hold-commands";
import { activeStates, type Command, type InventoryEvent, maxWaiting, offerMs, type Waiting } from "./model";
import { checkCompanions, checkLimit, checkSales, mergeLines, quote } from "./requests";
import type { Context } from "./seating";
import { waitingOf } from "./state";

type Of<T extends Command["type"]> = Extract<Command, { type: T }>;

/** Seats for a waiting party at today's prices, kept for an hour; null while there are none or its cart has seats. */
function offer(context: Context, entry: Omit<Waiting, "since">): InventoryEvent | null {
  const { state, now } = context;
  const latest = state.holds.get(state.holdOfCart.get(entry.cart) ?? "");
  if (latest && latest.state !== "sold" && activeStates.has(latest.state)) return null;
  const quoted = quote(context, entry.lines, entry.block);
  if (!quoted.ok) return null;
  const lines = mergeLines(quoted.value);
  const seating = place(context, [], lines, { id: entry.id, block: entry.block });
  if (!seating.ok) return null;
  const terms = { hold: entry.id, cart: entry.cart, block: entry.block, until: now + offerMs, extensions: 0 };
  return { type: "held", hold: newHold(context, terms, lines), seating: seating.value };
}

/**
 * Puts a party on the waiting list of a sold-out screening, once for a cart. When seats are free it
 * is refused with `conflict`: they can be had at once. Other errors are those of a hold.
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
  if (state.waiting.size >= maxWaiting) return fail("limit_reached", "The waiting list is full");
  const latest = state.holds.get(state.holdOfCart.get(command.cart) ?? "");
  if (latest && latest.state !== "sold" && activeStates.has(latest.state))
    return fail("conflict", "The cart holds seats of this event");
  const entry = { id: command.entry, cart: command.cart, block: command.block, lines: command.lines };
  if (offer(context, entry)) return fail("conflict", "There are seats: no need to wait");
  return ok([{ type: "waiting", entry: { ...entry, since: now } }]);
}

/** Takes a party off the list; one that is not on it changes nothing. */
export function decideLeave({ state }: Context, command: Of<"leave">): Result<InventoryEvent[]> {
  return ok(state.waiting.has(command.entry) ? [{ type: "left", entry: command.entry }] : []);
}

/**
 * Gives free units to those who wait, in the order of arrival, before anybody else is asked. A
 * party that does not fit keeps its place and is passed by one that does: no seat stays empty for
 * a list. `happen` must apply each event before the next party is looked at.
 */
export function serveWaiting(context: Context, happen: (events: InventoryEvent[]) => void): void {
  const { state, guarded } = context;
  if (state.waiting.size === 0 || !guarded("waiting-first")) return;
  for (const entry of state.waiting.values()) {
    const held = checkSales(context, entry.block).ok ? offer(context, entry) : null;
    if (held) happen([held, { type: "left", entry: entry.id }]);
  }
}
