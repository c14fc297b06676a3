import { timeOf } from "~/domain/format/time";
import type { Form } from "~/domain/forms/schema";
import { paths } from "~/domain/site/pages";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { useAnswered } from "~/ui/form/later/use-answered";
import type { FormAnswer } from "../form-names";
import styles from "./FormDone.module.css";

interface FormDoneProps {
  form: Form;
  done: NonNullable<FormAnswer["done"]>;
  as: "page" | "part";
}

/** The time of arrival, what was sent, and what comes next. Takes the focus: the form it stands for is gone. */
export function FormDone({ form, done: { id, at, lines }, as }: FormDoneProps) {
  const t = useT("forms");
  const { href } = useLocale();
  const title = useAnswered<HTMLHeadingElement>(id);
  const [Title, Part] = as === "page" ? (["h1", "h2"] as const) : (["h2", "h3"] as const);
  return (
    <div className={styles.done} data-as={as}>
      <div className={styles.plane}>
        <p lang={fallbackLang(form.fallback, "title")}>{t("done.number", { title: form.title, id })}</p>
        <div>
          <time dateTime={at}>{timeOf(at)}</time>
          <Title ref={title} tabIndex={-1}>
            {t("done.title")}
          </Title>
        </div>
      </div>
      <div className={styles.words}>
        <Part>{t("done.values")}</Part>
        <dl>
          {lines.map(({ slug, label, text }) => (
            <div key={slug}>
              <dt lang={fallbackLang(form.fallback, "fields")}>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {form.success && (
          <>
            <Part>{t("done.next")}</Part>
            <p lang={fallbackLang(form.fallback, "success")}>{form.success}</p>
          </>
        )}
        <ButtonLink variant="ghost" to={href(paths.events)}>
          {t("done.programme")}
        </ButtonLink>
      </div>
    </div>
  );
}
