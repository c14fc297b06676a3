import { toCome } from "~/domain/programme/grouping";
import { useT } from "~/i18n/use-t";
import type { ProgrammeData } from "../state/load";
import { useProgramme } from "../state/programme-context";
import styles from "./ResultCount.module.css";

/** How many shows match and are to come: the page's one polite status. */
export function ResultCount({ data: { facets, view } }: { data: ProgrammeData }) {
  const t = useT("programme");
  const part = usePart(view);
  return (
    <p className={styles.count} role="status">
      <strong>{t("count", { count: facets.count })}</strong>
      {part && <span>, {part}</span>}
    </p>
  );
}

function usePart(view: ProgrammeData["view"]): string | null {
  const t = useT("programme");
  const { now } = useProgramme();
  if (view.kind === "woche") return t("count.week", { count: toCome(view.events, now).length });
  if (view.kind !== "filme" || view.films_count === 0) return null;
  const others = view.count - view.films_count;
  const films = t("count.films", { count: view.films_count });
  return others > 0 ? `${films} ${t("count.others", { count: others })}` : films;
}
