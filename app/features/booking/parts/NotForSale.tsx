import { saleOf, type ShownBooking } from "~/domain/booking/shown";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import styles from "../widget/BookingSteps.module.css";
import { otherDatesUrl, type BookableEvent } from "./show";

interface NotForSaleProps {
  info: ShownBooking;
  event: BookableEvent;
  onLeave?: (() => void) | undefined;
}

function useReason(info: ShownBooking): string {
  const t = useT("shop");
  const { longDay, time } = useFormats();
  const start = info.sales_start;
  const { state } = saleOf(info);
  switch (state) {
    case "not-yet":
      return start ? t("sales.not_yet", { day: longDay(start), time: time(start) }) : t("sales.none");
    case "sold-out":
      return t("sales.sold_out");
    case "paused":
    case "cancelled":
    case "elsewhere":
    case "closed":
      return t(`sales.${state}`);
    default:
      return t("sales.none");
  }
}

/** Why nothing can be booked, in words, for the dialog and for the event page. */
export function NotForSale({ info, event, onLeave }: NotForSaleProps) {
  const t = useT("shop");
  const reason = useReason(info);
  return (
    <div className={styles.notice}>
      <p>{reason}</p>
      {info.sales === "elsewhere" ? <ButtonLink to={info.ticket_url}>{t("sales.elsewhere_link")}</ButtonLink> : null}
      <ButtonLink variant="ghost" to={otherDatesUrl(event)} onClick={onLeave}>
        {t("summary.other_dates")}
      </ButtonLink>
    </div>
  );
}
