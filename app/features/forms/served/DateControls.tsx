import type { FieldValue } from "~/domain/forms/schema";
import { useT } from "~/i18n/use-t";
import { nameOf, partOf } from "../form-names";
import type { ControlProps } from "./Control";
import styles from "./FormPaper.module.css";

const splitAt = (value: FieldValue, sign: string): string[] => (typeof value === "string" ? value.split(sign) : []);

/** A day and a time, each by itself: one control for both is hard to get right with a keyboard. */
export function Moment({ field, id, typed, about }: ControlProps) {
  const t = useT("forms");
  const name = nameOf(field.slug);
  const defaults = splitAt(field.default, "T");
  const parts = [
    { part: "day", type: "date" },
    { part: "time", type: "time" },
  ] as const;
  return (
    <div className={styles.parts} role="group" aria-labelledby={`${id}-label`}>
      {parts.map(({ part, type }, index) => (
        <label key={part}>
          <small>{t(`moment.${part}`)}</small>
          <input
            id={index === 0 ? id : undefined}
            name={partOf(name, part)}
            type={type}
            defaultValue={typed ? (typed[partOf(name, part)]?.[0] ?? "") : (defaults[index] ?? "")}
            required={field.required}
            {...about}
          />
        </label>
      ))}
    </div>
  );
}

/** A date everybody knows by heart is typed, not looked for in a calendar. */
export function BirthDate({ field, id, typed, about }: ControlProps) {
  const t = useT("forms");
  const name = nameOf(field.slug);
  const [year = "", month = "", day = ""] = splitAt(field.default, "-");
  const parts = [
    { part: "day", known: "bday-day", digits: 2, stored: day },
    { part: "month", known: "bday-month", digits: 2, stored: month },
    { part: "year", known: "bday-year", digits: 4, stored: year },
  ] as const;
  return (
    <div className={styles.parts} role="group" aria-labelledby={`${id}-label`}>
      {parts.map(({ part, known, digits, stored }, index) => (
        <label key={part} data-digits={digits}>
          <small>{t(`date.${part}`)}</small>
          <input
            id={index === 0 ? id : undefined}
            name={partOf(name, part)}
            inputMode="numeric"
            autoComplete={known}
            maxLength={digits}
            defaultValue={typed ? (typed[partOf(name, part)]?.[0] ?? "") : stored}
            required={field.required}
            {...about}
          />
        </label>
      ))}
    </div>
  );
}
