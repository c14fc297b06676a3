import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import type { Cart } from "~/domain/booking/schema";
import { longestCode } from "~/domain/orders/promotion";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { formId, type CheckoutAnswer } from "./checkout-form";
import styles from "./CodeField.module.css";
import { FieldError } from "./FieldError";

interface CodeFieldProps {
  code: Cart["code"];
  answer: CheckoutAnswer["code"];
}

const id = "checkout-code";
/** Without JavaScript the browser itself goes to what is wrong when the page comes back. */
const focusOnLoad = { autoFocus: true };

/** The code of the order: a field for it, or the one it has. Sent with everything that is typed, so that nothing is lost. */
export function CodeField({ code, answer }: CodeFieldProps) {
  const t = useT("checkout");
  const { formData } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  const problem = answer?.problem ?? null;
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [answer, problem]);
  const isBusy = (intent: string): boolean => formData?.get("intent") === intent;
  const drop = (
    <Button type="submit" form={formId} name="intent" value="code-drop" variant="quiet" busy={isBusy("code-drop")}>
      {t("code.drop")}
    </Button>
  );
  if (code)
    return (
      <div className={styles.used}>
        {code.problem ? (
          <FieldError
            id={`${id}-problem`}
          >{`${t("code.line", { code: code.code })}: ${t(`code.${code.problem}`)}`}</FieldError>
        ) : (
          <p role="status">
            <Icon name="check" />
            {t("code.in", { code: code.code })}
          </p>
        )}
        {drop}
      </div>
    );
  return (
    <details className={styles.code} open={answer !== null && (problem !== null || answer.typed !== "")}>
      <summary>{t("code.open")}</summary>
      <div className={styles.field}>
        <label htmlFor={id}>{t("code")}</label>
        {problem ? <FieldError id={`${id}-problem`}>{t(`code.${problem}`)}</FieldError> : null}
        <div className={styles.row}>
          <input
            ref={field}
            id={id}
            form={formId}
            name="code"
            defaultValue={answer?.typed ?? ""}
            maxLength={2 * longestCode}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem`, ...focusOnLoad })}
          />
          <Button type="submit" form={formId} name="intent" value="code" variant="ghost" busy={isBusy("code")}>
            {t("code.use")}
          </Button>
        </div>
      </div>
    </details>
  );
}
