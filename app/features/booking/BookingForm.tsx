import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { Form, useActionData, useNavigation, useRouteLoaderData } from "react-router";
import type { BookingInfo, SeatGroup } from "~/domain/booking/schema";
import {
  centsToPrice,
  formatSelection,
  setAmount,
  totalAmount,
  totalCents,
  type Selection,
} from "~/domain/booking/selection";
import { formatPrice } from "~/domain/format/price";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/Button";
import type { BookingActionData } from "./booking-action.server";
import styles from "./BookingForm.module.css";
import { BookingFormErrors } from "./BookingFormErrors";
import { NotForSale } from "./BookingSteps";
import { amountField, fields } from "./booking-form-data";
import type { BookableEvent } from "./show";
import { TimeslotGroup } from "./TimeslotsStep";

interface BookingFormProps {
  event: BookableEvent;
  booking: BookingInfo;
}

/**
 * The booking widget as a plain form on the event page: same data, one step, no JavaScript needed.
 * With JavaScript the total follows the amounts.
 */
export function BookingForm({ event, booking }: BookingFormProps) {
  const groups = booking.seat_groups.filter((group) => group.prices.length > 0);
  if (booking.sales !== "open" || groups.length === 0) return <NotForSale info={booking} event={event} />;
  return <OpenForm booking={booking} groups={groups} />;
}

function readSelection(form: HTMLFormElement, groups: SeatGroup[]): Selection {
  const typed = new FormData(form);
  return groups
    .flatMap((group) => group.prices)
    .reduce<Selection>((selection, line) => {
      const amount = Number(typed.get(amountField(line)));
      return setAmount(selection, line, Number.isInteger(amount) ? amount : 0);
    }, []);
}

function OpenForm({ booking, groups }: { booking: BookingInfo; groups: SeatGroup[] }) {
  const t = useT("shop");
  const answer = useActionData<BookingActionData>();
  const sending = useNavigation().state !== "idle";
  const [selection, setSelection] = useState<Selection>([]);
  // The document's nonce is new in every answer, also in those from the cache: without JavaScript it names the page.
  const [key, setKey] = useState(useRouteLoaderData<{ nonce: string }>("root")?.nonce ?? "");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    setKey(crypto.randomUUID());
    if (form.current) setSelection(readSelection(form.current, groups));
  }, [answer, groups]);
  const follow = (event: SyntheticEvent<HTMLFormElement>): void =>
    setSelection(readSelection(event.currentTarget, groups));
  const slot = Number(answer?.values[fields.timeslot]) || null;

  return (
    <Form ref={form} method="post" className={styles.form} onChange={follow} noValidate>
      {answer ? <BookingFormErrors answer={answer} /> : null}
      {booking.text ? <p className={styles.text}>{booking.text}</p> : null}
      <input type="hidden" name={fields.event} value={booking.event} />
      <input type="hidden" name={fields.key} value={key} />
      {groups.map((group) => (
        <GroupFields
          key={group.id}
          group={group}
          max={booking.max_per_cart}
          slot={slot}
          values={answer?.values ?? {}}
        />
      ))}
      <Total selection={selection} groups={groups} />
      <Button type="submit" size="large" className={styles.submit} busy={sending}>
        {t("total.add")}
      </Button>
      <p className={styles.hint}>
        {t("total.all_in")} {t("total.hold")} {t("total.no_withdrawal")}
      </p>
    </Form>
  );
}

interface GroupFieldsProps {
  group: SeatGroup;
  max: number;
  slot: number | null;
  values: Record<string, string>;
}

function GroupFields({ group, max, slot, values }: GroupFieldsProps) {
  const t = useT("shop");
  const { lang, money } = useLocale();
  const open = group.status === "available" || group.status === "limited";
  return (
    <>
      {group.timeslots.length > 0 ? <TimeslotGroup group={group} chosen={slot} /> : null}
      <fieldset className={styles.group} disabled={!open}>
        <legend className={styles.legend}>{group.text}</legend>
        {open ? null : (
          <p className={styles.gone}>{t(group.status === "sold-out" ? "price.sold_out" : "price.closed")}</p>
        )}
        {group.prices.map((line) => {
          const field = amountField(line);
          return (
            <div key={line.id} className={styles.line}>
              <label htmlFor={field} className={styles.name}>
                {line.name}
                {line.text ? <small>{line.text}</small> : null}
                {line.remaining === 0 ? <small>{t("price.used_up")}</small> : null}
              </label>
              <span className={styles.price}>{formatPrice(line.price, lang, money)}</span>
              <input
                id={field}
                name={field}
                type="number"
                inputMode="numeric"
                min={0}
                max={Math.min(max, line.remaining ?? max)}
                step={1}
                placeholder="0"
                disabled={line.remaining === 0}
                defaultValue={values[field] ?? ""}
                aria-label={t("form.amount", { name: `${line.name}, ${group.text}` })}
                className={styles.amount}
              />
            </div>
          );
        })}
      </fieldset>
    </>
  );
}

function Total({ selection, groups }: { selection: Selection; groups: SeatGroup[] }) {
  const t = useT("shop");
  const { lang, money } = useLocale();
  const lines = groups.flatMap((group) => group.prices);
  const count = totalAmount(selection);
  return (
    <div className={styles.total} role="status">
      {count > 0 ? (
        <>
          <div>
            {formatSelection(selection, lines).map((row) => (
              <div key={`${row.ticket.id} ${row.ticket.seat_group}`}>
                {t("price.line", { amount: row.amount, name: row.name, total: formatPrice(row.total, lang, money) })}
              </div>
            ))}
          </div>
          <strong className={styles.sum}>{formatPrice(centsToPrice(totalCents(selection, lines)), lang, money)}</strong>
        </>
      ) : null}
    </div>
  );
}
