import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { useHydrated } from "~/ui/use-hydrated";
import { Field } from "./Field";
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
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  return (
    <Field
      label={label ?? t("login.password")}
      problem={problem}
      name={name}
      type={shown ? "text" : "password"}
      autoComplete={isNew ? "new-password" : "current-password"}
      maxLength={128}
    >
      <label className={styles.show} hidden={!hydrated}>
        <input type="checkbox" checked={shown} onChange={(event) => setShown(event.target.checked)} />
        {t("login.show")}
      </label>
    </Field>
  );
}
