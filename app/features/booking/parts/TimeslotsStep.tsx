import type { BookingInfo } from "~/domain/booking/schema";
import { isOpen, type ShownGroup } from "~/domain/booking/shown";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "./TimeslotsStep.module.css";
import type { Booking } from "../widget/use-booking";

interface TimeslotsStepProps {
  booking: Booking;
  info: BookingInfo;
}

/** The first step of an event sold by entry time: one radio group per seat group, in two columns. */
export function TimeslotsStep({ booking, info }: TimeslotsStepProps) {
  const t = useT("shop");
  const { group, timeslot } = booking.state;
  const next = (): void => {
    if (group !== null) booking.dispatch({ type: "show-discounts", group });
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        next();
      }}
    >
      {info.text ? <p className={styles.text}>{info.text}</p> : null}
      {info.seat_groups
        .filter((candidate) => candidate.timeslots.length > 0)
        .map((candidate) => (
          <TimeslotGroup
            key={candidate.id}
            group={candidate}
            chosen={candidate.seat_group === group ? timeslot : null}
            onChoose={(id) => booking.dispatch({ type: "choose-timeslot", group: candidate.seat_group, timeslot: id })}
          />
        ))}
      <div className={styles.end}>
        <Button type="submit" size="large" disabled={timeslot === null}>
          {t("step.next")}
        </Button>
      </div>
    </form>
  );
}

interface TimeslotGroupProps {
  group: ShownGroup;
  chosen: number | null;
  onChoose?: (timeslot: number) => void;
}

/** Entry times of a seat group. Without `onChoose` it is a plain part of a form. */
export function TimeslotGroup({ group, chosen, onChoose }: TimeslotGroupProps) {
  const t = useT("shop");
  const words = {
    available: "",
    limited: t("timeslot.limited"),
    "sold-out": t("timeslot.sold_out"),
    closed: t("timeslot.closed"),
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t("timeslot.legend", { group: group.text })}</legend>
      <div className={styles.slots}>
        {group.timeslots.map((slot) => (
          <label key={slot.id} className={styles.slot}>
            <input
              type="radio"
              name="timeslot"
              value={slot.id}
              disabled={!isOpen(slot)}
              {...(onChoose
                ? { checked: slot.id === chosen, onChange: () => onChoose(slot.id) }
                : { defaultChecked: slot.id === chosen })}
            />
            <span className={styles.time}>{slot.time_start.slice(0, 5)}</span>
            {slot.status && words[slot.status] ? <span className={styles.word}>{words[slot.status]}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
