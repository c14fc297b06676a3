import type { AvailabilityState } from "../programme/schema";
import type { BookingInfo, SeatGroup, Timeslot } from "./schema";

/** Null: nobody has asked yet. */
type ShownStatus = SeatGroup["status"] | null;

export type ShownTimeslot = Omit<Timeslot, "status"> & { status: ShownStatus };
export type ShownGroup = Omit<SeatGroup, "status" | "timeslots"> & { status: ShownStatus; timeslots: ShownTimeslot[] };

/** An event's booking as a page shows it: with its seats counted, or (in pages that everybody gets) without. */
export type ShownBooking = Omit<BookingInfo, "seat_groups"> & { seat_groups: ShownGroup[] };

/** What a page that is kept for others may say: prices, entry times and the sale, but not what is still free. */
export function withoutSeats(info: BookingInfo): ShownBooking {
  const uncounted = (prices: BookingInfo["prices"]) => prices.map((line) => ({ ...line, remaining: null }));
  return {
    ...info,
    availability: null,
    prices: uncounted(info.prices),
    seat_groups: info.seat_groups.map((group) => ({
      ...group,
      status: null,
      prices: uncounted(group.prices),
      timeslots: group.timeslots.map((slot) => ({ ...slot, status: null })),
    })),
  };
}

/** True unless it is known that nothing of it can be had. */
export const isOpen = ({ status }: { status: ShownStatus }): boolean => status !== "sold-out" && status !== "closed";

/** Seat groups that have a price: what the booking form is made of. */
export const pricedGroups = <T extends { prices: readonly unknown[] }>({ seat_groups }: { seat_groups: T[] }): T[] =>
  seat_groups.filter((group) => group.prices.length > 0);

export interface Sale {
  /** The one word for it; null where nobody has asked yet. */
  state: Exclude<BookingInfo["sales"], "open"> | AvailabilityState | "none" | null;
  /** True if something can be ordered here: a sold-out show may still have wheelchair places. */
  isOpen: boolean;
}

/** How the sale of an event stands, in the word that lists show. */
export function saleOf(booking: ShownBooking): Sale {
  const groups = pricedGroups(booking);
  if (booking.sales !== "open") return { state: booking.sales, isOpen: false };
  if (groups.length === 0) return { state: "none", isOpen: false };
  return { state: booking.availability, isOpen: groups.some((group) => isOpen(group)) };
}
