import { lazy, Suspense, type ReactNode } from "react";
import { importPart } from "~/domain/common/part";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button, ButtonLink } from "~/ui/form/Button";
import { Link } from "~/ui/Link";
import { Rescue } from "~/ui/Rescue";
import { Stage } from "../../ui/stage/later/Stage";
import { Answer } from "./Answer";
import { CodeStep } from "./CodeStep";
import { EmailField } from "./EmailField";
import { Leader } from "./Leader";
import { useCanPasskeys } from "./passkeys/can-passkeys";
import { PasswordField } from "./PasswordField";
import type { SignInAnswer, SignInStep } from "./sign-in-form";
import { useLoginPath } from "./use-login-path";
import styles from "./SignInPage.module.css";

/** Of no use to guests, and to browsers that know none. */
const PasskeyEntrance = lazy(() => importPart(() => import("./passkeys/later/PasskeyEntrance")));

interface SignInPageProps {
  /** Where to go afterwards. */
  next: string | null;
  step: SignInStep;
  /** Where the code went. */
  email: string;
  /** Until when it holds, ISO. */
  until: string | null;
  isExpired: boolean;
  phone: string;
  /** What the form was answered, if it was not accepted. */
  answer: SignInAnswer | undefined;
}

/**
 * Signing in: guests with a code that is mailed, the team with a password. Plain forms that load a
 * document: every page is another one afterwards, and they work without JavaScript.
 */
export function SignInPage({ next, step, email, until, isExpired, phone, answer }: SignInPageProps) {
  const shown = answer?.step ?? step;
  if (shown === "code")
    return <CodeStep email={email} until={until} isExpired={isExpired} phone={phone} next={next} answer={answer} />;
  return shown === "email" ? <EmailStep next={next} answer={answer} /> : <PasswordStep next={next} answer={answer} />;
}

interface StepProps {
  next: string | null;
  answer: SignInAnswer | undefined;
}

function EmailStep({ next, answer }: StepProps) {
  const t = useT("account");
  const to = useLoginPath(next);
  return (
    <Entrance
      lead={t("login.lead")}
      sign="2"
      answer={answer}
      note={
        <>
          {t("login.without")} <Link to={to("password")}>{t("login.team")}</Link>
        </>
      }
    >
      <form method="post" action={to()} className={styles.form} noValidate>
        <input type="hidden" name="step" value="email" />
        {next && <input type="hidden" name="next" value={next} />}
        <EmailField email={answer?.email ?? ""} problem={answer?.problems[0]} autoComplete="email" />
        <Actions submit={t("login.code_submit")} />
      </form>
    </Entrance>
  );
}

function PasswordStep({ next, answer }: StepProps) {
  const t = useT("account");
  const { href } = useLocale();
  const to = useLoginPath(next);
  const can = useCanPasskeys();
  const problems = answer?.problems ?? [];
  return (
    <Entrance
      lead={t("login.team_lead")}
      sign="3"
      answer={answer}
      note={
        <>
          <Link to={href(paths["user-password"])}>{t("login.forgotten")}</Link>
          <br />
          <Link to={to("email")}>{t("login.guest")}</Link>
        </>
      }
    >
      <form method="post" action={to("password")} className={styles.form} noValidate>
        <input type="hidden" name="step" value="password" />
        {next && <input type="hidden" name="next" value={next} />}
        <EmailField
          email={answer?.email ?? ""}
          problem={problems.find((problem) => problem !== "password_missing")}
          autoComplete="username"
        />
        <PasswordField problem={problems.includes("password_missing") ? t("error.password_missing") : undefined} />
        <Actions submit={t("login.submit")} />
      </form>
      {can && (
        <Rescue instead={null}>
          <Suspense>
            <PasskeyEntrance next={next} />
          </Suspense>
        </Rescue>
      )}
    </Entrance>
  );
}

interface EntranceProps {
  lead: string;
  /** What the leader counts. */
  sign: string;
  answer: SignInAnswer | undefined;
  note: ReactNode;
  children: ReactNode;
}

function Entrance({ lead, sign, answer, note, children }: EntranceProps) {
  const t = useT("account");
  return (
    <Stage title={t("login.title")} frame={<Leader>{sign}</Leader>}>
      <p className={styles.lead}>{lead}</p>
      {answer && <Answer {...answer} />}
      {children}
      <p className={styles.note}>{note}</p>
    </Stage>
  );
}

function Actions({ submit }: { submit: string }) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <div className={styles.actions}>
      <Button type="submit" size="large">
        {submit}
      </Button>
      <ButtonLink variant="quiet" to={href(paths.events)}>
        {t("login.programme")}
      </ButtonLink>
    </div>
  );
}
