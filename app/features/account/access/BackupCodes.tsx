import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import styles from "./Access.module.css";

interface BackupCodesProps {
  codes: readonly string[];
  /** They come with a second factor that was just switched on. */
  isNewlyOn: boolean;
}

/** The codes for when the phone is gone: here and never again. */
export function BackupCodes({ codes, isNewlyOn }: BackupCodesProps) {
  const t = useT("security");
  const { href } = useLocale();
  return (
    <>
      {isNewlyOn && (
        <p role="status" className={styles.done}>
          {t("codes.on")}
        </p>
      )}
      <p className={styles.lead}>{t("codes.text")}</p>
      <ul className={styles.codes} translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink size="large" to={href(paths["user-security"])}>
          {t("codes.done")}
        </ButtonLink>
      </div>
    </>
  );
}
