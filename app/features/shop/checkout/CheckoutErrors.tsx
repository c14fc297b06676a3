import { typedFields } from "~/domain/orders/contact";
import { useT } from "~/i18n/use-t";
import { useAnswered } from "~/ui/form/later/use-answered";
import { Icon } from "~/ui/picture/Icon";
import styles from "./Checkout.module.css";
import { fieldId, type CheckoutAnswer } from "./checkout-form";

/** Without JavaScript the browser itself goes to what is wrong when the page comes back. */
const focusOnLoad = { autoFocus: true };

/** What keeps the order from being one, with links to the fields. Its first sentence says what did not happen. Takes the focus. */
export function CheckoutErrors({ answer }: { answer: CheckoutAnswer }) {
  const t = useT("checkout");
  const box = useAnswered<HTMLDivElement>(answer);
  const { refusal, problems } = answer;
  const wrong = typedFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, problem }] : [];
  });
  if (refusal === null && wrong.length === 0) return null;
  return (
    <div ref={box} className={styles.errors} role="alert" tabIndex={-1} {...focusOnLoad}>
      <h2>
        <Icon name="warning" />
        {refusal ? t("refused") : t("errors", { count: wrong.length })}
      </h2>
      <p>{refusal ? t(`refused.${refusal}`) : t("errors_text")}</p>
      <ul>
        {wrong.map(({ field, problem }) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`}>
              {t(`short.${field}`)}: {t(`brief.${problem}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
