import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import { feeBases, type AskedFee, type FeeField } from "~/domain/fees/asked";
import type { Fees } from "~/domain/fees/schema";
import { defaultLocale, locales } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { firstWrong, useAnswered } from "~/ui/form/later/use-answered";
import styles from "./FeesPage.module.css";
import type { FeesAnswer } from "./fees-action.server";
import { feesPath, formId } from "./paths";

interface FeeFormProps {
  fees: Fees;
  changing: number | null;
  answer: FeesAnswer | undefined;
}

const idOf = (name: string): string => `fee-${name}`;
const empty: AskedFee = { name: {}, per: "ticket", value: "", tax_rate: "", refundable: false };

/** What stands in the form: what was typed, or the fee that is to be changed. */
function useShown({ fees, changing, answer }: FeeFormProps): AskedFee {
  const { lang } = useLocale();
  const written = (value: number, digits: number): string =>
    new Intl.NumberFormat(lang, { minimumFractionDigits: digits, useGrouping: false }).format(value);
  if (answer?.typed) return answer.typed;
  const fee = changing === null ? undefined : fees.fees[changing - 1];
  return fee ? { ...fee, value: written(fee.cents / 100, 2), tax_rate: written(fee.tax_rate, 0) } : empty;
}

/** The form for another fee, or for one that changes. What is wrong stands at its field, and everything that was typed stays. */
export function FeeForm(props: FeeFormProps) {
  const { fees, changing, answer } = props;
  const t = useT("box-office");
  const { href } = useLocale();
  const { formData } = useNavigation();
  const form = useAnswered<HTMLFormElement>(answer, firstWrong);
  const shown = useShown(props);
  const isBusy = formData !== undefined && !formData.has("end");
  return (
    <section id={formId} className={styles.new} aria-labelledby="fees-form">
      <h2 id="fees-form">{t(changing === null ? "fees.new" : "fees.changing")}</h2>
      <Form ref={form} method="post" action={href(feesPath)} noValidate className={styles.form}>
        <input type="hidden" name="revision" value={answer?.revision ?? fees.revision} />
        {changing === null ? null : <input type="hidden" name="place" value={changing} />}
        {locales.map(({ code, name }) => (
          <Field
            key={code}
            id={idOf(`name-${code}`)}
            name={`name-${code}`}
            label={t("fees.name", { language: name })}
            hint={code === defaultLocale ? undefined : t("fees.name_hint")}
            lang={code}
            problem={code === defaultLocale ? answer?.problems.name : undefined}
            defaultValue={shown.name[code] ?? ""}
            autoComplete="off"
            required={code === defaultLocale}
          />
        ))}
        <div className={styles.two}>
          <Field
            id={idOf("value")}
            name="value"
            label={t("fees.value")}
            hint={t("fees.value_hint")}
            problem={answer?.problems.value}
            defaultValue={shown.value}
            inputMode="decimal"
            autoComplete="off"
            required
          />
          <Field
            id={idOf("tax_rate")}
            name="tax_rate"
            label={t("fees.tax_rate")}
            hint={t("fees.tax_hint")}
            problem={answer?.problems.tax_rate}
            defaultValue={shown.tax_rate}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        </div>
        <fieldset className={styles.choice}>
          <legend>{t("fees.per")}</legend>
          {feeBases.map((per) => (
            <label key={per}>
              <input type="radio" name="per" value={per} defaultChecked={shown.per === per} />
              {t(`fees.per_${per}`)}
            </label>
          ))}
        </fieldset>
        <label className={styles.check}>
          <input type="checkbox" name="refundable" value="yes" defaultChecked={shown.refundable} />
          <span>
            {t("fees.refundable")}
            <small>{t("fees.refundable_hint")}</small>
          </span>
        </label>
        <button type="submit" aria-disabled={isBusy || undefined}>
          {t(changing === null ? "fees.set" : "fees.save")}
        </button>
        {changing === null ? null : <a href={href(feesPath)}>{t("fees.leave")}</a>}
      </Form>
    </section>
  );
}

interface FieldProps extends ComponentProps<"input"> {
  id: string;
  label: string;
  hint: string | undefined;
  problem: FeesAnswer["problems"][FeeField];
}

function Field({ id, label, hint, problem, ...input }: FieldProps) {
  const t = useT("box-office");
  const said = `${id}-problem`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {hint ? <small>{hint}</small> : null}
      </label>
      {problem ? (
        <small id={said} className={styles.problem}>
          {t(`fees.problem.${problem}`)}
        </small>
      ) : null}
      <input id={id} {...input} {...(problem && { "aria-invalid": true, "aria-describedby": said })} />
    </div>
  );
}
