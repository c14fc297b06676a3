import { useEffect, useRef, type ReactNode } from "react";
import { useNavigation } from "react-router";
import { longestCode } from "~/domain/orders/promotion";
import type { Checkout } from "~/domain/orders/schema";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Icon } from "~/ui/picture/Icon";
import { useSums } from "../use-sums";
import { formId, type CheckoutAnswer } from "./checkout-form";
import styles from "./CodeField.module.css";
import { FieldError } from "./FieldError";

interface CodeFieldProps {
  code: Checkout["cart"]["code"];
  voucher: Checkout["voucher"];
  answer: CheckoutAnswer["code"];
}

const id = "checkout-code";
/** Without JavaScript the browser itself goes to what is wrong when the page comes back. */
const focusOnLoad = { autoFocus: true };

/** The code and the voucher of the order, and a field while it has not both. Sent with everything that is typed, so that nothing is lost. */
export function CodeField({ code, voucher, answer }: CodeFieldProps) {
  const t = useT("checkout");
  const { sum } = useSums();
  const voucherName = voucher ? t("voucher", { ending: voucher.ending }) : "";
  const problemOf = (name: string, problem: NonNullable<CheckoutAnswer["code"]>["problem"]): string | null =>
    problem && `${name}: ${t(`code.${problem}`)}`;
  return (
    <>
      {code ? (
        <Used kind="code" problem={problemOf(t("code.line", { code: code.code }), code.problem)}>
          {t("code.in", { code: code.code })}
        </Used>
      ) : null}
      {voucher ? (
        <Used kind="voucher" problem={problemOf(voucherName, voucher.problem)}>
          {t("voucher.in", { ending: voucher.ending, amount: sum(voucher.amount) })}
        </Used>
      ) : null}
      {code && voucher ? null : <Field answer={answer} />}
    </>
  );
}

interface UsedProps {
  kind: "code" | "voucher";
  problem: string | null;
  children: ReactNode;
}

/** What the order has, or why it does nothing; and the way to take it out. */
function Used({ kind, problem, children }: UsedProps) {
  const t = useT("checkout");
  const { formData } = useNavigation();
  const intent = `${kind}-drop`;
  return (
    <div className={styles.used}>
      {problem ? (
        <FieldError id={`${id}-${kind}-problem`}>{problem}</FieldError>
      ) : (
        <p role="status">
          <Icon name="check" />
          {children}
        </p>
      )}
      <Button
        type="submit"
        form={formId}
        name="intent"
        value={intent}
        variant="quiet"
        busy={formData?.get("intent") === intent}
        aria-label={t(`${kind}.drop`)}
      >
        {t("drop")}
      </Button>
    </div>
  );
}

function Field({ answer }: Pick<CodeFieldProps, "answer">) {
  const t = useT("checkout");
  const { formData } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  const problem = answer?.problem ?? null;
  useEffect(() => {
    if (problem) field.current?.focus();
  }, [answer, problem]);
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
          <Button
            type="submit"
            form={formId}
            name="intent"
            value="code"
            variant="ghost"
            busy={formData?.get("intent") === "code"}
          >
            {t("code.use")}
          </Button>
        </div>
      </div>
    </details>
  );
}
