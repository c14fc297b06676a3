import { useId, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/use-hydrated";
import type { FieldProblem } from "./sign-in-form";
import styles from "./SignInPage.module.css";

/** The password of the team, which may be looked at. */
export function PasswordField({ problem }: { problem: FieldProblem | undefined }) {
  const t = useT("account");
  const id = useId();
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t("login.password")}</label>
      <input
        id={id}
        name="password"
        type={shown ? "text" : "password"}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
        {...(problem && { "aria-invalid": true, "aria-describedby": `${id}-problem` })}
      />
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {t(`error.${problem}`)}
        </p>
      )}
      <label className={styles.show} hidden={!hydrated}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t("login.show")}
      </label>
    </div>
  );
}
