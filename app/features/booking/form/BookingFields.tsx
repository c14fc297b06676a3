import { useRef } from "react";
import type { PriceLine } from "~/domain/booking/schema";
import { isOpen, type ShownGroup } from "~/domain/booking/shown";
import { formatPrice } from "~/domain/format/price";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./BookingForm.module.css";
import { amountField, fields } from "./booking-form-data";
import { TimeslotGroup } from "../parts/TimeslotsStep";

interface GroupFieldsProps {
  group: ShownGroup;
  max: number;
  /** What was typed before, by field. */
  values: Record<string, string>;
  /** An amount was changed by its buttons, which is no event of the form. */
  onStep: () => void;
}

/** A seat group of the plain form: its entry times and a line for every price, or that nothing of it is left. */
export function GroupFields({ group, max, values, onStep }: GroupFieldsProps) {
  const t = useT("shop");
  const open = isOpen(group);
  return (
    <>
      {group.timeslots.length > 0 ? (
        <TimeslotGroup group={group} chosen={Number(values[fields.timeslot]) || null} />
      ) : null}
      <fieldset className={styles.group} disabled={!open}>
        <legend className={styles.legend}>{group.text}</legend>
        {open ? null : (
          <p className={styles.gone}>{t(group.status === "sold-out" ? "price.sold_out" : "price.closed")}</p>
        )}
        {open
          ? group.prices.map((line) => (
              <LineField
                key={line.id}
                line={line}
                max={Math.min(max, line.remaining ?? max)}
                label={`${line.name}, ${group.text}`}
                value={values[amountField(line)] ?? ""}
                onStep={onStep}
              />
            ))
          : null}
      </fieldset>
    </>
  );
}

interface LineFieldProps {
  line: PriceLine;
  max: number;
  label: string;
  value: string;
  onStep: () => void;
  /** Of its field, where another form of the page may have one for the same line. */
  id?: string;
}

/** One kind of ticket, with its price and a number to type. */
export function LineField({ line, max, label, value, onStep, id = amountField(line) }: LineFieldProps) {
  const t = useT("shop");
  const { lang, money } = useLocale();
  return (
    <div className={styles.line} data-gone={max === 0 || undefined}>
      <label htmlFor={id} className={styles.name}>
        {line.name}
        {line.text ? <small>{line.text}</small> : null}
      </label>
      <span className={styles.price}>{formatPrice(line.price, lang, money)}</span>
      {max === 0 ? (
        <span className={styles.usedUp}>{t("price.used_up")}</span>
      ) : (
        <AmountField id={id} name={amountField(line)} max={max} label={label} value={value} onStep={onStep} />
      )}
    </div>
  );
}

/** A number to type; once the page is alive with a button on either side. */
function AmountField({ id, name, max, label, value, onStep }: Omit<LineFieldProps, "line"> & { name: string }) {
  const t = useT("shop");
  const common = useT("common");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const step = (by: 1 | -1) => () => {
    if (by === 1) input.current?.stepUp();
    else input.current?.stepDown();
    onStep();
  };
  return (
    <div className={styles.amount}>
      {hydrated ? (
        <button type="button" aria-label={common("stepper.less", { label })} onClick={step(-1)}>
          <Icon name="minus" />
        </button>
      ) : null}
      <input
        ref={input}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={0}
        max={max}
        step={1}
        placeholder="0"
        defaultValue={value}
        aria-label={t("form.amount", { name: label })}
      />
      {hydrated ? (
        <button type="button" aria-label={common("stepper.more", { label })} onClick={step(1)}>
          <Icon name="plus" />
        </button>
      ) : null}
    </div>
  );
}
