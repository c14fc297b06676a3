import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import type { ProgrammeLinks } from "../../state/query-links";
import styles from "./EmptyState.module.css";

/** An address past the end of the list. */
export default function NothingOnThisPage({ links }: { links: ProgrammeLinks }) {
  const t = useT("programme");
  return (
    <div className={styles.empty}>
      <p className={styles.statement}>{t("empty.page")}</p>
      <ButtonLink to={links.to({})}>{t("empty.start")}</ButtonLink>
    </div>
  );
}
