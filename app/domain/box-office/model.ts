/*
 * The words of the box office: what a screening's inventory is made of, what may be asked of it and what happens to it. Times are epoch milliseconds, money is integer cents. Everything is plain
 * data, because commands and answers cross an RPC boundary and events are stored.
 */

import type { BlockReason } from "./block-reason";
import type { BookedHold } from "./books";
import type { Reseat } from "./seats/reseat-command";

export type UnitKind = "normal" | "wheelchair" | "companion";
export type PoolKind = "seated" | "general" | "wheelchair";

/** One seat, or one place of a general-admission pool. Places are units too: no counter can oversell. */
export interface Unit {
  id: number;
  /** The seat group. */
  pool: number;
  /** The time slot's block; 0 where an event has none. */
  block: number;
  kind: UnitKind;
  /** Names as printed; null for a place without a seat. */
  row: string | null;
  seat: string | null;
  /** Row from the screen (0), and column from the left: neighbours differ by one, a gap is an aisle. */
  y: number;
  x: number;
  /** Taken out of the house while somebody holds it: sold no more, gone once it is free. */
  retired: boolean;
}

/** What a configuration says about one seat; `Unit` without identity. */
export type SeatSpec = Pick<Unit, "kind" | "row" | "seat" | "y" | "x">;

export interface PoolConfig {
  id: number;
  kind: PoolKind;
  /** 0-based row the house prefers for best seats. */
  preferredY: number;
  /** One entry per time slot block, or a single block 0. `places` counts places without a seat; `closesAt` ends a block's sales before the event's. */
  blocks: { id: number; places: number; closesAt?: number }[];
  /** The seats of every block; empty for general admission. With `spare`, the rest of the plan, as many are sold of both. */
  seats: SeatSpec[];
  spare?: SeatSpec[];
}

/** A line of the price list as it applies to one pool. */
export interface PriceRule {
  id: number;
  pool: number;
  saleType: number;
  cents: number;
  /** Percent, included in `cents`. */
  taxRate: number;
  /** Key of the contingent this line draws on. */
  quota: string | null;
  /** A companion ticket needs a wheelchair place in the same hold. */
  companion: boolean;
}

export type SalesStatus = "on_sale" | "paused" | "cancelled";

export interface ScreeningConfig {
  event: number;
  /** Hash of everything below, and when it was read: an older reading never replaces a newer one. */
  version: string;
  readAt: number;
  status: SalesStatus;
  salesStart: number | null;
  salesEnd: number;
  maxPerCart: number;
  /** Tickets one buyer may be paying for, reserve or own, over all carts. */
  maxPerContact: number;
  /** Places that may be held without payment from one origin, over all carts. */
  maxPerOrigin: number;
  pools: PoolConfig[];
  prices: PriceRule[];
  quotas: { key: string; max: number }[];
}

export interface Claim {
  unit: number;
  /** Null: blocked by the house. */
  hold: string | null;
  /** The price line the seat is held for; 0 where blocked. */
  price: number;
  /** Why it is blocked, where somebody has said so. */
  reason?: BlockReason;
}

/** Who of the house did it, as an opaque id, and why. A job says neither. */
interface ByHouse {
  by?: string;
  reason?: BlockReason;
}

/** `max` is what may be used; `wanted` is what the price list says, less than `max` only while overbooked. */
export interface Quota {
  key: string;
  used: number;
  max: number;
  wanted: number;
}

export type HoldState = "held" | "paying" | "reserved" | "sold" | "released" | "expired" | "lost" | "refunded";

/** States in which a hold has its units. */
export const activeStates: ReadonlySet<HoldState> = new Set(["held", "paying", "reserved", "sold"]);
/** Active states that end by themselves at `expiresAt`. */
export const timedStates: ReadonlySet<HoldState> = new Set(["held", "paying", "reserved"]);

/** A line of a hold, with the price pinned to it when it was made. */
export interface HoldLine {
  priceId: number;
  pool: number;
  saleType: number;
  amount: number;
  cents: number;
  taxRate: number;
  quota: string | null;
  companion: boolean;
}

export interface Hold {
  id: string;
  cart: string;
  state: HoldState;
  block: number;
  lines: HoldLine[];
  createdAt: number;
  expiresAt: number;
  /** No renewal reaches beyond this: the end of sales. */
  hardDeadline: number;
  extensions: number;
  /** Version of the configuration the prices were taken from. */
  priceVersion: string;
  /** The buyer's opaque id, known from the payment on; null before. */
  contact: string | null;
  /** Where the request came from, as a keyed hash that leads nowhere; null for what the house itself holds, and once it is paid or over. */
  origin: string | null;
  /** No attempt to pay reaches beyond this; null before the first one. */
  payUntil: number | null;
  /** The units it had when its time ran out: the same may be asked for again. */
  had?: number[];
}

/** A party that waits for seats of a sold-out screening. Served in the order of arrival. */
export interface Waiting {
  id: string;
  cart: string;
  block: number;
  lines: LineRequest[];
  since: number;
}

/** Which unit is held at which price line. */
export interface Seating {
  unit: number;
  price: number;
}

export interface LineRequest {
  priceId: number;
  pool: number;
  saleType: number;
  amount: number;
}

/** What may be asked of a screening. */
export type Command =
  | {
      type: "hold";
      hold: string;
      cart: string;
      block: number;
      lines: LineRequest[];
      until: number | null;
      extensions: number;
      origin: string | null;
      /** Seats apart from each other will do where none are side by side. */
      scattered?: boolean;
      /** These units where all of them are free, and the house's choice where they are not. */
      units?: number[] | undefined;
      /** Tickets the hold may come to, where the house itself says so; without it as many as a cart's. */
      most?: number | undefined;
      /** The installation asks for proofs, and none came with this. */
      unproven?: boolean;
    }
  | { type: "extend"; hold: string; ordinal: number }
  | { type: "release"; hold: string }
  | {
      type: "change-amount";
      hold: string;
      priceId: number;
      pool: number;
      amount: number;
      scattered?: boolean;
      /** As in `hold`. */
      most?: number | undefined;
      unproven?: boolean;
    }
  | { type: "change-seats"; hold: string; units: number[]; singles?: boolean }
  | { type: "expire" }
  | { type: "wait"; entry: string; cart: string; block: number; lines: LineRequest[] }
  | { type: "leave"; entry: string }
  | { type: "move"; hold: string; cart: string }
  | { type: "begin-payment"; hold: string; cents: number; contact: string }
  | { type: "stop-payment"; hold: string }
  | { type: "reserve"; hold: string; until: number; contact: string }
  | { type: "confirm"; hold: string; cents: number }
  | { type: "refund"; hold: string; units: number[] }
  | Reseat
  | ({ type: "block"; units: number[] } & ByHouse)
  | { type: "unblock"; units: number[]; by?: string }
  | ({ type: "block-places"; pool: number; block: number; places: number } & ByHouse)
  | { type: "free"; holds: string[]; by: string }
  | { type: "set-capacity"; pool: number; block: number; places: number }
  | { type: "set-sales"; status: SalesStatus }
  | { type: "configure"; config: ScreeningConfig }
  /** `revision`: of the screening before the books were read. */
  | { type: "reconcile"; books: BookedHold[]; revision: number; by: string };

export type FreedReason = "released" | "expired";

/** What happened. The state changes through these alone, and the ledger is the list of them. */
export type InventoryEvent =
  | { type: "configured"; config: ScreeningConfig }
  | { type: "sales-set"; status: SalesStatus }
  | { type: "units-added"; units: Unit[] }
  | { type: "units-removed"; units: number[] }
  | { type: "units-retired"; units: number[]; retired: boolean }
  | { type: "quota-set"; key: string; wanted: number }
  | { type: "held"; hold: Hold; seating: Seating[] }
  | {
      type: "changed";
      hold: string;
      lines: HoldLine[];
      added: Seating[];
      removed: number[];
      repriced: Seating[];
      by?: string;
    }
  | { type: "extended"; hold: string; expiresAt: number; extensions: number }
  | { type: "waiting"; entry: Waiting }
  | { type: "left"; entry: string }
  | { type: "moved"; hold: string; cart: string }
  | { type: "paying"; hold: string; expiresAt: number; contact: string; payUntil: number }
  | { type: "payment-stopped"; hold: string; expiresAt: number }
  | { type: "reserved"; hold: string; expiresAt: number; contact: string }
  | { type: "sold"; hold: string }
  | { type: "reacquired"; hold: string; seating: Seating[] }
  | { type: "freed"; hold: string; reason: FreedReason; units: number[]; by?: string }
  | { type: "lost"; hold: string; units: number[] }
  | { type: "refunded"; hold: string; units: number[]; lines: HoldLine[] }
  | ({ type: "blocked"; units: number[] } & ByHouse)
  | { type: "unblocked"; units: number[]; by?: string }
  /** It has forgotten what the database was told of it as revision `told`: nothing is sold until it is reconciled. */
  | { type: "set-back"; told: number }
  /** A hold as the books have it. */
  | { type: "restored"; hold: string; as: Hold; removed: number[]; seating: Seating[]; by: string }
  | { type: "reconciled"; by: string };

/** A hold as its owner sees it. */
export interface HoldView {
  id: string;
  cart: string;
  /** Judged by the clock: past `expiresAt` it reads "expired", whatever was cleaned up. */
  state: HoldState;
  block: number;
  lines: HoldLine[];
  seats: (Pick<Unit, "id" | "pool" | "kind" | "row" | "seat"> & {
    /** The price line the seat is held for. */
    price: number;
  })[];
  /** The seats of a hold whose time has run out. */
  had?: Pick<Unit, "id" | "kind" | "row" | "seat">[];
  expiresAt: number;
  /** No renewal reaches beyond this. */
  hardDeadline: number;
  extensions: number;
  revision: number;
}

export const holdMs = 15 * 60_000;
export const extensionMs = 5 * 60_000;
export const maxExtensions = 10;
/** A hold is renewed in its last minutes only: time cannot be hoarded. */
export const renewalWindowMs = 3 * 60_000;
/** Renewals that are given whatever else is held. */
export const freeExtensions = 3;
/** The length of a new hold while more than half of the hall is held without payment. */
export const shortHoldMs = 5 * 60_000;
/** A payment's own window. */
export const paymentMs = 10 * 60_000;
/** From the first attempt to pay on, all attempts together. */
export const allPaymentsMs = 30 * 60_000;
/** How long seats are kept for a party from the waiting list. */
export const offerMs = 60 * 60_000;
