import { useT } from "~/i18n/use-t";
import type { BookingActionData } from "./booking-action.server";
import { Button } from "~/ui/form/Button";
import { useAnswered } from "~/ui/form/later/use-answered";
import { fields } from "./booking-form-data";
import styles from "./BookingForm.module.css";

/** Without JavaScript the browser itself goes to what is wrong when the page comes back. */
const focusOnLoad = { autoFocus: true };

/** What is wrong, above the form, with links to the fields. Takes the focus, so that nobody has to look for it. */
export function BookingFormErrors({ answer }: { answer: BookingActionData }) {
  const t = useT("shop");
  const box = useAnswered<HTMLDivElement>(answer);
  return (
    <div ref={box} className={styles.errors} role="alert" tabIndex={-1} {...focusOnLoad}>
      <h3>{answer.refused ? t(`error.${answer.refused}`) : t("form.error_heading")}</h3>
      {answer.refused ? <p>{t(`error.${answer.refused}_hint`)}</p> : null}
      {answer.phone ? <p>{t("form.proof_phone", { phone: answer.phone })}</p> : null}
      {answer.refused === "only_scattered_seats" ? (
        <Button type="submit" size="small" name={fields.scattered} value="1">
          {t("error.accept_scattered")}
        </Button>
      ) : null}
      <ul>
        {answer.errors.map((error) =>
          "field" in error ? (
            <li key={error.field}>
              <a href={`#${error.field}`}>
                {error.code === "bad_amount"
                  ? t("form.bad_amount", { value: error.value, name: error.name })
                  : t("form.too_many", { count: error.max, name: error.name })}
              </a>
            </li>
          ) : (
            <li key={error.code}>{t(`form.${error.code}`)}</li>
          ),
        )}
      </ul>
    </div>
  );
}
