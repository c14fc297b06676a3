import { paths } from "~/domain/site/pages";
import { useFormats } from "~/i18n/use-formats";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import styles from "../access/Access.module.css";
import type { SecurityAnswer, ShownPasskey } from "../access/security.server";
import { PasswordField } from "../PasswordField";
import { AddPasskey } from "./AddPasskey";

interface PasskeysPartProps {
  passkeys: readonly ShownPasskey[];
  answer: SecurityAnswer | undefined;
}

/** With what else somebody signs in: each may be removed, which the password confirms, and more may be added. */
export function PasskeysPart({ passkeys, answer }: PasskeysPartProps) {
  const t = useT("passkeys");
  return (
    <section className={styles.part}>
      <h2>{t("title")}</h2>
      <p>{t("lead")}</p>
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} {...passkey} answer={answer?.passkey === passkey.id ? answer : undefined} />
          ))}
        </ul>
      )}
      <AddPasskey />
    </section>
  );
}

function Row({ id, name, added, used, answer }: ShownPasskey & { answer: SecurityAnswer | undefined }) {
  const t = useT("passkeys");
  const inSecurity = useT("security");
  const { href } = useLocale();
  const { fullDay } = useFormats();
  const called = name || t("nameless");
  const problem = answer?.problem;
  const isField = problem === "password_missing" || problem === "password_wrong";
  return (
    <li>
      <b>{called}</b>
      <p>
        {t("added", { day: fullDay(added) })}
        <span className={styles.note}> · {used === null ? t("unused") : t("used", { day: fullDay(used) })}</span>
      </p>
      <details open={answer !== undefined} className={styles.more}>
        <summary aria-label={t("remove_label", { name: called })}>{t("remove")}</summary>
        <form method="post" action={href(paths["user-security"])} className={styles.form} noValidate>
          <p>{t("remove_text", { name: called })}</p>
          <input type="hidden" name="wish" value="remove-passkey" />
          <input type="hidden" name="passkey" value={id} />
          <PasswordField label={t("password")} problem={isField ? inSecurity(`error.${problem}`) : undefined} />
          <div>
            <Button type="submit" size="large" variant="ghost">
              {t("remove_submit")}
            </Button>
          </div>
        </form>
      </details>
    </li>
  );
}
