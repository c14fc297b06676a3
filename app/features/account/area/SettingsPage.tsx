import { useId } from "react";
import type { Account } from "~/domain/account/schema";
import { locales } from "~/domain/locale/locales";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { Area } from "./Area";
import { Refused } from "../Refused";
import type { SettingsAnswer } from "./settings.server";
import styles from "./SettingsPage.module.css";

/** Where the browser gets everything the house knows of the account. */
const exportPath = "/api/account/export/";

interface SettingsPageProps {
  account: Account;
  answer: SettingsAnswer | undefined;
}

/** What a guest may change: plain forms, which work without JavaScript. */
export function SettingsPage({ account, answer }: SettingsPageProps) {
  const t = useT("account");
  return (
    <Area title={t("settings.title")} current="user-settings" isGuest>
      {answer?.said === "saved" && (
        <p role="status" className={styles.saved}>
          {t("settings.saved")}
        </p>
      )}
      {answer && answer.said !== "saved" && <Refused title={t(`settings.${answer.said}`)} />}
      <Facts account={{ ...account, ...answer?.typed }} />
      <section className={styles.part}>
        <h2>{t("settings.data")}</h2>
        <p>{t("settings.data_text")}</p>
        <p>
          <a href={exportPath} download="account.json">
            {t("settings.export")}
          </a>
        </p>
      </section>
      <Deletion isOpen={answer?.said === "unconfirmed"} />
    </Area>
  );
}

function Facts({ account }: { account: Account }) {
  const t = useT("account");
  const { href } = useLocale();
  const id = useId();
  const names = [
    { name: "first_name", complete: "given-name" },
    { name: "last_name", complete: "family-name" },
  ] as const;
  return (
    <form method="post" action={href(paths["user-settings"])} className={styles.form}>
      {names.map(({ name, complete }) => (
        <div key={name} className={styles.field}>
          <label htmlFor={id + name}>{t(`settings.${name}`)}</label>
          <input id={id + name} name={name} maxLength={60} autoComplete={complete} defaultValue={account[name]} />
        </div>
      ))}
      <div className={styles.field}>
        <label htmlFor={`${id}lang`}>{t("settings.mail_lang")}</label>
        <select id={`${id}lang`} name="mail_lang" defaultValue={account.mail_lang}>
          {locales.map(({ code, name }) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.note}>{t("settings.email", { email: account.email })}</p>
      <div>
        <Button type="submit" size="large">
          {t("settings.save")}
        </Button>
      </div>
    </form>
  );
}

/** Deleting takes a click to find, and a tick to mean. */
function Deletion({ isOpen }: { isOpen: boolean }) {
  const t = useT("account");
  const { href } = useLocale();
  return (
    <section className={styles.part}>
      <h2>{t("settings.delete")}</h2>
      <p>{t("settings.delete_text")}</p>
      <details open={isOpen}>
        <summary>{t("settings.delete_open")}</summary>
        <form method="post" action={href(paths["user-settings"])} className={styles.delete}>
          <input type="hidden" name="wish" value="delete" />
          <label className={styles.sure}>
            <input type="checkbox" name="sure" value="yes" required />
            {t("settings.sure")}
          </label>
          <Button type="submit" variant="ghost" size="large">
            {t("settings.delete_submit")}
          </Button>
        </form>
      </details>
    </section>
  );
}
