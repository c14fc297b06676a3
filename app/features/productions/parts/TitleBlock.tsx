import { Link } from "~/ui/Link";
import type { SeriesRef } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import styles from "./TitleBlock.module.css";

interface TitleBlockProps {
  title: string;
  original: string | null;
  originalLang: string | null;
  subtitle?: string;
  series: SeriesRef | null;
  /** What the house calls the show beside its series. */
  labels?: readonly string[];
  /** Names of the fields whose text exists in German only. */
  fallback: readonly string[];
}

/** Long titles get smaller and narrower, so that no title is ever cut or hyphenated needlessly. */
function titleClass(title: string): string {
  const longestWord = Math.max(...title.split(/\s+/).map((word) => word.length));
  if (title.length > 64 || longestWord > 22) return `${styles.title} ${styles.veryLong}`;
  if (title.length > 34 || longestWord > 13) return `${styles.title} ${styles.long}`;
  return styles.title ?? "";
}

export function TitleBlock({
  title,
  original,
  originalLang,
  subtitle = "",
  series,
  labels = [],
  fallback,
}: TitleBlockProps) {
  const t = useT("productions");
  return (
    <div className={styles.block}>
      {(series || labels.length > 0) && (
        <p className={styles.preline}>
          {series && (
            <Link to={series.url} lang={fallbackLang(fallback, "series")}>
              {series.name}
            </Link>
          )}
          {series && labels.length > 0 && " · "}
          {labels.join(" · ")}
        </p>
      )}
      <h1 tabIndex={-1} className={titleClass(title)} lang={fallbackLang(fallback, "title")}>
        {title}
      </h1>
      {original && original !== title && (
        <p className={styles.original} lang={originalLang ?? undefined}>
          {original}
        </p>
      )}
      {subtitle && (
        <p className={styles.subtitle} lang={fallbackLang(fallback, "subtitle")}>
          {subtitle}
        </p>
      )}
      {fallback.some((field) => field === "text" || field === "teaser") && (
        <p className={styles.germanOnly}>{t("germanOnly")}</p>
      )}
    </div>
  );
}
