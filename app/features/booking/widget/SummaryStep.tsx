import type { BookingInfo } from "~/domain/booking/schema";
import type { Refusal } from "~/domain/booking/refusal";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { SeatList } from "~/words/later/SeatList";
import type { Wait } from "./ask-patiently";
import type { BookingOutcome } from "./booking-state";
import { otherDatesUrl, type BookableEvent } from "../parts/show";
import styles from "./SummaryStep.module.css";
import type { Booking } from "./use-booking";

interface SummaryStepProps {
  event: BookableEvent;
  booking: Booking;
  info: BookingInfo;
  onClose: () => void;
}

/** The last step: under way, held, or refused with the reason and what can be done. */
export function SummaryStep({ event, booking, info, onClose }: SummaryStepProps) {
  const {
    state: { outcome },
    keepProofBox,
  } = booking;
  if (outcome.status === "success") return <Held outcome={outcome} onClose={onClose} />;
  if (outcome.status === "error")
    return <Refused code={outcome.code} event={event} booking={booking} info={info} onClose={onClose} />;
  return (
    <div className={styles.loading} aria-busy="true">
      <span className={styles.frame} aria-hidden="true" />
      <div role="status">{outcome.status === "loading" && outcome.wait ? <Waiting wait={outcome.wait} /> : null}</div>
      <div ref={keepProofBox} className={styles.proof} />
    </div>
  );
}

function Waiting({ wait }: { wait: Wait }) {
  const t = useT("shop");
  return wait === "proving" ? (
    <p>{t("summary.proving")}</p>
  ) : (
    <>
      <p className={styles.big}>{t("summary.busy")}</p>
      <p>{t("summary.busy_hint")}</p>
    </>
  );
}

function Held({ outcome, onClose }: { outcome: Extract<BookingOutcome, { status: "success" }>; onClose: () => void }) {
  const t = useT("shop");
  const minutes = Math.round(outcome.created.remaining_ms / 60_000);
  return (
    <div className={styles.held}>
      <div role="status">
        <p className={styles.big}>{t("summary.tickets", { count: outcome.amount })}</p>
        <SeatList seats={outcome.seats} className={styles.seats} />
        <p>{minutes > 0 ? t("summary.held", { count: minutes }) : t("summary.held_short")}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink size="large" to={outcome.created.cart_url} onClick={onClose}>
          {t("summary.to_cart")}
        </ButtonLink>
        <Button size="large" variant="ghost" onClick={onClose}>
          {t("summary.browse")}
        </Button>
      </div>
    </div>
  );
}

/** Reasons for which no other choice helps, and those for which trying the same again is pointless. */
const final: readonly Refusal[] = ["sales_closed", "event_cancelled"];
const settled: readonly Refusal[] = [
  ...final,
  "price_changed",
  "other_timeslot",
  "only_scattered_seats",
  "too_many_held",
  "cart_full",
];
/** Reasons that lie in the cart, and can be seen to there. */
const inCart: readonly Refusal[] = ["other_timeslot", "too_many_held", "cart_full"];
const elsewhere: readonly Refusal[] = ["not_enough_seats", "only_scattered_seats", "sales_closed", "event_cancelled"];

function Refused({ code, event, booking, info, onClose }: SummaryStepProps & { code: Refusal }) {
  const t = useT("shop");
  const { href } = useLocale();
  const change = (): void => {
    if (code !== "offline") void booking.reload();
    booking.dispatch({ type: "show-start", info });
  };
  return (
    <div className={styles.refused}>
      <div role="alert">
        <p className={styles.big}>{t(`error.${code}`)}</p>
        <p>{t(`error.${code}_hint`)}</p>
      </div>
      <div className={styles.actions}>
        {code === "only_scattered_seats" ? (
          <Button onClick={() => void booking.submit({ scattered: true })}>{t("error.accept_scattered")}</Button>
        ) : null}
        {inCart.includes(code) ? (
          <ButtonLink to={href(paths.cart)} onClick={onClose}>
            {t("summary.to_cart")}
          </ButtonLink>
        ) : null}
        {final.includes(code) ? null : (
          <Button
            variant={inCart.includes(code) || code === "only_scattered_seats" ? "ghost" : "primary"}
            onClick={change}
          >
            {t("summary.change")}
          </Button>
        )}
        {settled.includes(code) ? null : (
          <Button variant="ghost" onClick={() => void booking.submit()}>
            {t("dialog.retry")}
          </Button>
        )}
        {elsewhere.includes(code) ? (
          <ButtonLink variant="ghost" to={otherDatesUrl(event)} onClick={onClose}>
            {t("summary.other_dates")}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
