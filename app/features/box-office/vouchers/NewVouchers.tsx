import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import type { AskedField } from "~/domain/vouchers/asked";
import { useT } from "~/i18n/use-t";
import { firstWrong, useAnswered } from "~/ui/form/later/use-answered";
import type { VouchersAnswer } from "./vouchers-action.server";
import styles from "./VouchersPage.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "name"> {
  name: AskedField;
  answer: VouchersAnswer | undefined;
  hint?: string;
}

const idOf = (name: AskedField): string => `voucher-${name}`;

function Field({ name, answer, hint, ...input }: FieldProps) {
  const t = useT("box-office");
  const problem = answer?.problems[name];
  const marked = problem && { "aria-invalid": true, "aria-describedby": `${idOf(name)}-problem` };
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(name)}>
        {t(`vouchers.${name}`)} {hint ? <small>{hint}</small> : null}
      </label>
      {problem ? (
        <small id={`${idOf(name)}-problem`} className={styles.problem}>
          {t(`vouchers.problem.${problem}`)}
        </small>
      ) : null}
      <input
        id={idOf(name)}
        name={name}
        autoComplete="off"
        defaultValue={answer?.typed[name] ?? ""}
        {...input}
        {...marked}
      />
    </div>
  );
}

/** The form for new vouchers. What is wrong stands at its field, and everything that was typed stays. */
export function NewVouchers({ formKey, answer }: { formKey: string; answer: VouchersAnswer | undefined }) {
  const t = useT("box-office");
  const { formData } = useNavigation();
  const form = useAnswered<HTMLFormElement>(answer, firstWrong);
  return (
    <section className={styles.new} aria-labelledby="vouchers-new">
      <h2 id="vouchers-new">{t("vouchers.new")}</h2>
      <Form ref={form} method="post" noValidate className={styles.form}>
        {/* Of this page alone: sent twice, it has issued once. */}
        <input type="hidden" name="key" value={formKey} />
        <div className={styles.two}>
          <Field name="value" answer={answer} hint={t("vouchers.value_hint")} inputMode="decimal" required />
          <Field name="count" answer={answer} inputMode="numeric" required />
        </div>
        <Field name="until" answer={answer} hint={t("vouchers.until_hint")} type="date" />
        <Field name="note" answer={answer} hint={t("vouchers.note_hint")} />
        <button type="submit" aria-disabled={formData?.has("key") || undefined}>
          {t("vouchers.issue")}
        </button>
      </Form>
    </section>
  );
}
