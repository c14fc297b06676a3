import { useEffect } from "react";
import { useActionData } from "react-router";
import type { ShownBooking } from "~/domain/booking/shown";
import type { EventDetail } from "~/domain/programme/schema";
import type { BookingActionData } from "./booking-action.server";
import { useBookingInfo } from "../widget/use-booking-info";

/**
 * What the event page says of the sale. The page itself is the same for everybody and knows no
 * seats; they are asked for as soon as it is alive, and again when it is looked at again or was refused.
 */
export function useShownBooking(
  event: Pick<EventDetail, "id" | "is_past" | "status">,
  page: ShownBooking | null,
): ShownBooking | null {
  const answer = useActionData<BookingActionData>();
  const isOver = event.is_past || event.status === "cancelled" || page?.sales === "elsewhere";
  const { data, refetch } = useBookingInfo(event.id, !isOver, { onFocus: true });
  useEffect(() => {
    if (answer) void refetch();
  }, [answer, refetch]);
  return data ?? answer?.booking ?? page;
}
