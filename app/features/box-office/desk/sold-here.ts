import type { BookingInfo, PriceLine, SeatGroup } from "~/domain/booking/schema";

/** A time slot of a show as the desk offers it. */
export interface Slot {
  id: number;
  /** "15:30:00". */
  time: string;
  block: number;
  /** False where it has begun, or nothing is free. */
  isOpen: boolean;
}

/** What the desk sells of a show; no slots where it begins once. */
export interface Sold {
  prices: PriceLine[];
  slots: Slot[];
}

const canSell = ({ status }: Pick<SeatGroup, "status">): boolean => status === "available" || status === "limited";

/** What the desk can sell of a show now; null where sales are not open. */
export function soldHere({ sales, seat_groups: groups }: BookingInfo): Sold | null {
  if (sales !== "open") return null;
  const all = groups.flatMap(({ timeslots }) => timeslots);
  const first = groups[0]?.timeslots ?? [];
  return {
    prices: groups.flatMap(({ prices }) => prices),
    slots: first.map(({ id, time_start: time, block_id: block }) => ({
      id,
      time,
      block,
      isOpen: all.some((slot) => slot.id === id && canSell(slot)),
    })),
  };
}
