import {
  activeStates,
  type Claim,
  type Hold,
  type HoldLine,
  type InventoryEvent,
  type Quota,
  type SalesStatus,
  type ScreeningConfig,
  timedStates,
  type Unit,
  type Waiting,
} from "./model";
import { claim, moveQuotas, unclaim } from "./claims";

/** The whole inventory of one screening. Changed by `apply` only. */
export interface Inventory {
  config: ScreeningConfig | null;
  sales: SalesStatus;
  /** It was set back to an older state and has not been reconciled with the books. */
  isSetBack: boolean;
  units: Map<number, Unit>;
  /** By unit: a second claim on a unit has no place to be. */
  claims: Map<number, Claim>;
  /** The units of a hold, in the order they were taken. */
  unitsOf: Map<string, Set<number>>;
  holds: Map<string, Hold>;
  /** The latest hold of each cart. */
  holdOfCart: Map<string, string>;
  /** Holds that end by themselves, by their ids: looked through on every command. */
  timed: Map<string, Hold>;
  /** Holds that are over, until `letGo`. */
  ended: Set<string>;
  quotas: Map<string, Quota>;
  /** Parties waiting for seats, in the order of their arrival. */
  waiting: Map<string, Waiting>;
  /** True if something has happened since those who wait were last looked at in vain. */
  mayServe: boolean;
  /** Answers already given, by idempotency key, until `letGo`. */
  answers: Map<string, StoredAnswer>;
  /** Number of the last event; they follow one another, except where it was set back (`revisionAfter`). */
  revision: number;
  nextUnit: number;
}

export interface StoredAnswer {
  bodyHash: string;
  /** JSON of the answer. */
  response: string;
  at: number;
}

export function emptyInventory(): Inventory {
  return {
    config: null,
    sales: "on_sale",
    isSetBack: false,
    units: new Map(),
    claims: new Map(),
    unitsOf: new Map(),
    holds: new Map(),
    holdOfCart: new Map(),
    timed: new Map(),
    ended: new Set(),
    quotas: new Map(),
    waiting: new Map(),
    mayServe: true,
    answers: new Map(),
    revision: 0,
    nextUnit: 1,
  };
}

/** The party a cart waits for, if it does. */
export function waitingOf(state: Inventory, cart: string): Waiting | undefined {
  for (const entry of state.waiting.values()) if (entry.cart === cart) return entry;
  return undefined;
}

function named(state: Inventory, id: string): Hold {
  const hold = state.holds.get(id);
  if (!hold) throw new Error("An event names a hold that does not exist");
  return hold;
}

function setHold(state: Inventory, id: string, change: Partial<Hold>): void {
  const changed = { ...named(state, id), ...change };
  const isActive = activeStates.has(changed.state);
  // Where it came from is nobody's business once it is paid or over, also where late money brings it back.
  const hold = timedStates.has(changed.state) ? changed : { ...changed, origin: null };
  state.holds.set(id, hold);
  if (timedStates.has(hold.state)) state.timed.set(id, hold);
  else state.timed.delete(id);
  if (isActive) state.ended.delete(id);
  else state.ended.add(id);
}

/** A hold that had been let go is its cart's again, unless the cart has a newer one. */
function keepForCart(state: Inventory, id: string): void {
  const { cart } = named(state, id);
  if (!state.holdOfCart.has(cart)) state.holdOfCart.set(cart, id);
}

function moveHold(state: Inventory, id: string, cart: string): void {
  const from = named(state, id).cart;
  if (state.holdOfCart.get(from) === id) state.holdOfCart.delete(from);
  state.holdOfCart.set(cart, id);
  setHold(state, id, { cart });
}

function applyUnits(
  state: Inventory,
  event: Extract<InventoryEvent, { type: "units-added" | "units-removed" | "units-retired" | "blocked" | "unblocked" }>,
): void {
  switch (event.type) {
    case "units-added":
      for (const unit of event.units) {
        state.units.set(unit.id, unit);
        state.nextUnit = Math.max(state.nextUnit, unit.id + 1);
      }
      return;
    case "units-removed":
      for (const unit of event.units) state.units.delete(unit);
      return;
    case "units-retired":
      for (const id of event.units) {
        const unit = state.units.get(id);
        if (unit) state.units.set(id, { ...unit, retired: event.retired });
      }
      return;
    case "blocked": {
      const { units, reason } = event;
      for (const unit of units) state.claims.set(unit, { unit, hold: null, price: 0, ...(reason && { reason }) });
      return;
    }
    case "unblocked":
      unclaim(state, event.units);
  }
}

function applySettings(
  state: Inventory,
  event: Extract<InventoryEvent, { type: "configured" | "sales-set" | "quota-set" }>,
): void {
  switch (event.type) {
    case "configured":
      state.config = event.config;
      return;
    case "sales-set":
      state.sales = event.status;
      return;
    case "quota-set": {
      const used = state.quotas.get(event.key)?.used ?? 0;
      state.quotas.set(event.key, { key: event.key, used, max: Math.max(event.wanted, used), wanted: event.wanted });
    }
  }
}

type HoldEvent = Exclude<Extract<InventoryEvent, { hold: unknown }>, { type: "moved" }>;

function applyHold(state: Inventory, event: HoldEvent): void {
  switch (event.type) {
    case "held":
      // The ledger says nothing of origins.
      state.holds.set(event.hold.id, { ...event.hold, origin: event.hold.origin ?? null });
      state.holdOfCart.set(event.hold.cart, event.hold.id);
      setHold(state, event.hold.id, {});
      moveQuotas(state, [], event.hold.lines);
      for (const { unit, price } of event.seating) claim(state, event.hold.id, unit, price);
      return;
    case "changed":
      moveQuotas(state, named(state, event.hold).lines, event.lines);
      unclaim(state, event.removed);
      for (const { unit, price } of event.repriced) claim(state, event.hold, unit, price);
      for (const { unit, price } of event.added) claim(state, event.hold, unit, price);
      return setHold(state, event.hold, { lines: event.lines });
    case "extended":
      return setHold(state, event.hold, { expiresAt: event.expiresAt, extensions: event.extensions });
    case "paying":
      return setHold(state, event.hold, {
        state: "paying",
        expiresAt: event.expiresAt,
        contact: event.contact,
        payUntil: event.payUntil,
      });
    case "payment-stopped":
      return setHold(state, event.hold, { state: "held", contact: null, expiresAt: event.expiresAt });
    case "reserved":
      return setHold(state, event.hold, { state: "reserved", expiresAt: event.expiresAt, contact: event.contact });
    case "sold":
      return setHold(state, event.hold, { state: "sold" });
    case "restored":
      return restore(state, event);
    case "reacquired":
      moveQuotas(state, [], named(state, event.hold).lines);
      for (const { unit, price } of event.seating) claim(state, event.hold, unit, price);
      setHold(state, event.hold, { state: "paying" });
      return keepForCart(state, event.hold);
    default:
      return applyExit(state, event);
  }
}

/** The books are right: a contingent that others have used up meanwhile is overbooked until it is given back. */
function restore(state: Inventory, event: Extract<HoldEvent, { type: "restored" }>): void {
  const before = state.holds.get(event.hold);
  const linesOf = (hold: Hold | undefined): HoldLine[] => (hold && activeStates.has(hold.state) ? hold.lines : []);
  moveQuotas(state, linesOf(before), linesOf(event.as));
  for (const [key, quota] of state.quotas)
    if (quota.used > quota.max) state.quotas.set(key, { ...quota, max: quota.used });
  unclaim(state, event.removed);
  state.holds.set(event.hold, { ...event.as, origin: event.as.origin ?? null });
  setHold(state, event.hold, {});
  for (const { unit, price } of event.seating) claim(state, event.hold, unit, price);
  if (activeStates.has(event.as.state)) keepForCart(state, event.hold);
}

function applyExit(state: Inventory, event: Extract<HoldEvent, { type: "freed" | "lost" | "refunded" }>): void {
  const hold = named(state, event.hold);
  unclaim(state, event.units);
  if (event.type === "refunded") {
    moveQuotas(state, hold.lines, event.lines);
    const left = state.unitsOf.get(event.hold)?.size ?? 0;
    return setHold(state, event.hold, left === 0 ? { state: "refunded" } : { lines: event.lines });
  }
  if (activeStates.has(hold.state)) moveQuotas(state, hold.lines, []);
  if (event.type === "lost") return setHold(state, event.hold, { state: "lost" });
  setHold(state, event.hold, { state: event.reason, ...(event.reason === "expired" && { had: event.units }) });
}

/** After these nobody who waits can have more than before. */
const givesNothing: ReadonlySet<InventoryEvent["type"]> = new Set([
  "held",
  "moved",
  "extended",
  "waiting",
  "left",
  "paying",
  "payment-stopped",
  "reserved",
  "blocked",
  "units-removed",
]);

/** Revisions that may have been told to somebody and not to the database any more: none of them is given a second time. */
const untold = 10_000;

/** The revision an event leads to. One that was set back goes on beyond all it has ever said of itself. */
export const revisionAfter = (revision: number, event: InventoryEvent): number =>
  event.type === "set-back" ? Math.max(revision, event.told + untold) + 1 : revision + 1;

/** Changes the inventory by one event. Total over the events `decide` makes; never refuses. */
export function apply(state: Inventory, event: InventoryEvent): void {
  state.revision = revisionAfter(state.revision, event);
  state.mayServe ||= !givesNothing.has(event.type);
  switch (event.type) {
    case "units-added":
    case "units-removed":
    case "units-retired":
    case "blocked":
    case "unblocked":
      return applyUnits(state, event);
    case "configured":
    case "sales-set":
    case "quota-set":
      return applySettings(state, event);
    case "set-back":
    case "reconciled":
      state.isSetBack = event.type === "set-back";
      return;
    case "moved":
      return moveHold(state, event.hold, event.cart);
    case "waiting":
      state.waiting.set(event.entry.id, event.entry);
      return;
    case "left":
      state.waiting.delete(event.entry);
      return;
    default:
      return applyHold(state, event);
  }
}

/** The inventory a ledger describes. Answers already given are not part of it, nor is where holds came from. */
export function replay(events: Iterable<InventoryEvent>): Inventory {
  const state = emptyInventory();
  for (const event of events) apply(state, event);
  return state;
}

/** The inventory as a ledger can know it. */
export const withoutOrigins = (state: Inventory): Inventory => ({
  ...state,
  holds: new Map([...state.holds].map(([id, hold]) => [id, { ...hold, origin: null }])),
});
