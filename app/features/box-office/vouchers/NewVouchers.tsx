import { Form, useNavigation } from "react-router";
import type { AskedField } from "~/domain/vouchers/asked";
import { useT } from "~/i18n/use-t";
import { firstWrong, useAnswered } from "~/ui/form/later/use-answered";
import buttons from "../parts/buttons.module.css";
import { Field } from "../parts/Field";
import forms from "../parts/forms.module.css";
import type { VouchersAnswer } from "./vouchers-action.server";

/** The form for new vouchers. What is wrong stands at its field, and everything that was typed stays. */
export function NewVouchers({ formKey, answer }: { formKey: string; answer: VouchersAnswer | undefined }) {
  const t = useT("box-office");
  const field = (name: AskedField) => {
    const problem = answer?.problems[name];
    return {
      id: `voucher-${name}`,
      name,
      label: t(`vouchers.${name}`),
      problem: problem && t(`vouchers.problem.${problem}`),
      defaultValue: answer?.typed[name] ?? "",
      autoComplete: "off",
    };
  };
  const { formData } = useNavigation();
  const form = useAnswered<HTMLFormElement>(answer, firstWrong);
  return (
    <section className={forms.aside} aria-labelledby="vouchers-new">
      <h2 id="vouchers-new">{t("vouchers.new")}</h2>
      <Form ref={form} method="post" noValidate className={forms.form}>
        {/* Of this page alone: sent twice, it has issued once. */}
        <input type="hidden" name="key" value={formKey} />
        <div className={forms.two}>
          <Field {...field("value")} hint={t("vouchers.value_hint")} inputMode="decimal" required />
          <Field {...field("count")} inputMode="numeric" required />
        </div>
        <Field {...field("until")} hint={t("vouchers.until_hint")} type="date" />
        <Field {...field("note")} hint={t("vouchers.note_hint")} />
        <button type="submit" className={buttons.loud} aria-disabled={formData?.has("key") || undefined}>
          {t("vouchers.issue")}
        </button>
      </Form>
    </section>
  );
}
