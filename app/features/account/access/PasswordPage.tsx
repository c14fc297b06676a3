import type { ReactNode } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { Stage } from "~/ui/stage/later/Stage";
import { EmailField } from "../EmailField";
import { Leader } from "../Leader";
import { PasswordField } from "../PasswordField";
import { Refused } from "../Refused";
import { lengths } from "./access-form";
import styles from "./Access.module.css";
import type { PasswordAnswer, PasswordState } from "./password.server";

interface PasswordPageProps extends PasswordState {
  answer: PasswordAnswer | undefined;
}

/** For whoever forgot their password: a link by mail, and the page it leads to. */
export function PasswordPage({ step, mailed, answer }: PasswordPageProps) {
  const t = useT("security");
  if (step === "sent") return <Said title={t("reset.sent_title")}>{t("reset.sent")}</Said>;
  if (step === "done") return <Said title={t("reset.done_title")}>{t("reset.done")}</Said>;
  return step === "set" ? <SetStep mailed={mailed} answer={answer} /> : <AskStep answer={answer} />;
}

function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stage title={title} frame={<Leader>3</Leader>}>
      {children}
    </Stage>
  );
}

function Said({ title, children }: { title: string; children: string }) {
  const t = useT("security");
  const { href } = useLocale();
  return (
    <Entrance title={title}>
      <p className={styles.lead}>{children}</p>
      <div className={styles.actions}>
        <ButtonLink size="large" to={`${href(paths["user-login"])}?with=password`}>
          {t("reset.sign_in")}
        </ButtonLink>
      </div>
    </Entrance>
  );
}

function AskStep({ answer }: { answer: PasswordAnswer | undefined }) {
  const t = useT("security");
  const { href } = useLocale();
  return (
    <Entrance title={t("reset.title")}>
      {answer?.problem && <Refused title={t(`error.${answer.problem}`)} />}
      <p className={styles.lead}>{t("reset.lead")}</p>
      <form method="post" action={href(paths["user-password"])} className={styles.form} noValidate>
        <EmailField email={answer?.email ?? ""} problem={answer?.emailProblem} autoComplete="username" />
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t("reset.submit")}
          </Button>
          <ButtonLink variant="quiet" to={`${href(paths["user-login"])}?with=password`}>
            {t("reset.back")}
          </ButtonLink>
        </div>
      </form>
    </Entrance>
  );
}

function SetStep({ mailed, answer }: { mailed: string; answer: PasswordAnswer | undefined }) {
  const t = useT("security");
  const { href } = useLocale();
  const problem = answer?.problem;
  const isField = problem === "password_short" || problem === "password_long";
  return (
    <Entrance title={t("reset.set_title")}>
      {problem && !isField && <Refused title={t(`error.${problem}`)} />}
      {problem === "key_over" ? (
        <div className={styles.actions}>
          <ButtonLink size="large" to={href(paths["user-password"])}>
            {t("reset.again")}
          </ButtonLink>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t("reset.set_lead")}</p>
          <form
            method="post"
            action={`${href(paths["user-password"])}?key=${encodeURIComponent(mailed)}`}
            className={styles.form}
            noValidate
          >
            <input type="hidden" name="key" value={mailed} />
            <PasswordField
              name="new_password"
              label={t("password.new")}
              isNew
              problem={isField ? t(`error.${problem}`, lengths) : undefined}
            />
            <p className={styles.note}>{t("password.rule", lengths)}</p>
            <div className={styles.actions}>
              <Button type="submit" size="large">
                {t("reset.set_submit")}
              </Button>
            </div>
          </form>
        </>
      )}
    </Entrance>
  );
}
