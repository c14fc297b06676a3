import { useId } from "react";
import { useT } from "~/i18n/use-t";
import type { FieldProblem } from "./sign-in-form";
import styles from "./SignInPage.module.css";

interface EmailFieldProps {
  email: string;
  problem: FieldProblem | undefined;
  autoComplete: "email" | "username";
}

/** The address somebody signs in with. */
export function EmailField({ email, problem, autoComplete }: EmailFieldProps) {
  const t = useT("account");
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("login.email")}</label>
      <input
        id={id}
        name="email"
        type="email"
        inputMode="email"
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        defaultValue={email}
        required
        {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {t(`error.${problem}`)}
        </p>
      )}
    </div>
  );
}
