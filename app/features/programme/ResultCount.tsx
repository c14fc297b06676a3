import { splitByNow } from "~/domain/programme/grouping";
import { useT } from "~/i18n/use-t";
import type { ProgrammeData } from "./load";
import { useProgramme } from "./programme-context";
import styles from "./ResultCount.module.css";

/** How many shows match: the page's one polite status. */
export function ResultCount({ data: { facets, view } }: { data: ProgrammeData }) {
  const t = useT("programme");
  const { now } = useProgramme();
  const part =
    view.kind === "woche"
      ? t("count.week", { count: splitByNow(view.events, now).upcoming.length })
      : view.kind === "filme"
        ? t("count.films", { count: view.films.length })
        : null;
  return (
    <p className={styles.count} role="status">
      <strong>{t("count", { count: facets.count })}</strong>
      {part && <span>, {part}</span>}
    </p>
  );
}
