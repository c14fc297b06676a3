import { Form, useNavigation } from "react-router";
import { feeBases, type AskedFee, type FeeField } from "~/domain/fees/asked";
import type { Fees } from "~/domain/fees/schema";
import { defaultLocale, locales } from "~/domain/locale/locales";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { firstWrong, useAnswered } from "~/ui/form/later/use-answered";
import buttons from "../parts/buttons.module.css";
import { Field } from "../parts/Field";
import forms from "../parts/forms.module.css";
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
  const problemOf = (name: FeeField): string | undefined => {
    const problem = answer?.problems[name];
    return problem && t(`fees.problem.${problem}`);
  };
  const isBusy = formData !== undefined && !formData.has("end");
  return (
    <section id={formId} className={forms.aside} aria-labelledby="fees-form">
      <h2 id="fees-form">{t(changing === null ? "fees.new" : "fees.changing")}</h2>
      <Form ref={form} method="post" action={href(feesPath)} noValidate className={forms.form}>
        <input type="hidden" name="revision" value={answer?.revision ?? fees.revision} />
        {changing === null ? null : <input type="hidden" name="place" value={changing} />}
        {locales.map(({ code, name }) => (
          <Field
            key={code}
            id={idOf(`name-${code}`)}
            name={`name-${code}`}
            label={t("fees.name", { language: name })}
            hint={code === defaultLocale ? undefined : t("fees.name_hint")}
            problem={code === defaultLocale ? problemOf("name") : undefined}
            lang={code}
            defaultValue={shown.name[code] ?? ""}
            autoComplete="off"
            required={code === defaultLocale}
          />
        ))}
        <div className={forms.two}>
          {(["value", "tax_rate"] as const).map((name) => (
            <Field
              key={name}
              id={idOf(name)}
              name={name}
              label={t(`fees.${name}`)}
              hint={t(name === "value" ? "fees.value_hint" : "fees.tax_hint")}
              problem={problemOf(name)}
              defaultValue={shown[name]}
              inputMode="decimal"
              autoComplete="off"
              required
            />
          ))}
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
        <button type="submit" className={buttons.loud} aria-disabled={isBusy || undefined}>
          {t(changing === null ? "fees.set" : "fees.save")}
        </button>
        {changing === null ? null : (
          <a className={buttons.link} href={href(feesPath)}>
            {t("fees.leave")}
          </a>
        )}
      </Form>
    </section>
  );
}
