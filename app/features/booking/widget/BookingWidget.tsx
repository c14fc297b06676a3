import { useEffect } from "react";
import { totalAmount } from "~/domain/booking/selection";
import { saleOf } from "~/domain/booking/shown";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { Toast } from "~/ui/overlay/later/Toast";
import { TimeText } from "~/ui/text/TimeText";
import { useAnnounce } from "~/ui/use-announce";
import { BookingSteps } from "./BookingSteps";
import styles from "./BookingWidget.module.css";
import { closeBooking, openBooking } from "../button/open-booking";
import type { BookableEvent } from "../parts/show";
import { TotalBar } from "./TotalBar";
import { useBooking, type Booking } from "./use-booking";

/** How long a discarded selection can be brought back, in milliseconds. */
const offerMs = 10_000;

interface BookingWidgetProps {
  event: BookableEvent;
  widgetKey: string;
  open: boolean;
}

/** The quick-buy dialog of one event, and after closing it the offer to bring the selection back. */
export function BookingWidget({ event, widgetKey, open }: BookingWidgetProps) {
  const t = useT("shop");
  const announce = useAnnounce();
  const booking = useBooking(event.id, open);
  const { state, dispatch } = booking;
  const close = (): void => closeBooking(widgetKey);
  const pressOutside = (): void => {
    if (!booking.hasJustSent()) close();
  };
  useEffect(() => () => closeBooking(widgetKey), [widgetKey]);
  const discarded = open || !state.discarded ? 0 : totalAmount(state.discarded.tickets);

  const restore = (): void => {
    booking.resetViewNow();
    dispatch({ type: "restore" });
    openBooking(widgetKey);
    announce(t("dialog.restored"));
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={close}
        onPressOutside={pressOutside}
        title={event.title}
        className={styles.dialog}
        header={(titleId) => <ShowHeader event={event} titleId={titleId} />}
        footer={<Total booking={booking} />}
      >
        <BookingSteps event={event} booking={booking} onClose={close} />
      </Dialog>
      <Toast
        text={discarded > 0 ? t("dialog.restore_note", { count: discarded }) : null}
        action={{ label: t("dialog.restore"), run: restore }}
        dismiss={t("dialog.dismiss")}
        onGone={() => dispatch({ type: "forget-discarded" })}
        shownFor={offerMs}
      />
    </>
  );
}

/** Stands below what scrolls, so that it is always seen and covers nothing. */
function Total({ booking }: { booking: Booking }) {
  const { info, state, failed } = booking;
  const isChoosing = state.step === "default" || state.step === "discounts";
  return info && !failed && isChoosing && saleOf(info).isOpen ? <TotalBar booking={booking} info={info} /> : null;
}

function ShowHeader({ event, titleId }: { event: BookableEvent; titleId: string }) {
  const { longDay } = useFormats();
  const common = useT("common");
  const version = event.language_version;
  const day = longDay(event.date_start);
  return (
    <div className={styles.show}>
      <TimeText iso={event.date_start} className={styles.time} />
      <h2 id={titleId} tabIndex={-1} className={styles.title}>
        {event.title}
      </h2>
      <p className={styles.meta}>
        {[day, event.room?.name, version && common(`version.${version.code}`)].filter(Boolean).join(" · ")}
      </p>
    </div>
  );
}
