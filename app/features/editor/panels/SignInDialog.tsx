import { useEffect, useRef, useState, type FormEvent } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { fieldText } from "~/ui/form/later/field-text";
import type { Session } from "../session";
import { useCell } from "../store/cell";
import { takeCode, takePassword, type SignInRefusal, type SignInStep } from "./sign-in";
import styles from "./parts.module.css";

/** Whoever writes is not interrupted in the middle of a word: what they type next would go into the dialog. */
const calmMs = 1_000;

/** Whether nothing was done to the page for a moment. */
function useCalm(session: Session): boolean {
  const state = useCell(session.store.state);
  const [isCalm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), calmMs);
    return () => clearTimeout(timer);
  }, [state]);
  return isCalm;
}

/** The session is over while somebody works: they sign in here, and go on. */
export function SignInDialog({ session }: { session: Session }) {
  const t = useT("editor");
  const { href } = useLocale();
  const [step, setStep] = useState<SignInStep>("password");
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null);
  const [isBusy, setBusy] = useState(false);
  const isCalm = useCalm(session);
  const { store, signIn } = session;
  const later = (): void => signIn.set("later");
  const goOn = (): void => {
    signIn.set(null);
    if (store.state.get().pending.length > 0) store.saving.update({ kind: "saving" });
    store.retry();
  };
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setBusy(true);
    const taken =
      step === "password"
        ? await takePassword(fieldText(form, "email"), fieldText(form, "password"))
        : await takeCode(fieldText(form, "code"));
    setBusy(false);
    setRefusal(taken.refusal);
    if (taken.next) return setStep(taken.next);
    if (!taken.refusal) goOn();
  };
  if (!isCalm) return null;
  return (
    <Dialog open onClose={later} title={t("signIn.kept")} className={styles.dialog}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {step === "password" ? <PasswordFields /> : <CodeField />}
        {refusal && (
          <p role="alert" className={styles.error}>
            {t(refusal)}
          </p>
        )}
        <button type="submit" className={styles.button} data-kind="ink" disabled={isBusy}>
          {t("signIn.enter")}
        </button>
        <p>
          {t("signIn.otherwise")}{" "}
          <a href={href(paths["user-login"])} target="_blank" rel="noopener">
            {t("signIn.otherTab")}
          </a>
        </p>
        <button type="button" className={styles.button} onClick={goOn}>
          {t("signIn.again")}
        </button>
      </form>
    </Dialog>
  );
}

function PasswordFields() {
  const t = useT("editor");
  return (
    <>
      <p>{t("signIn.explain")}</p>
      <label className={styles.field}>
        {t("signIn.email")}
        <input type="email" name="email" autoComplete="username" required />
      </label>
      <label className={styles.field}>
        {t("signIn.password")}
        <input type="password" name="password" autoComplete="current-password" required />
      </label>
    </>
  );
}

function CodeField() {
  const t = useT("editor");
  const field = useRef<HTMLInputElement>(null);
  // It stands where the password was that was just sent.
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <p>{t("signIn.codeExplain")}</p>
      <label className={styles.field}>
        {t("signIn.code")}
        <input ref={field} name="code" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} required />
      </label>
    </>
  );
}
