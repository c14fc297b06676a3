import { timeOf } from "~/domain/format/time";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Marked } from "~/ui/text/later/Marked";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import styles from "./HitRow.module.css";
import type { ListedHit } from "./load";

/** What was found and is no showing: what it is, its name, its line, and the one figure that matters of it. */
export function HitRow({ hit, query }: { hit: ListedHit; query: string }) {
  const t = useT("search");
  const { image } = hit;
  return (
    <li className={styles.row}>
      <div className={styles.still}>
        {image && (
          <Picture image={image} sizes={`${Math.round(88 * image.ratio)}px`} height="var(--still)" decorative />
        )}
      </div>
      <div className={styles.what}>
        <p className={styles.kind}>
          {hit.kind === "article" && hit.detail ? hit.detail : t(`kind.${hit.kind}`)}
          {hit.kind !== "article" && hit.detail && (
            <>
              {" · "}
              <Marked text={hit.detail} query={query} />
            </>
          )}
        </p>
        <h3 lang={fallbackLang(hit.fallback, "title")}>
          {hit.url ? (
            <Link to={hit.url} prefetch="intent">
              <Marked text={hit.title} query={query} />
            </Link>
          ) : (
            <Marked text={hit.title} query={query} />
          )}
        </h3>
        {hit.original_title && (
          <p className={styles.original} lang={hit.original_lang ?? undefined}>
            <Marked text={hit.original_title} query={query} />
          </p>
        )}
        {hit.quote && (
          <p className={styles.quote} lang={fallbackLang(hit.fallback, "quote")}>
            <Marked text={hit.quote} query={query} />
          </p>
        )}
      </div>
      <Figure hit={hit} />
    </li>
  );
}

/** Minutes of a text, the next date of a film, how often a series is still to come. */
function Figure({ hit }: { hit: ListedHit }) {
  const t = useT("search");
  const { shortDay } = useFormats();
  if (hit.minutes !== null) return <p className={styles.figure}>{t("minutes", { count: hit.minutes })}</p>;
  if (hit.upcoming_count === null) return null;
  if (!hit.next) return <p className={styles.none}>{t("noDate")}</p>;
  return (
    <p className={styles.figure}>
      <VisuallyHidden>{t("next")} </VisuallyHidden>
      <time dateTime={hit.next}>
        {timeOf(hit.next)} <small>{shortDay(hit.next)}</small>
      </time>
    </p>
  );
}
