import { useCallback, useMemo } from "react";
import { browserApi } from "~/api/browser";
import { useArrivals, useFurtherPages } from "~/api/later/use-further-pages";
import type { ListedArticle } from "~/domain/articles/listed";
import type { Paged } from "~/domain/common/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnnounce } from "~/ui/use-announce";
import type { MagazineData } from "./load";

export interface ArticleList {
  articles: ListedArticle[];
  /** The page that a link to the rest of the list leads to; null at the end. */
  nextPage: number | null;
  loading: boolean;
  failed: boolean;
  loadMore: () => void;
}

/** The articles of a list: the document's page and those that were loaded after it, each once. */
export function useArticleList({ articles, page, filter }: MagazineData): ArticleList {
  const { lang } = useLocale();
  const t = useT("magazine");
  const announce = useAnnounce();
  const first = page + 1;
  const { further, nextPage, loading, failed, loadMore } = useFurtherPages<Paged<ListedArticle>>({
    of: ["articles", lang, filter, first],
    first,
    brought: articles,
    load: (number) => browserApi(lang).articles({ ...filter, page: number }),
  });
  useArrivals(
    further,
    useCallback((count: number) => announce(t("more.loaded", { count })), [announce, t]),
  );
  return {
    // What was published meanwhile moves the others on to the next page.
    articles: useMemo(() => {
      const all = [articles, ...further].flatMap(({ results }) => results);
      return [...new Map(all.map((article) => [article.id, article])).values()];
    }, [articles, further]),
    nextPage,
    loading,
    failed,
    loadMore: () => void loadMore(),
  };
}
