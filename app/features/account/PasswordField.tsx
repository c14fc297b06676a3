import { useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./SignInPage.module.css";

interface PasswordFieldProps {
  name?: string;
  label?: string;
  /** One that is about to be set; browsers offer to make it. */
  isNew?: boolean;
  problem: string | undefined;
}

/** A password of the team, which may be looked at. */
export function PasswordField({ name = "password", label, isNew = false, problem }: PasswordFieldProps) {
  const t = useT("account");
  const id = useId();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? t("login.password")}</label>
      <input
        id={id}
        name={name}
        type={shown ? "text" : "password"}
        autoComplete={isNew ? "new-password" : "current-password"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      <label className={styles.show} hidden={!hydrated}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t("login.show")}
      </label>
    </div>
  );
}
