import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { LocaleCode } from "~/domain/locale/locales";
import { importPart } from "~/domain/common/part";
import { paths } from "~/domain/site/pages";
import { passkeyNameLength } from "~/domain/staff/passkey";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "../access/Access.module.css";
import { Field } from "../Field";
import { PasswordField } from "../PasswordField";
import { Refused } from "../Refused";
import { text } from "../sign-in-form";
import { useCanPasskeys } from "./can-passkeys";
import type { PasskeyProblem } from "./later/ceremonies";

/** Making a passkey: its name and the password, then the browser asks for finger, face or PIN. */
export function AddPasskey() {
  const t = useT("passkeys");
  const can = useCanPasskeys();
  const [isOpen, setOpen] = useState(false);
  if (!can) return <p className={styles.note}>{t("cannot")}</p>;
  if (isOpen) return <Form onCancel={() => setOpen(false)} />;
  return (
    <div>
      <Button variant="ghost" size="large" onClick={() => setOpen(true)}>
        {t("add")}
      </Button>
    </div>
  );
}

async function made(lang: LocaleCode, typed: { name: string; password: string }): Promise<PasskeyProblem | null> {
  if (typed.password === "") return "password_missing";
  const part = await importPart(() => import("./later/ceremonies")).catch(() => null);
  return part ? part.addPasskey(lang, typed) : "failed";
}

function Form({ onCancel }: { onCancel: () => void }) {
  const t = useT("passkeys");
  const { lang, href } = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<PasskeyProblem | null>(null);
  const first = useRef<HTMLInputElement>(null);
  // It stands where the button was that was pressed.
  useEffect(() => first.current?.focus(), []);
  const isField = problem === "password_missing" || problem === "password_wrong";

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return undefined;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setProblem(null);
    const met = await made(lang, { name: text(form, "name"), password: text(form, "password") });
    if (met === null) return location.assign(`${href(paths["user-security"])}?done=passkey_added`);
    setProblem(met);
    return setBusy(false);
  }

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <Field
        name="name"
        label={t("name")}
        problem={undefined}
        maxLength={passkeyNameLength}
        required={false}
        autoCapitalize="sentences"
        autoComplete="off"
        ref={first}
      >
        <p className={styles.note}>{t("name_hint")}</p>
      </Field>
      <PasswordField label={t("password")} problem={isField ? t(`error.${problem}`) : undefined} />
      {problem && !isField && <Refused title={t(`error.${problem}`)} />}
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={isBusy}>
          {t("make")}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t("not_now")}
        </Button>
      </div>
    </form>
  );
}
