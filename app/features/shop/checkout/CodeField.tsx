import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useNavigation } from "react-router";
import { longestCode } from "~/domain/orders/promotion";
import type { Checkout } from "~/domain/orders/schema";
import { mostVouchers } from "~/domain/vouchers/voucher";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { useAnswered } from "~/ui/form/later/use-answered";
import { Icon } from "~/ui/picture/Icon";
import { useSums } from "../use-sums";
import { codeDrop, formId, voucherDropOf, type CheckoutAnswer } from "./checkout-form";
import styles from "./CodeField.module.css";
import { FieldError } from "./FieldError";

interface CodeFieldProps {
  code: Checkout["cart"]["code"];
  vouchers: Checkout["vouchers"];
  toPay: string;
  answer: CheckoutAnswer["code"];
}

const id = "checkout-code";
/** Without JavaScript the browser itself goes to what is wrong when the page comes back. */
const focusOnLoad = { autoFocus: true };

/**
 * The code and the vouchers of the order, each with the way to take it out, and a field while it can have another. Sent with
 * everything that is typed, so that nothing is lost.
 */
export function CodeField({ code, vouchers, toPay, answer }: CodeFieldProps) {
  const t = useT("checkout");
  const isFull = vouchers.length >= mostVouchers;
  const takesVoucher = !isFull && Number(toPay) > 0;
  return (
    <>
      {code ? (
        <Used
          intent={codeDrop}
          drop={t("code.drop")}
          problem={code.problem && `${t("code.line", { code: code.code })}: ${t(`code.${code.problem}`)}`}
        >
          {t("code.in", { code: code.code })}
        </Used>
      ) : null}
      {vouchers.map((voucher) => (
        <UsedVoucher key={voucher.ending} voucher={voucher} />
      ))}
      {code && !takesVoucher ? null : (
        <Field answer={answer} label={t(vouchers.length > 0 && takesVoucher ? "code.more" : "code.open")} />
      )}
      {isFull && Number(toPay) > 0 ? <p className={styles.full}>{t("code.full")}</p> : null}
    </>
  );
}

/** A voucher of the order: what it pays, why it does nothing, or that the others pay for everything. */
function UsedVoucher({ voucher }: { voucher: Checkout["vouchers"][number] }) {
  const t = useT("checkout");
  const { sum } = useSums();
  const { ending, amount, problem } = voucher;
  return (
    <Used
      intent={voucherDropOf(ending)}
      drop={t("voucher.drop", { ending })}
      problem={problem && `${t("voucher", { ending })}: ${t(`code.${problem}`)}`}
    >
      {Number(amount) > 0 ? t("voucher.in", { ending, amount: sum(amount) }) : t("voucher.spare", { ending })}
    </Used>
  );
}

interface UsedProps {
  intent: string;
  /** What its button is called. */
  drop: string;
  problem: string | null;
  children: ReactNode;
}

/** What the order has, or why it does nothing; and the way to take it out. */
function Used({ intent, drop, problem, children }: UsedProps) {
  const t = useT("checkout");
  const { formData } = useNavigation();
  return (
    <div className={styles.used}>
      {problem ? (
        <FieldError id={`${id}-${intent}-problem`}>{problem}</FieldError>
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
        aria-label={drop}
      >
        {t("drop")}
      </Button>
    </div>
  );
}

function Field({ answer, label }: Pick<CodeFieldProps, "answer"> & { label: string }) {
  const t = useT("checkout");
  const { formData } = useNavigation();
  const problem = answer?.problem ?? null;
  const field = useAnswered<HTMLInputElement>(problem && answer);
  const known = useRef(answer);
  useLayoutEffect(() => {
    // A document that was sent as an answer has an empty field, in which somebody may write before it comes awake.
    if (known.current === answer) return;
    known.current = answer;
    const shown = document.getElementById(id);
    // What is in the cart stands in its field no more, or it would be put in once more instead of ordering.
    if (problem === null && answer?.typed === "" && shown instanceof HTMLInputElement) shown.value = "";
  }, [answer, problem]);
  return (
    <details className={styles.code} open={answer !== null && (problem !== null || answer.typed !== "")}>
      <summary>{label}</summary>
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
