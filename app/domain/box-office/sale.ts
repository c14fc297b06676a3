import type { BookingInfo } from "../booking/schema";
import { slotStart } from "../booking/slot-start";
import { isSoldElsewhere } from "../booking/sold-elsewhere";
import type { AvailabilityState, DayState } from "../programme/schema";
import type { PriceRule, SalesStatus } from "./model";
import type { PoolCount } from "./view";

/** How much of a house is left. */
export const seatLevels = ["available", "limited", "sold-out"] as const;
export type SeatLevel = (typeof seatLevels)[number];

/** The rule of `seatLevel` in words, for the description of the API. */
export const limitedInWords =
  "when fewer than one place in five is free, or fewer than ten, or in a small house fewer than half";

/** What is left of `capacity` places when `free` of them are free. */
export function seatLevel(free: number, capacity: number): SeatLevel {
  if (free <= 0) return "sold-out";
  return free * 5 < capacity || free < Math.min(10, capacity / 2) ? "limited" : "available";
}

const sum = (counts: readonly PoolCount[], of: "capacity" | "free" | "mine"): number =>
  counts.reduce((total, count) => total + count[of], 0);

/** Places that are everybody's, and the wheelchair places beside them. */
export function countHouse(counts: readonly PoolCount[]): { capacity: number; free: number; wheelchairFree: number } {
  const common = counts.filter(({ kind }) => kind !== "wheelchair");
  const wheelchair = counts.filter(({ kind }) => kind === "wheelchair");
  return { capacity: sum(common, "capacity"), free: sum(common, "free"), wheelchairFree: sum(wheelchair, "free") };
}

/**
 * What is left of these places together. Wheelchair places are not everybody's: beside others they do not
 * count, and alone few of them are the rule, not a warning.
 */
export function levelOf(counts: readonly PoolCount[]): SeatLevel {
  const common = counts.filter(({ kind }) => kind !== "wheelchair");
  if (common.length > 0) return seatLevel(sum(common, "free"), sum(common, "capacity"));
  return sum(counts, "free") > 0 ? "available" : "sold-out";
}

/** What is left of a screening: of the pools that have a price, or of all where none has. */
export function saleLevel(counts: readonly PoolCount[], prices: readonly PriceRule[]): SeatLevel {
  const priced = counts.filter(({ pool }) => prices.some((price) => price.pool === pool));
  return levelOf(priced.length > 0 ? priced : counts);
}

/** The level as somebody sees it who holds `mine` of the places: one's own seats are never "sold-out". */
export const levelFor = (level: SeatLevel, mine: number): SeatLevel =>
  level === "sold-out" && mine > 0 ? "limited" : level;

/** `levelOf`, for somebody whose own places are counted as `mine`. */
export const ownLevelOf = (counts: readonly PoolCount[]): SeatLevel => levelFor(levelOf(counts), sum(counts, "mine"));

/** What is sold of a screening: nothing new while it is not known what was sold already. */
export const salesOf = ({ sales, isSetBack }: { sales: SalesStatus; isSetBack: boolean }): SalesStatus =>
  isSetBack && sales === "on_sale" ? "paused" : sales;

/** When tickets are sold, epoch milliseconds. A start of null: since ever. */
export interface SalesWindow {
  salesStart: number | null;
  salesEnd: number;
}

/** Whether sales have begun and not ended. */
export function salesWindow({ salesStart, salesEnd }: SalesWindow, now: number): "not-yet" | "open" | "closed" {
  if (now >= salesEnd) return "closed";
  return now < (salesStart ?? -Infinity) ? "not-yet" : "open";
}

/** Sales end as the programme says, or when the event begins; of time slots ("HH:MM:SS"), when the last one does. */
export function salesEndOf(
  event: { startsAt: number; salesEndAt: number | null },
  slots: readonly string[],
  zone: string,
): number {
  return event.salesEndAt ?? Math.max(event.startsAt, ...slots.map((slot) => slotStart(event.startsAt, slot, zone)));
}

/** What the programme says of the sale of an event. */
export interface ProgrammeSale {
  status: string;
  /** Stopped by hand. */
  salesPaused: boolean;
  ticketUrl: string;
}

/** Whether the house may sell an event, by its programme. */
export function salesStatus({ status, salesPaused, ticketUrl }: ProgrammeSale): SalesStatus {
  if (status === "cancelled") return "cancelled";
  return salesPaused || isSoldElsewhere(ticketUrl) ? "paused" : "on_sale";
}

export interface SaleFacts extends ProgrammeSale, SalesWindow {
  /** What the screening's object says; null where nobody has asked it. */
  sales: SalesStatus | null;
}

/** How the sale of an event stands at `now`, apart from its seats. */
export function salePhase(facts: SaleFacts, now: number): BookingInfo["sales"] {
  const said = [salesStatus(facts), facts.sales];
  if (said.includes("cancelled")) return "cancelled";
  const window = salesWindow(facts, now);
  if (window === "closed") return "closed";
  if (isSoldElsewhere(facts.ticketUrl)) return "elsewhere";
  return said.includes("paused") ? "paused" : window;
}

export interface AvailabilityFacts extends SaleFacts {
  isFree: boolean;
  /** Null where no place has a price. */
  level: SeatLevel | null;
  /** Seats the viewer's own cart holds. */
  mine: number;
}

/**
 * The one word for the tickets of an event, wherever it is shown; null if somebody else sells them, or nobody. With
 * nothing but wheelchair places an event is "sold-out".
 */
export function availabilityState(facts: AvailabilityFacts, now: number): AvailabilityState | null {
  const phase = salePhase(facts, now);
  if (phase === "elsewhere") return null;
  if (phase === "cancelled" || phase === "closed") return phase;
  if (facts.level === null) return facts.isFree ? "free-entry" : null;
  if (phase === "paused") return "closed";
  return phase === "not-yet" ? phase : levelFor(facts.level, facts.mine);
}

/**
 * The one word for a day, from those of its events: the best of them, "sold-out" only if all are. Null where neither
 * can be said: sales have not begun, are stopped or over, or are somebody else's.
 */
export function dayState(events: readonly (AvailabilityState | null)[]): DayState["state"] | null {
  const counted = events.filter((state) => state !== "cancelled");
  if (counted.some((state) => state === "available" || state === "free-entry")) return "available";
  if (counted.includes("limited")) return "limited";
  return counted.length > 0 && counted.every((state) => state === "sold-out") ? "sold-out" : null;
}
