import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import styles from "../form/BookingForm.module.css";
import type { WaitingAnswer } from "./waiting-form";

/** Without JavaScript the browser itself goes to what is wrong when the page comes back. */
const focusOnLoad = { autoFocus: true };

interface WaitingErrorsProps {
  answer: WaitingAnswer;
  url: string;
  /** The id of a field of the form, by its name. */
  idOf: (field: string) => string;
}

/** What is wrong, above the form, with links to the fields. Takes the focus, so that nobody has to look for it. */
export function WaitingErrors({ answer, url, idOf }: WaitingErrorsProps) {
  const t = useT("waiting");
  const shop = useT("shop");
  const checkout = useT("checkout");
  const box = useAnswered<HTMLDivElement>(answer);
  return (
    <div ref={box} className={styles.errors} role="alert" tabIndex={-1} {...focusOnLoad}>
      <h3>{answer.refused ? t(`refused.${answer.refused}`) : shop("form.error_heading")}</h3>
      {answer.refused === "not_sold_out" ? <a href={`${url}#datesAndTickets`}>{t("to_tickets")}</a> : null}
      <ul>
        {answer.errors.map((error) =>
          "field" in error ? (
            <li key={error.field}>
              <a href={`#${idOf(error.field)}`}>
                {error.code === "bad_amount"
                  ? shop("form.bad_amount", { value: error.value, name: error.name })
                  : shop("form.too_many", { count: error.max, name: error.name })}
              </a>
            </li>
          ) : (
            <li key={error.code}>{shop(`form.${error.code}`)}</li>
          ),
        )}
        {answer.email ? (
          <li>
            <a href={`#${idOf("email")}`} id={idOf("email-problem")}>
              {answer.email === "missing"
                ? t("email_missing")
                : checkout(`problem.email.${answer.email === "choice" ? "form" : answer.email}`)}
            </a>
          </li>
        ) : null}
      </ul>
    </div>
  );
}
