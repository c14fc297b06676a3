import { Fragment, useId } from "react";
import { useActionData, useFetcher } from "react-router";
import type { ShownBooking, ShownGroup } from "~/domain/booking/shown";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { useAnswered } from "~/ui/form/later/use-answered";
import type { BookingActionData } from "../form/booking-action.server";
import { LineField } from "../form/BookingFields";
import { amountField, fields } from "../form/booking-form-data";
import styles from "../form/BookingForm.module.css";
import type { BookableEvent } from "../parts/show";
import { TimeslotGroup } from "../parts/TimeslotsStep";
import { groupsToWaitFor, waitIntent, type WaitingAnswer } from "./waiting-form";
import { WaitingErrors } from "./WaitingErrors";

interface WaitingFormProps {
  event: Pick<BookableEvent, "url">;
  booking: ShownBooking;
}

const nothing = () => undefined;

/** What is waited for is sold out, all of it: it can be chosen, and need not be said at each. */
const toChooseFrom = (group: ShownGroup): ShownGroup => ({
  ...group,
  timeslots: group.timeslots.map((slot) => ({ ...slot, status: null })),
});

/** The way onto the waiting list of a sold-out show: tickets, an address, a button. A plain form without JavaScript. */
export default function WaitingForm({ event, booking }: WaitingFormProps) {
  const t = useT("waiting");
  const fetcher = useFetcher<BookingActionData>();
  const posted = useActionData<BookingActionData | undefined>()?.waiting;
  const answer = fetcher.data?.waiting ?? (posted?.event === booking.event ? posted : null);
  // The page may have a form for the same lines, and this one once more in its dialog.
  const form = useId();
  if (answer?.joined) return <Joined answer={answer} />;
  const idOf = (field: string) => `${form}-${field}`;
  const groups = groupsToWaitFor(booking);
  return (
    <section aria-labelledby={idOf("title")}>
      <fetcher.Form method="post" action={event.url} noValidate>
        <input type="hidden" name="intent" value={waitIntent} />
        <div className={styles.intro}>
          <h3 id={idOf("title")}>
            {t(groups.some(({ timeslots }) => timeslots.length > 0) ? "title_slots" : "title")}
          </h3>
          <p>{t("lead")}</p>
        </div>
        {answer ? <WaitingErrors answer={answer} url={event.url} idOf={idOf} /> : null}
        {groups.map((group) => (
          <Fragment key={group.id}>
            {group.timeslots.length > 0 ? (
              <TimeslotGroup group={toChooseFrom(group)} chosen={Number(answer?.values[fields.timeslot]) || null} />
            ) : null}
            <fieldset className={styles.group}>
              <legend className={styles.legend}>{group.text}</legend>
              {group.prices.map((line) => (
                <LineField
                  key={line.id}
                  id={idOf(amountField(line))}
                  line={line}
                  max={booking.max_per_cart}
                  label={`${line.name}, ${group.text}`}
                  value={answer?.values[amountField(line)] ?? ""}
                  onStep={nothing}
                />
              ))}
            </fieldset>
          </Fragment>
        ))}
        <div className={styles.end}>
          <div className={styles.field}>
            <label htmlFor={idOf("email")}>{t("email")}</label>
            <input
              id={idOf("email")}
              name="email"
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              required
              defaultValue={answer?.values["email"] ?? ""}
              {...(answer?.email && { "aria-invalid": true, "aria-describedby": idOf("email-problem") })}
            />
          </div>
          <Button type="submit" size="large" className={styles.submit} busy={fetcher.state !== "idle"}>
            {t("join")}
          </Button>
        </div>
        <p className={styles.hint}>{t("use")}</p>
      </fetcher.Form>
    </section>
  );
}

/** Without JavaScript the browser itself goes to what has happened when the page comes back. */
const focusOnLoad = { autoFocus: true };

function Joined({ answer }: { answer: WaitingAnswer }) {
  const t = useT("waiting");
  const box = useAnswered<HTMLDivElement>(answer);
  return (
    <div ref={box} className={styles.intro} role="status" tabIndex={-1} {...focusOnLoad} data-last>
      <h3>{t("joined")}</h3>
      <p>{t("joined_text", { email: (answer.values["email"] ?? "").trim() })}</p>
      <p>{t("joined_leave")}</p>
    </div>
  );
}
