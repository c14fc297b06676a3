import { useEffect, useRef, type ReactNode } from "react";
import type { BookingInfo } from "~/domain/booking/schema";
import { saleOf } from "~/domain/booking/shown";
import type { MessageKey } from "~/i18n/namespaces";
import { useT } from "~/i18n/use-t";
import { Skeleton } from "~/ui/picture/Skeleton";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./BookingSteps.module.css";
import { stepNumber, type BookingState } from "./booking-state";
import { DiscountsStep } from "./DiscountsStep";
import { LostTickets } from "./LostTickets";
import { NotForSale } from "../parts/NotForSale";
import { PriceList } from "../parts/PriceList";
import type { BookableEvent } from "../parts/show";
import { SummaryStep } from "./SummaryStep";
import { TimeslotsStep } from "../parts/TimeslotsStep";
import { Waiting } from "../waiting/Waiting";
import type { Booking } from "./use-booking";

interface BookingStepsProps {
  event: BookableEvent;
  booking: Booking;
  onClose: () => void;
}

/** The inside of the dialog: loading, not for sale, or the step the visitor is at. */
export function BookingSteps({ event, booking, onClose }: BookingStepsProps) {
  const t = useT("shop");
  const { info, failed, reload, state } = booking;
  if (failed) return <Lost event={event} reload={reload} onLeave={onClose} />;
  if (!info) return <Loading text={t("dialog.loading")} />;
  if (!saleOf(info).isOpen && state.step !== "summary")
    return (
      <>
        <NotForSale info={info} event={event} onLeave={onClose} />
        <Waiting event={event} booking={info} />
      </>
    );
  return <OpenSteps event={event} booking={booking} info={info} onClose={onClose} />;
}

interface LostProps {
  event: BookableEvent;
  reload: Booking["reload"];
  onLeave: () => void;
}

/** The prices did not arrive. When they have, and the button that asked for them had the focus, the title has it, as when the dialog opens. */
function Lost({ event, reload, onLeave }: LostProps) {
  const t = useT("shop");
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = notice.current?.closest("dialog");
    return () => {
      if (document.activeElement === document.body) dialog?.querySelector("h2")?.focus();
    };
  }, []);
  return (
    <div ref={notice} className={styles.notice}>
      <LostTickets
        event={event}
        title={t("dialog.load_failed")}
        hint={t("dialog.load_failed_hint")}
        retry={reload}
        onLeave={onLeave}
      />
    </div>
  );
}

function Loading({ text }: { text: string }) {
  return (
    <div className={styles.loading}>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <Skeleton height="5.6rem" />
      <Skeleton height="5.6rem" />
    </div>
  );
}

const headings: Record<Exclude<BookingState["step"], "discounts" | "summary">, MessageKey<"shop">> = {
  default: "step.default",
  timeslots: "step.timeslots",
};

function useStepTitle(state: BookingState, info: BookingInfo): string {
  const t = useT("shop");
  if (state.step === "summary") {
    const status = state.outcome.status;
    return t(
      status === "success"
        ? "step.summary_success"
        : status === "error"
          ? "step.summary_error"
          : "step.summary_loading",
    );
  }
  if (state.step !== "discounts") return t(headings[state.step]);
  const group = info.seat_groups.find((candidate) => candidate.seat_group === state.group)?.text ?? "";
  return t(state.timeslot === null ? "step.discounts" : "step.discounts_timeslot", { group });
}

function OpenSteps({ event, booking, info, onClose }: BookingStepsProps & { info: BookingInfo }) {
  const { state } = booking;
  const title = useStepTitle(state, info);
  return (
    <>
      <StepHeading step={state.step} title={title} />
      <Step event={event} booking={booking} info={info} onClose={onClose} />
    </>
  );
}

function Step({ event, booking, info, onClose }: BookingStepsProps & { info: BookingInfo }): ReactNode {
  switch (booking.state.step) {
    case "timeslots":
      return (
        <>
          <TimeslotsStep booking={booking} info={info} />
          <Waiting event={event} booking={info} />
        </>
      );
    case "discounts":
      return <DiscountsStep booking={booking} info={info} />;
    case "summary":
      return <SummaryStep event={event} booking={booking} info={info} onClose={onClose} />;
    default:
      return (
        <>
          <PriceList booking={booking} info={info} />
          <Waiting event={event} booking={info} />
        </>
      );
  }
}

/** "Schritt 2 von 3" and what it is about. Takes the focus when the step changes, not when the dialog opens. */
function StepHeading({ step, title }: { step: BookingState["step"]; title: string }) {
  const t = useT("shop");
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(`${step} ${title}`);
  useEffect(() => {
    const now = `${step} ${title}`;
    if (shown.current === now) return;
    shown.current = now;
    heading.current?.focus();
  }, [step, title]);
  return (
    <h3 ref={heading} tabIndex={-1} className={styles.heading}>
      <span className={styles.count}>{t("step.of", stepNumber(step))} </span>
      <span className={styles.name}>{title}</span>
    </h3>
  );
}
