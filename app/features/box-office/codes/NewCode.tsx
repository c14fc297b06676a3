import { Form, useNavigation } from "react-router";
import type { Codes } from "~/domain/codes/schema";
import { formatTime } from "~/domain/format/time";
import type { AskedField } from "~/domain/orders/asked-code";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { firstWrong, useAnswered } from "~/ui/form/later/use-answered";
import buttons from "../parts/buttons.module.css";
import { Field, Select } from "../parts/Field";
import forms from "../parts/forms.module.css";
import type { CodesAnswer } from "./codes-action.server";

/** What a field of the form is called, what was typed into it and what is wrong with that. */
function useField(answer: CodesAnswer | undefined) {
  const t = useT("box-office");
  return (name: AskedField) => {
    const problem = answer?.problems[name];
    return {
      id: `code-${name}`,
      name,
      label: t(`codes.${name}`),
      problem: problem && t(`codes.problem.${problem}`),
      defaultValue: answer?.typed[name],
    };
  };
}

/** The form for a new code. What is wrong stands at its field, and everything that was typed stays. */
export function NewCode({ codes, answer }: { codes: Codes; answer: CodesAnswer | undefined }) {
  const t = useT("box-office");
  const field = useField(answer);
  const { formData } = useNavigation();
  const form = useAnswered<HTMLFormElement>(answer, firstWrong);
  const isBusy = formData !== undefined && !formData.has("end");
  return (
    <section className={forms.aside} aria-labelledby="codes-new">
      <h2 id="codes-new">{t("codes.new")}</h2>
      <Form ref={form} method="post" noValidate className={forms.form}>
        <Field {...field("code")} hint={t("codes.code_hint")} autoComplete="off" spellCheck={false} />
        <div className={forms.two}>
          <Field {...field("value")} inputMode="decimal" autoComplete="off" required />
          <select name="kind" className={forms.input} aria-label={t("codes.value")} defaultValue={answer?.typed.kind}>
            <option value="percent">{t("codes.percent")}</option>
            <option value="amount">{t("codes.amount")}</option>
          </select>
        </div>
        <Scope codes={codes} answer={answer} />
        <div className={forms.two}>
          <Field {...field("from")} type="date" />
          <Field {...field("until")} type="date" />
        </div>
        <div className={forms.two}>
          <Field {...field("max_uses")} hint={t("codes.no_limit")} inputMode="numeric" autoComplete="off" />
          <Field {...field("max_each")} hint={t("codes.no_limit")} inputMode="numeric" autoComplete="off" />
        </div>
        <button type="submit" className={buttons.loud} aria-disabled={isBusy || undefined}>
          {t("codes.issue")}
        </button>
      </Form>
    </section>
  );
}

/** What the code is for: a film or one of its shows, and a kind of ticket. */
function Scope({ codes, answer }: { codes: Codes; answer: CodesAnswer | undefined }) {
  const t = useT("box-office");
  const field = useField(answer);
  const { lang } = useLocale();
  const { shortDay } = useFormats();
  return (
    <div className={forms.two}>
      <Select {...field("scope")}>
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
      </Select>
      <Select {...field("sale_type")}>
        <option value="">{t("codes.all_types")}</option>
        {codes.sale_types.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </div>
  );
}
