import type { ComponentProps } from "react";
import { Form, useNavigation } from "react-router";
import type { Codes } from "~/domain/codes/schema";
import { formatTime } from "~/domain/format/time";
import type { AskedField } from "~/domain/orders/asked-code";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { firstWrong, useAnswered } from "~/ui/form/later/use-answered";
import type { CodesAnswer } from "./codes-action.server";
import styles from "./CodesPage.module.css";

interface FieldProps extends Omit<ComponentProps<"input">, "name"> {
  name: AskedField;
  answer: CodesAnswer | undefined;
  hint?: string;
}

const idOf = (name: AskedField): string => `code-${name}`;

function Problem({ name, answer }: Pick<FieldProps, "name" | "answer">) {
  const t = useT("box-office");
  const problem = answer?.problems[name];
  return problem ? (
    <small id={`${idOf(name)}-problem`} className={styles.problem}>
      {t(`codes.problem.${problem}`)}
    </small>
  ) : null;
}

const marked = (name: AskedField, answer: CodesAnswer | undefined) =>
  answer?.problems[name] ? { "aria-invalid": true, "aria-describedby": `${idOf(name)}-problem` } : {};

function Field({ name, answer, hint, ...input }: FieldProps) {
  const t = useT("box-office");
  return (
    <div className={styles.field}>
      <label htmlFor={idOf(name)}>
        {t(`codes.${name}`)} {hint ? <small>{hint}</small> : null}
      </label>
      <Problem name={name} answer={answer} />
      <input id={idOf(name)} name={name} defaultValue={answer?.typed[name]} {...input} {...marked(name, answer)} />
    </div>
  );
}

/** The form for a new code. What is wrong stands at its field, and everything that was typed stays. */
export function NewCode({ codes, answer }: { codes: Codes; answer: CodesAnswer | undefined }) {
  const t = useT("box-office");
  const { formData } = useNavigation();
  const form = useAnswered<HTMLFormElement>(answer, firstWrong);
  const isBusy = formData !== undefined && !formData.has("end");
  return (
    <section className={styles.new} aria-labelledby="codes-new">
      <h2 id="codes-new">{t("codes.new")}</h2>
      <Form ref={form} method="post" noValidate className={styles.form}>
        <Field name="code" answer={answer} hint={t("codes.code_hint")} autoComplete="off" spellCheck={false} />
        <div className={styles.two}>
          <Field name="value" answer={answer} inputMode="decimal" autoComplete="off" required />
          <select name="kind" aria-label={t("codes.value")} defaultValue={answer?.typed.kind}>
            <option value="percent">{t("codes.percent")}</option>
            <option value="amount">{t("codes.amount")}</option>
          </select>
        </div>
        <Scope codes={codes} answer={answer} />
        <div className={styles.two}>
          <Field name="from" answer={answer} type="date" />
          <Field name="until" answer={answer} type="date" />
        </div>
        <div className={styles.two}>
          <Field name="max_uses" answer={answer} inputMode="numeric" autoComplete="off" hint={t("codes.no_limit")} />
          <Field name="max_each" answer={answer} inputMode="numeric" autoComplete="off" hint={t("codes.no_limit")} />
        </div>
        <button type="submit" aria-disabled={isBusy || undefined}>
          {t("codes.issue")}
        </button>
      </Form>
    </section>
  );
}

/** What the code is for: a film or one of its shows, and a kind of ticket. */
function Scope({ codes, answer }: { codes: Codes; answer: CodesAnswer | undefined }) {
  const t = useT("box-office");
  const { lang } = useLocale();
  const { shortDay } = useFormats();
  return (
    <div className={styles.two}>
      <div className={styles.field}>
        <label htmlFor={idOf("scope")}>{t("codes.scope")}</label>
        <Problem name="scope" answer={answer} />
        <select id={idOf("scope")} name="scope" defaultValue={answer?.typed.scope} {...marked("scope", answer)}>
          <option value="">{t("codes.all_shows")}</option>
          {codes.films.map(({ id, name, shows }) => (
            <optgroup key={id} label={name}>
              <option value={`production:${id}`}>{t("codes.film", { film: name })}</option>
              {shows.map((show) => (
                <option key={show.id} value={`event:${show.id}`}>
                  {`${shortDay(show.starts_at)}, ${formatTime(show.starts_at, lang)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={idOf("sale_type")}>{t("codes.sale_type")}</label>
        <select id={idOf("sale_type")} name="sale_type" defaultValue={answer?.typed.sale_type}>
          <option value="">{t("codes.all_types")}</option>
          {codes.sale_types.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
