import type { ReactNode } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, type ButtonVariant } from "~/ui/form/Button";
import { PasswordField } from "../PasswordField";
import styles from "./Access.module.css";
import type { SecurityAnswer } from "./security.server";

interface FactorPartProps {
  isOn: boolean;
  answer: SecurityAnswer | undefined;
}

/** The second factor: whether there is one, and what can be done about it. */
export function FactorPart({ isOn, answer }: FactorPartProps) {
  const t = useT("security");
  return (
    <section className={styles.part}>
      <h2>{t("factor.title")}</h2>
      <p>{t(isOn ? "factor.on" : "factor.off")}</p>
      {isOn ? (
        <>
          <More title={t("factor.new_codes")} isOpen={answer?.wish === "new-codes"}>
            <Confirmed wish="new-codes" submit={t("factor.new_codes_submit")} variant="primary" answer={answer}>
              {t("factor.new_codes_text")}
            </Confirmed>
          </More>
          <More title={t("factor.remove")} isOpen={answer?.wish === "remove"}>
            <Confirmed wish="remove" submit={t("factor.remove_submit")} variant="ghost" answer={answer}>
              {t("factor.remove_text")}
            </Confirmed>
          </More>
        </>
      ) : (
        <Confirmed wish="set-up" submit={t("factor.set_up")} variant="primary" answer={answer} />
      )}
    </section>
  );
}

function More({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className={styles.more}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

interface ConfirmedProps {
  wish: SecurityAnswer["wish"];
  submit: string;
  variant: ButtonVariant;
  answer: SecurityAnswer | undefined;
  children?: ReactNode;
}

/** A form that the password confirms. */
function Confirmed({ wish, submit, variant, answer, children }: ConfirmedProps) {
  const t = useT("security");
  const { href } = useLocale();
  const problem = answer?.wish === wish ? answer.problem : null;
  const isField = problem === "password_missing" || problem === "password_wrong";
  return (
    <form method="post" action={href(paths["user-security"])} className={styles.form} noValidate>
      {children !== undefined && <p>{children}</p>}
      <input type="hidden" name="wish" value={wish} />
      <PasswordField label={t("password.confirm")} problem={isField ? t(`error.${problem}`) : undefined} />
      <div>
        <Button type="submit" size="large" variant={variant}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
