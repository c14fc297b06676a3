import { useT } from "~/i18n/use-t";
import styles from "./SkipLinks.module.css";
import { footerId, mainId } from "../parts/targets";

/** The first links of every page: past the header, and to the end. */
export function SkipLinks() {
  const t = useT("common");
  return (
    <div className={styles.links}>
      <a href={`#${mainId}`}>{t("skip.main")}</a>
      <a href={`#${footerId}`}>{t("skip.footer")}</a>
    </div>
  );
}
