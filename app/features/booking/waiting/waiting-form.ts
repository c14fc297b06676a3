import type { ErrorCode } from "~/domain/common/errors";
import type { ShownBooking, ShownGroup } from "~/domain/booking/shown";
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

/** The seat groups of a show that can be waited for: of one that is sold out, and has no time slots. */
export function groupsToWaitFor(booking: ShownBooking): ShownGroup[] {
  const groups = pricedGroups(booking);
  if (saleOf(booking).state !== "sold-out" || groups.some(({ timeslots }) => timeslots.length > 0)) return [];
  return groups.filter(({ status }) => status === "sold-out");
}
