import { useId, useState } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { useHydrated } from "~/ui/use-hydrated";
import { GateFrame } from "../../ui/stage/later/GateFrame";
import { Leader } from "./Leader";
import { Refused } from "./Refused";
import type { FieldProblem, SignInAnswer } from "./sign-in-form";
import styles from "./SignInPage.module.css";
import { Stage } from "../../ui/stage/later/Stage";

interface SignInPageProps {
  /** Where to go afterwards. */
  next: string | null;
  /** What the form was answered, if it was not accepted. */
  answer: SignInAnswer | undefined;
}

/**
 * Signing in, for the team. A plain form that loads a document: every page is another one
 * afterwards, and it works without JavaScript.
 */
export function SignInPage({ next, answer }: SignInPageProps) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <Stage
      title={t("login.title")}
      frame={
        <GateFrame accent="brass">
          <Leader>3</Leader>
        </GateFrame>
      }
    >
      <p className={styles.lead}>{t("login.lead")}</p>
      {answer && (
        <Refused title={t(answer.refusal ? `error.${answer.refusal}` : "error.fields")}>
          {answer.refusal && t(`error.${answer.refusal}_hint`)}
        </Refused>
      )}
      {/* The address keeps `next`, so that a page that is loaded again still knows it. */}
      <form
        method="post"
        action={`${href(paths["user-login"])}${next ? `?next=${encodeURIComponent(next)}` : ""}`}
        className={styles.form}
        noValidate
      >
        {next && <input type="hidden" name="next" value={next} />}
        <Fields email={answer?.email ?? ""} problems={answer?.problems ?? []} />
        <div className={styles.actions}>
          <Button type="submit" size="large">
            {t("login.submit")}
          </Button>
          <ButtonLink variant="quiet" to={href(paths.events)}>
            {t("login.programme")}
          </ButtonLink>
        </div>
      </form>
      <p className={styles.note}>{t("login.forgotten")}</p>
    </Stage>
  );
}

function Fields({ email, problems }: { email: string; problems: readonly FieldProblem[] }) {
  const t = useT("account");
  const id = useId();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const emailProblem = problems.find((problem) => problem !== "password_missing");
  const passwordProblem = problems.find((problem) => problem === "password_missing");
  const described = (problem: FieldProblem | undefined, name: string) =>
    problem ? { "aria-invalid": true, "aria-describedby": `${id}${name}-problem` } : {};
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}email`}>{t("login.email")}</label>
        <input
          id={`${id}email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          defaultValue={email}
          required
          {...described(emailProblem, "email")}
        />
        {emailProblem && (
          <p id={`${id}email-problem`} className={styles.problem}>
            {t(`error.${emailProblem}`)}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}password`}>{t("login.password")}</label>
        <input
          id={`${id}password`}
          name="password"
          type={shown ? "text" : "password"}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={128}
          required
          {...described(passwordProblem, "password")}
        />
        {passwordProblem && (
          <p id={`${id}password-problem`} className={styles.problem}>
            {t(`error.${passwordProblem}`)}
          </p>
        )}
        <label className={styles.show} hidden={!hydrated}>
          <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
          {t("login.show")}
        </label>
      </div>
    </>
  );
}
