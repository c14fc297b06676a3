import type { ReactNode } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import { CategoryStrip } from "./CategoryStrip";
import { LeadArticle } from "./LeadArticle";
import type { MagazineData, Named } from "./load";
import styles from "./MagazinePage.module.css";
import { MoreArticles } from "./MoreArticles";
import { Sheets } from "./Sheets";
import { TopicRun } from "./TopicRun";
import { useArticleList } from "./use-article-list";

interface MagazinePageProps {
  /** The way to the page, filled in by the route. */
  breadcrumb: ReactNode;
  list: MagazineData;
  /** The category or topic the list is narrowed by. */
  subject?: Named | undefined;
  /** Address of the feed, where there is one of the list. */
  feed?: string;
}

/** Articles, newest first: one to begin with, the others as sheets and lines. */
export function MagazinePage({ breadcrumb, list, subject, feed }: MagazinePageProps) {
  const { page, strip, topics } = list;
  const loaded = useArticleList(list);
  const [first, ...others] = loaded.articles;
  const lead = page === 1 ? first : undefined;
  return (
    <>
      <Wrap>
        {breadcrumb}
        <Head list={list} subject={subject} />
        {page > 1 && <Newer page={page} path={subject?.url} />}
      </Wrap>
      {lead && <LeadArticle article={lead} />}
      <Wrap className={styles.list}>
        {first ? <Sheets articles={lead ? others : loaded.articles} /> : <Nothing newest={list.newest} />}
        <MoreArticles list={loaded} count={list.articles.count} path={subject?.url} />
      </Wrap>
      <TopicRun topics={topics} count={strip.topicCount} feed={feed} />
    </>
  );
}

function Head({ list: { filter, strip, articles }, subject }: Pick<MagazinePageProps, "list" | "subject">) {
  const t = useT("magazine");
  const { count } = articles;
  return (
    <>
      <PageTitle
        preline={subject && t(filter.tag === undefined ? "category" : "topic")}
        aside={count > 0 && <p className={styles.intro}>{t("lead", { count })}</p>}
      >
        {subject?.name ?? t("title")}
      </PageTitle>
      <CategoryStrip strip={strip} current={filter.category ?? (filter.tag === undefined ? "all" : null)} />
    </>
  );
}

function Newer({ page, path }: { page: number; path: string | undefined }) {
  const { href } = useLocale();
  const t = useT("magazine");
  const own = path ?? href(paths.magazine);
  return (
    <p className={styles.newer}>
      <Link to={page === 2 ? own : `${own}?page=${page - 1}`}>{t("newer")}</Link> {t("page", { page })}
    </p>
  );
}

function Nothing({ newest }: { newest: MagazineData["newest"] }) {
  const t = useT("magazine");
  return (
    <div className={styles.nothing}>
      <h2>{t("empty.title")}</h2>
      <p className={styles.intro}>{t(newest ? "empty.last" : "empty.all")}</p>
      {newest && <Sheets articles={[newest]} />}
    </div>
  );
}
