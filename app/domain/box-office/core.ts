import { fail, ok, type Result } from "../common/errors";
import { decideAmount, decideExtend, decideHold, decideRelease, decideSeats } from "./hold-commands";
import { decideCapacity, decideConfigure } from "./configure-commands";
import { decideBlock, decideBlockPlaces, decideFree, decideSales, decideUnblock } from "./house-commands";
import type { Guard } from "./guard";
import type { Command, HoldView, InventoryEvent } from "./model";
import { keepNarrow } from "./narrow";
import { decideBeginPayment, decideConfirm, decideRefund, decideReserve, decideStopPayment } from "./payment-commands";
import { decideReconcile } from "./reconcile-commands";
import { decideReseat } from "./seats/reseat-command";
import { type Context, seatingOf } from "./seating";
import { apply, type Inventory, type StoredAnswer } from "./state";
import { viewHold } from "./view";
import { decideLeave, decideMove, decideWait, serveWaiting } from "./waiting-list";

/** What accompanies a command. `now` is the object's clock, `key` the client's idempotency key with its scope. */
export interface Meta {
  now: number;
  key?: { value: string; bodyHash: string };
}

/** The answer to a command: the hold it concerned, if any. */
export interface Answer {
  hold: HoldView | null;
  repeated: boolean;
}

export interface Outcome {
  result: Result<Answer>;
  /** Everything that happened, in order; also what a refused command found expired. */
  events: InventoryEvent[];
  /** To be remembered under the key. */
  answer: (StoredAnswer & { key: string }) | null;
}

/** Holds whose time is over give their units back, whether or not an alarm ever came. */
function settle({ state, now, guarded }: Context): InventoryEvent[] {
  const events: InventoryEvent[] = [];
  if (!guarded("lazy-expiry")) return events;
  const isEarlyKept = guarded("not-early");
  for (const [id, { expiresAt }] of state.timed) {
    if (expiresAt > now && isEarlyKept) continue;
    events.push({ type: "freed", hold: id, reason: "expired", units: seatingOf(state, id).map(({ unit }) => unit) });
  }
  return events;
}

function decide(context: Context, command: Command): Result<InventoryEvent[]> {
  switch (command.type) {
    case "hold":
      return decideHold(context, command);
    case "extend":
      return decideExtend(context, command);
    case "release":
      return decideRelease(context, command);
    case "change-amount":
      return decideAmount(context, command);
    case "change-seats":
      return decideSeats(context, command);
    case "wait":
      return decideWait(context, command);
    case "leave":
      return decideLeave(context, command);
    case "move":
      return decideMove(context, command);
    case "begin-payment":
      return decideBeginPayment(context, command);
    case "stop-payment":
      return decideStopPayment(context, command);
    case "reserve":
      return decideReserve(context, command);
    case "confirm":
      return decideConfirm(context, command);
    case "refund":
      return decideRefund(context, command);
    case "reseat":
      return decideReseat(context, command);
    default:
      return decideHouse(context, command);
  }
}

function decideHouse(
  context: Context,
  command: Exclude<Command, { hold: string } | { entry: string }>,
): Result<InventoryEvent[]> {
  switch (command.type) {
    case "block":
      return decideBlock(context, command);
    case "unblock":
      return decideUnblock(context, command);
    case "block-places":
      return decideBlockPlaces(context, command);
    case "free":
      return decideFree(context, command);
    case "set-capacity":
      return decideCapacity(context, command);
    case "set-sales":
      return decideSales(context, command);
    case "configure":
      return decideConfigure(context, command);
    case "reconcile":
      return decideReconcile(context, command);
    case "expire":
      return ok([]);
  }
}

/** The hold a command's answer shows: a cart that adds seats keeps the hold it has. */
function holdOf(state: Inventory, command: Command): string | null {
  if (command.type === "hold") return state.holdOfCart.get(command.cart) ?? null;
  return "hold" in command ? command.hold : null;
}

function repeatedAnswer({ state, guarded }: Context, key: Meta["key"]): Result<Answer> | null {
  const stored = key && guarded("idempotent") ? state.answers.get(key.value) : undefined;
  if (!key || !stored) return null;
  if (stored.bodyHash !== key.bodyHash && guarded("body-hash")) return fail("idempotency_conflict");
  const answer = JSON.parse(stored.response) as Answer;
  return ok({ ...answer, repeated: true });
}

/**
 * Runs one command against the inventory: settles what has expired, gives what is free to those
 * who wait, answers a repeated request with its first answer, decides, and changes `state` by the
 * events it returns. All or nothing:
 * a refusal has no effect of its own. An answer is remembered when something was done; what was
 * refused may be asked again. `without` takes guards away and is for negative controls and simulations only.
 */
export function execute(
  state: Inventory,
  command: Command,
  meta: Meta,
  ...without: readonly (Guard | undefined)[]
): Outcome {
  const context: Context = { state, now: meta.now, guarded: (guard) => !without.includes(guard) };
  const events: InventoryEvent[] = [];
  const happen = (more: readonly InventoryEvent[]): void => {
    for (const event of more) apply(state, event);
    events.push(...more);
  };
  const settled = settle(context);
  happen(settled);
  happen(keepNarrow(context, settled));
  serveWaiting(context, happen);
  const repeated = repeatedAnswer(context, meta.key);
  if (repeated) return { result: repeated, events, answer: null };
  const decided = decide(context, command);
  if (!decided.ok) return { result: decided, events, answer: null };
  happen(decided.value);
  happen(keepNarrow(context, decided.value));
  serveWaiting(context, happen);
  const id = holdOf(state, command);
  const response: Answer = {
    hold: id === null ? null : viewHold(state, id, meta.now),
    repeated: false,
  };
  if (!meta.key) return { result: ok(response), events, answer: null };
  const answer = { key: meta.key.value, bodyHash: meta.key.bodyHash, response: JSON.stringify(response), at: meta.now };
  state.answers.set(answer.key, answer);
  return { result: ok(response), events, answer };
}

/**
 * Ends the sales of a screening that knows less of itself than the database was told, as revision `told`: it was set back to an
 * older state, and what was sold since may seem free. Nothing happens where it knows as much.
 */
export function noticeSetBack(state: Inventory, told: number): Outcome {
  const events: InventoryEvent[] = told > state.revision ? [{ type: "set-back", told }] : [];
  for (const event of events) apply(state, event);
  return { result: ok({ hold: null, repeated: false }), events, answer: null };
}

/** When the next hold ends by itself, or null. */
export function nextExpiry(state: Inventory): number | null {
  let next = Infinity;
  for (const { expiresAt } of state.timed.values()) if (expiresAt < next) next = expiresAt;
  return next === Infinity ? null : next;
}
