import type { MouseEvent } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import styles from "./MoreArticles.module.css";
import { SheetsPlaceholder } from "./Sheets";
import type { ArticleList } from "./use-article-list";

interface MoreArticlesProps {
  list: ArticleList;
  /** Articles there are altogether. */
  count: number;
  /** Path of the list; nothing: the magazine's own. */
  path: string | undefined;
}

/** The end of what is loaded: adds the next page where scripts run, and is a link to it in any case. */
export function MoreArticles({ list, count, path }: MoreArticlesProps) {
  const { href } = useLocale();
  const t = useT("magazine");
  const { nextPage, loading, failed, articles } = list;
  if (nextPage === null) return null;
  const add = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    list.loadMore();
  };
  return (
    <div className={styles.more}>
      {loading && <SheetsPlaceholder />}
      {failed && <p role="alert">{t("more.failed")}</p>}
      <p className={styles.line}>
        <ButtonLink
          variant="ghost"
          to={`${path ?? href(paths.magazine)}?page=${nextPage}`}
          onClick={add}
          aria-busy={loading || undefined}
        >
          {t(loading ? "more.loading" : failed ? "more.again" : "more")}
        </ButtonLink>{" "}
        <span className={styles.shown}>{t("more.shown", { shown: articles.length, count })}</span>
      </p>
    </div>
  );
}
