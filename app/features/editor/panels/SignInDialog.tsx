import { useState, type FormEvent } from "react";
import { browserTransport } from "~/api/browser";
import { useT } from "~/i18n/use-t";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { fieldText } from "../form/field-text";
import type { Session } from "../session";
import styles from "./parts.module.css";

type Refusal = "signIn.refused" | "signIn.failed";

async function signIn(email: string, password: string): Promise<Refusal | null> {
  try {
    const { ok, status } = await browserTransport.fetch("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    });
    return ok ? null : status === 401 ? "signIn.refused" : "signIn.failed";
  } catch {
    return "signIn.failed";
  }
}

/** The session is over while somebody works: they sign in here, and go on. */
export function SignInDialog({ session }: { session: Session }) {
  const t = useT("editor");
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const later = (): void => session.store.saving.update({ kind: "failing" });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const refused = await signIn(fieldText(form, "email"), fieldText(form, "password"));
    setBusy(false);
    setRefusal(refused);
    if (refused) return;
    session.store.saving.update({ kind: "saving" });
    session.store.retry();
  };
  return (
    <Dialog open onClose={later} title={t("signIn.kept")} className={styles.dialog}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t("signIn.explain")}</p>
        <label className={styles.field}>
          {t("signIn.email")}
          <input type="email" name="email" autoComplete="username" required />
        </label>
        <label className={styles.field}>
          {t("signIn.password")}
          <input type="password" name="password" autoComplete="current-password" required />
        </label>
        {refusal && (
          <p role="alert" className={styles.error}>
            {t(refusal)}
          </p>
        )}
        <button type="submit" className={styles.button} data-kind="ink" disabled={isBusy}>
          {t("signIn.enter")}
        </button>
      </form>
    </Dialog>
  );
}
