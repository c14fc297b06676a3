import { isContested } from "~/domain/box-office/contention";
import { letGo } from "~/domain/box-office/let-go";
import type { Command, HoldView, SalesStatus, Unit } from "~/domain/box-office/model";
import { salesOf } from "~/domain/box-office/sale";
import type { Inventory } from "~/domain/box-office/state";
import { countFree, isFree, type PoolCount, viewHold } from "~/domain/box-office/view";
import { recall } from "./store";

export interface Look {
  now: number;
  sales: SalesStatus;
  counts: PoolCount[];
  quotas: { key: string; left: number }[];
  hold: HoldView | null;
  /** A third of the places around the hold is held without payment: its later renewals wait. */
  isContested: boolean;
}

/** A numbered seat as one viewer sees it. */
export interface SeatView extends Unit {
  state: "free" | "taken" | "mine";
}

/** The holds a command names that may be over and in the tables only. A new hold's id is in no table. */
export function holdsNamed(command: Command): string[] {
  if (command.type === "reconcile") return command.books.map(({ hold }) => hold);
  return command.type !== "hold" && "hold" in command ? [command.hold] : [];
}

/** What is free at a moment, with a cart's own hold; one that was let go of is read back for it. */
export function lookAt(
  sql: SqlStorage,
  state: Inventory,
  { cart = null, hold = null, at }: { cart?: string | null; hold?: string | null; at: number },
): Look {
  const id = hold ?? (cart === null ? null : (state.holdOfCart.get(cart) ?? null));
  recall(sql, state, { hold: id });
  const view = id === null ? null : viewHold(state, id, at);
  letGo(state);
  return {
    now: at,
    sales: salesOf(state),
    counts: countFree(state, at, cart),
    quotas: [...state.quotas.values()].map(({ key, used, max }) => ({ key, left: max - used })),
    hold: view,
    isContested: view !== null && isContested(state, view.block),
  };
}

/** Every numbered seat at a moment, for the viewer's cart. */
export function seatsAt(state: Inventory, { cart, at }: { cart: string | null; at: number }): SeatView[] {
  const own = cart === null ? null : viewHold(state, state.holdOfCart.get(cart) ?? "", at);
  const mine = new Set(own?.state === "held" ? own.seats.map((seat) => seat.id) : []);
  const stateOf = (unit: Unit): SeatView["state"] =>
    mine.has(unit.id) ? "mine" : isFree(state, unit, at) ? "free" : "taken";
  return [...state.units.values()]
    .filter((unit) => unit.seat !== null)
    .map((unit) => ({ ...unit, state: stateOf(unit) }));
}
