import type { ReactNode } from "react";
import { searchPath } from "~/domain/site/pages";
import { searchCategories, type SearchCategory } from "~/domain/search/query";
import type { ListedEvent } from "~/domain/programme/listed";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { Icon } from "~/ui/picture/Icon";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Wrap } from "~/ui/Wrap";
import { Empty } from "./Empty";
import { Group } from "./Group";
import type { FoundState, SearchPageData } from "./load";
import styles from "./SearchPage.module.css";

interface SearchPageProps {
  data: SearchPageData;
  /** The field, filled in by the route. */
  form: ReactNode;
  ticket: (event: ListedEvent) => ReactNode;
}

/** From this many letters on a query is no poster any more. */
const longQuery = 16;

/** The search: what is looked for is the headline, and can be written anew where it stands. */
export function SearchPage({ data, form, ticket }: SearchPageProps) {
  const t = useT("search");
  const { state } = data;
  if (state.kind === "empty" || state.kind === "failed") return <Empty data={data} form={form} ticket={ticket} />;
  if (state.kind === "found") return <Found data={data} found={state} form={form} ticket={ticket} />;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head}>
        <h1 tabIndex={-1} className={styles.start}>
          {t("start.title")}
        </h1>
        <div className={styles.query}>{form}</div>
      </div>
      <p className={styles.text}>{t("start.text")}</p>
    </Wrap>
  );
}

interface FoundProps extends SearchPageProps {
  found: FoundState;
}

function Found({ data, found: { count, counts, results, pages }, form, ticket }: FoundProps) {
  const t = useT("search");
  const { q } = data;
  return (
    <Wrap className={styles.page}>
      <div className={styles.head} data-long={q.length > longQuery || undefined}>
        <h1 tabIndex={-1} className={styles.hidden}>
          {t("titleFor", { q })}
        </h1>
        <div className={styles.query}>{form}</div>
        <p className={styles.count} role="status">
          <VisuallyHidden>{t("status", { count, q })}</VisuallyHidden>
          <b aria-hidden="true">{count}</b> <span aria-hidden="true">{t("results", { count })}</span>
        </p>
      </div>
      {count > 1 && <Tabs data={data} counts={counts} count={count} />}
      {results.map((part) => (
        <Group key={part.category} data={data} results={part} ticket={ticket} />
      ))}
      {pages > 1 && <Pages data={data} pages={pages} />}
    </Wrap>
  );
}

interface TabsProps {
  data: SearchPageData;
  counts: Record<SearchCategory, number>;
  count: number;
}

/** Where the results are; what has none is struck and leads nowhere. */
function Tabs({ data: { q, category }, counts, count }: TabsProps) {
  const t = useT("search");
  const { href } = useLocale();
  const to = (name?: SearchCategory) => `${href(searchPath(name))}?${new URLSearchParams({ q }).toString()}`;
  const current = (name: SearchCategory | null) => (category === name ? "page" : undefined);
  return (
    <nav aria-label={t("tabs")} className={styles.tabs}>
      <ul>
        <li>
          <Link to={to()} aria-current={current(null)} preventScrollReset>
            {t("all")} <b>{count}</b>
          </Link>
        </li>
        {searchCategories.map((name) => (
          <li key={name}>
            {counts[name] > 0 ? (
              <Link to={to(name)} aria-current={current(name)} preventScrollReset>
                {t(name)} <b>{counts[name]}</b>
              </Link>
            ) : (
              <s>
                {t(name)} <b>0</b>
              </s>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way to the other pages of a category. */
function Pages({ data: { q, category, page }, pages }: { data: SearchPageData; pages: number }) {
  const t = useT("search");
  const { href } = useLocale();
  const to = (number: number) =>
    `${href(searchPath(category ?? undefined, number))}?${new URLSearchParams({ q }).toString()}`;
  return (
    <nav aria-label={t("pages")} className={styles.pages}>
      {page > 1 && (
        <Link to={to(page - 1)} rel="prev">
          <Icon name="arrow-left" /> {t("earlier")}
        </Link>
      )}
      <span>{t("page", { page, pages })}</span>
      {page < pages && (
        <Link to={to(page + 1)} rel="next">
          {t("later")} <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
