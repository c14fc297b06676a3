import type { ErrorCode } from "~/domain/common/errors";
import type { ShownBooking, ShownGroup, ShownTimeslot } from "~/domain/booking/shown";
import { pricedGroups, saleOf } from "~/domain/booking/shown";
import type { Problem } from "~/domain/orders/contact";
import type { FormError } from "../form/booking-form-data";

export const waitIntent = "wait";

/** Why nobody was put on the list, in words of its own; everything else is "other". */
const told = [
  "not_sold_out",
  "waiting_list_full",
  "limit_reached",
  "sales_closed",
  "event_cancelled",
  "too_many_held",
  "too_many_requests",
] as const satisfies readonly ErrorCode[];
export type WaitingRefusal = (typeof told)[number] | "other";

/** The visitor's reason for a code of the API. */
export const waitingRefusal = (code: ErrorCode): WaitingRefusal => told.find((one) => one === code) ?? "other";

/** What the form of the waiting list was answered. */
export interface WaitingAnswer {
  event: number;
  joined: boolean;
  /** What was typed, by field. */
  values: Record<string, string>;
  errors: FormError[];
  email: Problem | null;
  refused: WaitingRefusal | null;
}

/** What is everybody's decides whether a time slot is sold out; where nothing is, what there is. */
function soldOutBlocks(groups: readonly ShownGroup[]): (block: number) => boolean {
  const common = groups.filter(({ kind }) => kind !== "wheelchair");
  const counted = common.length > 0 ? common : groups;
  return (block) =>
    counted.every(({ timeslots }) => timeslots.some((slot) => slot.block_id === block && slot.status === "sold-out"));
}

/** The seat groups of a show that can be waited for, because it is sold out; of one with time slots with those that are. */
export function groupsToWaitFor(booking: ShownBooking): ShownGroup[] {
  const groups = pricedGroups(booking);
  if (groups.some(({ timeslots }) => timeslots.length > 0)) {
    const isSoldOut = soldOutBlocks(groups);
    const mayWait = ({ status, block_id }: ShownTimeslot) => status === "sold-out" && isSoldOut(block_id);
    return groups.flatMap((group) => {
      const timeslots = group.timeslots.filter(mayWait);
      return timeslots.length > 0 ? [{ ...group, timeslots }] : [];
    });
  }
  return saleOf(booking).state === "sold-out" ? groups.filter(({ status }) => status === "sold-out") : [];
}
