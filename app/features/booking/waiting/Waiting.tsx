import { Suspense } from "react";
import type { ShownBooking } from "~/domain/booking/shown";
import type { BookableEvent } from "../parts/show";
import { LateWaiting } from "./late-waiting";
import { groupsToWaitFor } from "./waiting-form";

interface WaitingProps {
  event: Pick<BookableEvent, "url">;
  booking: ShownBooking;
  className?: string | undefined;
}

/** The waiting list, where a show is one to be waited for; otherwise nothing. */
export function Waiting({ event, booking, className }: WaitingProps) {
  if (groupsToWaitFor(booking).length === 0) return null;
  return (
    <Suspense fallback={null}>
      <div className={className}>
        <LateWaiting event={event} booking={booking} />
      </div>
    </Suspense>
  );
}
