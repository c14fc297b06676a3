import { fail, failFields, ok, type Result } from "../../common/errors";
import type { BlockReason } from "../block-reason";
import type { InventoryEvent, Unit } from "../model";
import { changeTo, type Context, mayTake, seatingOf } from "../seating";

/** A sold seat, the one that is had instead, and the price line it is held for. */
export interface Move {
  from: number;
  to: number;
  price: number;
}

/** Other seats for tickets that are sold. */
export interface Reseat {
  type: "reseat";
  hold: string;
  moves: Move[];
  /** Why the seats that become free are kept out of sale; without it they are anybody's. */
  block?: BlockReason;
  /** Who of the house does it, as an opaque id. */
  by: string;
}

/** A seat of the same group, time slot and kind: what was paid for is had. */
const isAlike = (from: Unit, to: Unit): boolean =>
  from.seat !== null && to.seat !== null && from.pool === to.pool && from.block === to.block && from.kind === to.kind;

/** True where everything is as it is asked for already. */
function isDone({ state }: Context, { hold, moves }: Reseat): boolean {
  const taken = new Set(moves.map(({ to }) => to));
  return moves.every(({ from, to, price }) => {
    const [claim, left] = [state.claims.get(to), state.claims.get(from)];
    return claim?.hold === hold && claim.price === price && (taken.has(from) || left?.hold !== hold);
  });
}

/** Why a seat cannot be exchanged for another; null: it can. */
function objection(context: Context, { hold, moves }: Reseat, { from, to, price }: Move): Result<never> | null {
  const { state, guarded } = context;
  const [old, next] = [state.units.get(from), state.units.get(to)];
  const claim = state.claims.get(from);
  const isOwn = claim?.hold === hold && claim.price === price;
  if (!isOwn && guarded("own-seats")) return fail("conflict", "A seat is not the hold's any more");
  if (!next || (old && !isAlike(old, next) && guarded("same-kind")))
    return failFields({ units: "must be of the same seat group and kind" });
  // One of its own is left by another ticket, or it is that one's.
  const isKept = state.claims.get(to)?.hold === hold && !moves.some((move) => move.from === to);
  if (isKept && guarded("own-seats")) return fail("seat_taken");
  return mayTake(context, next, hold) ? null : fail("seat_taken");
}

/**
 * Exchanges seats of a sold hold for others, all of them or none, each free or left by another ticket of the hold, of the same
 * seat group, time slot and kind. Its tickets and prices stay what they are, so that a sold-out screening is no fuller for it. Said twice it is the same.
 * Fails with `seat_taken`; with `conflict` where the hold is not sold or a seat is not its own any more; with `event_cancelled`,
 * with `sales_closed` where the screening was set back, and with `bad_request` where seats do not fit the tickets.
 */
export function decideReseat(context: Context, command: Reseat): Result<InventoryEvent[]> {
  const { state, guarded } = context;
  const { hold: id, moves, block, by } = command;
  const hold = state.holds.get(id);
  if (!hold) return fail("not_found");
  if (hold.state !== "sold") return fail("conflict", "Only sold tickets change their seats");
  if (isDone(context, command)) return ok([]);
  if (state.sales === "cancelled" && guarded("not-cancelled")) return fail("event_cancelled");
  if (state.isSetBack && guarded("not-set-back")) return fail("sales_closed");
  const [from, to] = [new Set(moves.map((move) => move.from)), new Set(moves.map((move) => move.to))];
  if ((from.size < moves.length || to.size < moves.length) && guarded("own-seats"))
    return failFields({ units: "names a seat twice" });
  for (const move of moves) {
    const against = objection(context, command, move);
    if (against) return against;
  }
  const stay = seatingOf(state, id).filter(({ unit }) => !from.has(unit));
  const target = [...stay, ...moves.map(({ to: unit, price }) => ({ unit, price }))];
  const changed = { ...changeTo(state, id, hold.lines, target), by };
  // A seat that is not of the house any more is gone with whoever had it.
  const left = changed.removed.filter((unit) => state.units.get(unit)?.retired === false);
  return ok([
    changed,
    ...(block !== undefined && left.length > 0 ? [{ type: "blocked", units: left, by, reason: block } as const] : []),
  ]);
}
