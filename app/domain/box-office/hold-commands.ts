import { fail, failFields, ok, type Result } from "../common/errors";
import { checkOrigin, checkProof, checkRenewal, isMostlyUnpaid, type Unproven } from "./contention";
import {
  type Command,
  extensionMs,
  type Hold,
  holdMs,
  type HoldLine,
  type InventoryEvent,
  maxExtensions,
  shortHoldMs,
  timedStates,
} from "./model";
import { amountOf } from "./pricing";
import { checkCompanions, checkLimit, checkSales, isAmount, mergeLines, quote, salesEndOf } from "./requests";
import {
  assign,
  changeTo,
  checkQuotas,
  type Context,
  leavesSingles,
  mayTake,
  type Party,
  seat,
  seatingOf,
  wished,
} from "./seating";
import { type Inventory, waitingOf } from "./state";

type Of<T extends Command["type"]> = Extract<Command, { type: T }>;
type Decision = Result<InventoryEvent[]>;

/** The hold, if it can still be changed by its owner; expired ones were settled before. */
export function openHold(state: Inventory, id: string): Result<Hold> {
  const hold = state.holds.get(id);
  if (!hold) return fail("not_found");
  if (hold.state === "held") return ok(hold);
  if (hold.state === "expired" || hold.state === "released") return fail("cart_expired");
  return fail("conflict", "The hold is being paid or sold");
}

/**
 * Units for the lines of a hold, of which `asked` are the request's. Fails like the checks of companions, limits and
 * contingents, or like `seat`.
 */
export function place(
  context: Context,
  before: readonly HoldLine[],
  lines: HoldLine[],
  hold: Unproven & Party & { asked?: readonly HoldLine[]; most?: number | undefined },
): ReturnType<typeof seat> {
  for (const check of [
    checkCompanions(context, lines, hold.asked),
    checkLimit(context, lines, hold.most),
    checkOrigin(context, hold, before, lines),
    checkProof(context, hold, before, lines),
    checkQuotas(context, before, lines),
  ])
    if (!check.ok) return check;
  const wish = hold.units && wished(context, lines, hold);
  return wish ? ok(wish) : seat(context, lines, hold);
}

/** Takes seats for a cart; a cart that has a hold here gets more seats in it, and no more time. */
export function decideHold(context: Context, asked: Of<"hold">): Decision {
  const { state } = context;
  // A caller from before there were origins says nothing of them.
  const command = { ...asked, origin: asked.origin ?? null };
  const quoted = quote(context, command.lines, command.block);
  if (!quoted.ok) return quoted;
  const sales = checkSales(context, command.block);
  if (!sales.ok) return sales;
  const existing = state.holds.get(state.holdOfCart.get(command.cart) ?? "");
  if (existing?.state === "held") return addTo(context, existing, quoted.value, command);
  if (existing?.state === "paying" || existing?.state === "reserved")
    return fail("conflict", "A payment is in progress");
  const lines = mergeLines(quoted.value);
  const seating = place(context, [], lines, { ...command, id: command.hold, asked: quoted.value });
  if (!seating.ok) return seating;
  const entry = waitingOf(state, command.cart);
  return ok([
    {
      type: "held",
      hold: newHold(context, { ...command, until: untilOf(context, command) }, lines),
      seating: seating.value,
    },
    // Who has found seats waits no longer.
    ...(entry ? [{ type: "left" as const, entry: entry.id }] : []),
  ]);
}

/** While most of the hall is held and not paid, a new hold is short. */
function untilOf({ state, now, guarded }: Context, { until, block }: Of<"hold">): number | null {
  if (!isMostlyUnpaid(state, block) || !guarded("short-hold")) return until;
  return Math.min(until ?? Infinity, now + shortHoldMs);
}

/** A hold of today's prices, until `until` or for fifteen minutes, never beyond the end of sales. */
export function newHold(
  { state, now, guarded }: Context,
  command: Pick<Of<"hold">, "hold" | "cart" | "block" | "until" | "extensions" | "origin">,
  lines: HoldLine[],
): Hold {
  const salesEnd = state.config ? salesEndOf(state.config, command.block) : now;
  const longest = guarded("hold-length") ? now + holdMs + maxExtensions * extensionMs : Infinity;
  const wanted = Math.min(command.until ?? now + holdMs, longest);
  return {
    id: command.hold,
    cart: command.cart,
    state: "held",
    block: command.block,
    lines,
    createdAt: now,
    expiresAt: guarded("hard-deadline") ? Math.min(wanted, salesEnd) : wanted,
    hardDeadline: salesEnd,
    extensions: Math.min(Math.max(0, command.extensions), maxExtensions),
    priceVersion: state.config?.version ?? "",
    contact: null,
    origin: command.origin,
    payUntil: null,
  };
}

function addTo(
  context: Context,
  hold: Hold,
  more: HoldLine[],
  { block, scattered, most, unproven }: Of<"hold">,
): Decision {
  if (hold.block !== block && context.guarded("same-block")) return fail("other_timeslot");
  const lines = mergeLines([...hold.lines, ...more]);
  const seating = place(context, hold.lines, lines, { ...hold, scattered, most, unproven, asked: more });
  if (!seating.ok)
    return context.guarded("fixed-deadline")
      ? seating
      : ok([{ type: "extended", hold: hold.id, expiresAt: context.now + holdMs, extensions: hold.extensions }]);
  return ok([changeTo(context.state, hold.id, lines, seating.value)]);
}

/**
 * Five minutes more, ten times, never beyond the end of sales. `ordinal` says which renewal is
 * meant, so that asking twice renews once. Fails with `extensions_used_up`, or like `checkRenewal`.
 */
export function decideExtend(context: Context, command: Of<"extend">): Decision {
  const { state, guarded } = context;
  const found = openHold(state, command.hold);
  if (!found.ok) return found;
  const hold = found.value;
  if (command.ordinal <= hold.extensions && guarded("idempotent")) return ok([]);
  const sales = checkSales(context, hold.block, { whilePaused: true });
  if (!sales.ok) return sales;
  // A hold that missed a renewal of its cart takes this one's number, so that the next asks for the next.
  const ordinal = Math.max(hold.extensions + 1, command.ordinal);
  if (ordinal > maxExtensions && guarded("extension-limit")) return fail("extensions_used_up");
  const wanted = hold.expiresAt + extensionMs;
  const expiresAt = guarded("hard-deadline")
    ? Math.min(wanted, hold.hardDeadline, state.config ? salesEndOf(state.config, hold.block) : wanted)
    : wanted;
  if (expiresAt <= hold.expiresAt) return fail("extensions_used_up", "The end of sales allows no more time");
  const allowed = checkRenewal(context, hold, ordinal);
  return allowed.ok ? ok([{ type: "extended", hold: hold.id, expiresAt, extensions: ordinal }]) : allowed;
}

/** Gives a hold back. Giving back what is no longer held changes nothing. */
export function decideRelease({ state, guarded }: Context, command: Of<"release">): Decision {
  const hold = state.holds.get(command.hold);
  if (!hold) return fail("not_found");
  if (hold.state === "sold") return fail("conflict", "Sold tickets are refunded, not released");
  if (!timedStates.has(hold.state) && guarded("exit-once")) return ok([]);
  return ok([
    { type: "freed", hold: hold.id, reason: "released", units: seatingOf(state, hold.id).map(({ unit }) => unit) },
  ]);
}

const reduced = (hold: Hold, before: HoldLine, amount: number): HoldLine[] =>
  hold.lines.flatMap((line) => (line !== before ? line : amount === 0 ? [] : { ...line, amount }));

/** The hold's lines with one of them at another amount. Its price stays the pinned one; a new line gets today's. */
function changedLines(
  context: Context,
  hold: Hold,
  { priceId, pool, amount }: Of<"change-amount">,
): Result<HoldLine[]> {
  const isMeant = (line: { pool: number }, id: number): boolean => id === priceId && line.pool === pool;
  const before = hold.lines.find((line) => isMeant(line, line.priceId));
  // Fewer of what is held: the line stands as it was quoted, whatever the price list says today.
  if (before && (amount === 0 || isAmount(amount)) && amount <= before.amount) return ok(reduced(hold, before, amount));
  const saleType =
    before?.saleType ?? context.state.config?.prices.find((rule) => isMeant(rule, rule.id))?.saleType ?? 0;
  // An amount of 0 of what is not there is judged like one, for its price must exist.
  const quoted = quote(context, [{ priceId, pool, saleType, amount: amount === 0 ? 1 : amount }], hold.block);
  if (!quoted.ok || amount === 0) return quoted.ok ? ok(hold.lines) : quoted;
  return ok(
    before
      ? hold.lines.map((line) => (line === before ? { ...line, amount } : line))
      : [...hold.lines, ...quoted.value],
  );
}

/** Sets one line to an amount; 0 takes the line out, and the last line ends the hold. */
export function decideAmount(context: Context, command: Of<"change-amount">): Decision {
  const { state } = context;
  const found = openHold(state, command.hold);
  if (!found.ok) return found;
  const hold = found.value;
  const changed = changedLines(context, hold, command);
  if (!changed.ok) return changed;
  const lines = changed.value;
  if (lines.length === 0) return decideRelease(context, { type: "release", hold: hold.id });
  if (amountOf(lines) > amountOf(hold.lines)) {
    const sales = checkSales(context, hold.block);
    if (!sales.ok) return sales;
  }
  const seating = place(context, hold.lines, lines, {
    ...hold,
    scattered: command.scattered,
    most: command.most,
    unproven: command.unproven,
  });
  return seating.ok ? ok([changeTo(state, hold.id, lines, seating.value)]) : seating;
}

/**
 * Other seats for the same tickets: as many of every pool and kind as before, each free or one's
 * own. Fails with `seat_taken`, with `bad_request` where the seats do not fit the tickets, or with
 * `single_seat_left` where they leave more single seats than the house itself would, unless `singles` allows them.
 */
export function decideSeats(context: Context, command: Of<"change-seats">): Decision {
  const { state, guarded } = context;
  const found = openHold(state, command.hold);
  if (!found.ok) return found;
  const hold = found.value;
  const wrong = (message: string): Result<never> => failFields({ units: message });
  const units = [...new Set(command.units)].map((id) => state.units.get(id));
  if (units.length !== command.units.length) return wrong("names a seat twice");
  if (units.some((unit) => unit?.block !== hold.block) && guarded("same-block"))
    return wrong("names a seat this event does not have");
  const known = units.filter((unit) => unit !== undefined);
  if (known.some((unit) => !mayTake(context, unit, hold.id))) return fail("seat_taken");
  const { seating, left, isWhole } = assign(context, hold.lines, known);
  if (guarded("same-units") && !isWhole) return wrong("must be as many seats of each seat group as there are tickets");
  for (const extra of left) seating.push({ unit: extra.id, price: 0 });
  if (!command.singles && leavesSingles(context, hold, new Set(command.units))) return fail("single_seat_left");
  return ok([changeTo(state, hold.id, hold.lines, seating)]);
}
