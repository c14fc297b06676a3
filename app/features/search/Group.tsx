import type { ReactNode } from "react";
import type { ListedEvent } from "~/domain/programme/listed";
import { searchPath } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { HitRow } from "./HitRow";
import type { Results, SearchPageData } from "./load";
import styles from "./Group.module.css";
import { ShowRow } from "./ShowRow";

interface GroupProps {
  data: SearchPageData;
  results: Results;
  ticket: (event: ListedEvent) => ReactNode;
}

/** The rows of one category under its name; on the page of everything the best of them. */
export function Group({ data: { q, category, now }, results, ticket }: GroupProps) {
  const t = useT("search");
  const { href } = useLocale();
  const { events, hits, count } = results;
  const shown = events.length + hits.length;
  return (
    <Section
      id={`results-${results.category}`}
      title={t(results.category)}
      sub={results.category === "events" ? t("sub.events", { count }) : String(count)}
    >
      <ul>
        {events.map((event) => (
          <ShowRow key={event.id} event={event} query={q} now={now} ticket={ticket} />
        ))}
        {hits.map((hit) => (
          <HitRow key={`${hit.kind} ${hit.title}`} hit={hit} query={q} />
        ))}
      </ul>
      {category === null && shown < count && (
        <p className={styles.more}>
          <Link to={`${href(searchPath(results.category))}?${new URLSearchParams({ q }).toString()}`}>
            {t(`more.${results.category}`, { count })}
          </Link>
        </p>
      )}
    </Section>
  );
}

interface SectionProps {
  id: string;
  title: string;
  sub?: ReactNode;
  children: ReactNode;
}

/** A part of the page: its name in two columns, its rows in ten. */
export function Section({ id, title, sub, children }: SectionProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.name}>
        <h2 id={id}>{title}</h2>
        {sub && <p>{sub}</p>}
      </div>
      <div className={styles.rows}>{children}</div>
    </section>
  );
}
