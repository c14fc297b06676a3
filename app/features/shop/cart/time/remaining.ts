import type { Cart } from "~/domain/booking/schema";

/** "14:05" of a number of milliseconds; never negative. A started second counts, so 00:00 means over. */
export function clockOf(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Minutes before the end at which the remaining time is said. */
const announcedMinutes = [5, 2, 1] as const;

/** The minute mark that was passed on the way from one remaining time to the next, if any. */
export function passedMark(beforeMs: number, afterMs: number): number | null {
  return announcedMinutes.find((minutes) => beforeMs > minutes * 60_000 && afterMs <= minutes * 60_000) ?? null;
}

/** True if a cart that was answered like this can be renewed while this much time is left. */
export const isExtendable = (cart: Pick<Cart, "extend_in_ms" | "remaining_ms">, leftMs: number): boolean =>
  cart.extend_in_ms !== null && leftMs <= cart.remaining_ms - cart.extend_in_ms;

/** From this remaining time on, the visitor is asked whether they need more. */
export const askAtMs = 60_000;
