import { useId, useState } from "react";
import { timeOf } from "~/domain/format/time";
import { codeLength } from "~/domain/site/sign-in-code";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Button, ButtonLink } from "~/ui/form/Button";
import { PageTitle } from "~/ui/text/PageTitle";
import { useHydrated } from "~/ui/use-hydrated";
import { Wrap } from "~/ui/Wrap";
import { Answer } from "./Answer";
import type { SignInAnswer } from "./sign-in-form";
import { useLoginPath } from "./use-login-path";
import styles from "./CodeStep.module.css";

interface CodeStepProps {
  email: string;
  until: string | null;
  isExpired: boolean;
  phone: string;
  next: string | null;
  answer: SignInAnswer | undefined;
}

/** A code that cannot be tried any more: all that helps is another one. */
const spent = (answer: SignInAnswer | undefined): boolean =>
  answer?.refusal === "code_expired" || answer?.refusal === "code_used_up";

/** The six digits that were mailed: one field at the size of a start time. */
export function CodeStep({ email, until, isExpired, phone, next, answer }: CodeStepProps) {
  const t = useT("account");
  const { clock } = useFormats();
  const form = useId();
  const to = useLoginPath(next);
  const isOver = isExpired || spent(answer);
  return (
    <Wrap className={styles.page}>
      <div className={styles.words}>
        <PageTitle className={styles.title}>{t(isOver ? "code.over" : "code.title")}</PageTitle>
        <p className={styles.lead}>
          {t("code.to")} <b>{email}</b>. {t("code.no_password")}
        </p>
        {answer && <Answer {...answer} />}
      </div>
      <div className={styles.plane} {...accented(isOver ? "brass" : "mint")}>
        <ol className={styles.steps}>
          <li>{t("code.step_email")}</li>
          <li aria-current="step">{t("code.step_code")}</li>
        </ol>
        {!isOver && <CodeForm id={form} action={to()} next={next} answer={answer} />}
        {until !== null && (
          <p className={styles.until}>{t(isOver ? "code.was" : "code.until", { time: clock(timeOf(until)) })}</p>
        )}
      </div>
      <div className={styles.after}>
        <form method="post" action={to()} className={styles.again}>
          <input type="hidden" name="step" value="code" />
          {next && <input type="hidden" name="next" value={next} />}
          <Button
            type="submit"
            name="wish"
            value="again"
            variant={isOver ? "primary" : "quiet"}
            size={isOver ? "large" : "medium"}
          >
            {t("code.again")}
          </Button>
          <ButtonLink variant="quiet" to={to("email")}>
            {t("code.other")}
          </ButtonLink>
        </form>
        <p className={styles.note}>
          {t("code.nothing")} {phone && t("code.call", { phone })}
        </p>
      </div>
    </Wrap>
  );
}

interface CodeFormProps {
  id: string;
  action: string;
  next: string | null;
  answer: SignInAnswer | undefined;
}

function CodeForm({ id, action, next, answer }: CodeFormProps) {
  const t = useT("account");
  const hydrated = useHydrated();
  const [digits, setDigits] = useState("");
  const missing = codeLength - digits.length;
  const problem = answer?.problems[0];
  const isWrong = problem !== undefined || answer?.refusal === "code_wrong";
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="step" value="code" />
      {next && <input type="hidden" name="next" value={next} />}
      <label htmlFor={id} className={styles.label}>
        {t("code.label")}
      </label>
      {/* Room for what people paste: "428 113" and "428-113" are the same code. */}
      <input
        id={id}
        name="code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
        className={styles.code}
        onInput={(event) => {
          const field = event.currentTarget;
          const typed = field.value.replaceAll(/\D/g, "").slice(0, codeLength);
          if (typed !== field.value) field.value = typed;
          setDigits(typed);
        }}
        {...(isWrong && { "aria-invalid": true })}
        {...(problem && { "aria-describedby": `${id}-problem` })}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {t(`error.${problem}`)}
        </p>
      )}
      <Button type="submit" size="large" className={styles.submit}>
        {hydrated && missing > 0 ? t("code.missing", { count: missing }) : t("login.submit")}
      </Button>
    </form>
  );
}
