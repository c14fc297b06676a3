import type { FormField } from "~/domain/forms/schema";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import type { FormAnswer, ShownProblem } from "../form-names";
import { controlId } from "./control-id";
import styles from "./FormPaper.module.css";

export interface WrongField {
  field: FormField;
  number: string;
  label: string;
  problem: ShownProblem;
}

/** Without JavaScript the browser itself goes to what is wrong when the page comes back. */
const focusOnLoad = { autoFocus: true };

/** What is wrong, above the form, with links to the fields. Takes the focus, so that nobody has to look for it. */
export function FormErrors({ answer, wrong }: { answer: FormAnswer; wrong: readonly WrongField[] }) {
  const t = useT("forms");
  const box = useAnswered<HTMLDivElement>(answer);
  const { refusal, phone } = answer;
  return (
    <div ref={box} className={styles.errors} role="alert" tabIndex={-1} {...focusOnLoad}>
      <span className={styles.count} aria-hidden="true">
        {refusal ? "!" : wrong.length}
      </span>
      <div>
        <strong>{refusal ? t(`refused.${refusal}`) : t("errors", { count: wrong.length })}</strong>
        {refusal && (
          <p>
            {t(`refused.${refusal}_hint`)} {phone && t("refused.call", { phone })}
          </p>
        )}
        <ul>
          {wrong.map(({ field, number, label, problem }) => (
            <li key={field.id}>
              <a href={`#${controlId(field)}`}>
                {number} {label}: {t(`short.${problem}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
