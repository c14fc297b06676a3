import type { ListedEvent } from "~/domain/programme/listed";
import { useT } from "~/i18n/use-t";
import styles from "./WorkFacts.module.css";

/** What stands under the title of a film: its original title, who made it, when, and how long it is. */
export function WorkFacts({ work }: { work: ListedEvent }) {
  const t = useT("productions");
  const { title, original_title: original, original_lang: lang, directors, year, runtime } = work;
  const facts = [directors.join(", "), year, runtime && t("series.minutes", { count: runtime })].filter(Boolean);
  return (
    <>
      {original && original !== title && (
        <p className={styles.original} lang={lang ?? undefined}>
          {original}
        </p>
      )}
      {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
    </>
  );
}
