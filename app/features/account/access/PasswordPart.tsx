import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { PasswordField } from "../PasswordField";
import { lengths } from "./access-form";
import styles from "./Access.module.css";
import type { SecurityAnswer } from "./security.server";

/** Setting another password, which takes the one so far. */
export function PasswordPart({ answer }: { answer: SecurityAnswer | undefined }) {
  const t = useT("security");
  const { href } = useLocale();
  const problem = answer?.wish === "password" ? answer.problem : null;
  const isOld = problem === "password_missing" || problem === "password_wrong";
  const isNew = problem === "password_short" || problem === "password_long";
  return (
    <section className={styles.part}>
      <h2>{t("password.title")}</h2>
      <form method="post" action={href(paths["user-security"])} className={styles.form} noValidate>
        <input type="hidden" name="wish" value="password" />
        <PasswordField label={t("password.old")} problem={isOld ? t(`error.${problem}`) : undefined} />
        <PasswordField
          name="new_password"
          label={t("password.new")}
          isNew
          problem={isNew ? t(`error.${problem}`, lengths) : undefined}
        />
        <p className={styles.note}>{t("password.rule", lengths)}</p>
        <div>
          <Button type="submit" size="large">
            {t("password.submit")}
          </Button>
        </div>
      </form>
    </section>
  );
}
