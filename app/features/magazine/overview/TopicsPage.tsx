import type { ReactNode } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Link } from "~/ui/Link";
import { PageTitle } from "~/ui/text/PageTitle";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Wrap } from "~/ui/Wrap";
import type { Named, TopicsData } from "./load";
import styles from "./TopicsPage.module.css";

const anchorOf = (letter: string): string => `register-${letter === "#" ? "0" : letter.toLowerCase()}`;

/** Every topic of the magazine, as the index at the back of a book. */
export function TopicsPage({
  breadcrumb,
  topics: { letters, topicCount, total },
}: {
  breadcrumb: ReactNode;
  topics: TopicsData;
}) {
  const { href } = useLocale();
  const t = useT("magazine");
  return (
    <Wrap className={styles.page}>
      {breadcrumb}
      <PageTitle
        aside={
          topicCount > 0 && <p className={styles.intro}>{t("index.lead", { topics: topicCount, articles: total })}</p>
        }
      >
        {t("index.title")}
      </PageTitle>
      {topicCount === 0 ? (
        <div className={styles.nothing}>
          <p className={styles.intro}>{t("index.empty")}</p>
          <ButtonLink to={href(paths.magazine)}>{t("index.back")}</ButtonLink>
        </div>
      ) : (
        <>
          <Letters letters={letters} />
          <div className={styles.index}>
            {letters.map(({ letter, entries }) => (
              <Entries key={letter} letter={letter} entries={entries} />
            ))}
          </div>
        </>
      )}
    </Wrap>
  );
}

function Letters({ letters }: { letters: TopicsData["letters"] }) {
  const t = useT("magazine");
  return (
    <nav className={styles.nav} aria-label={t("index.letters")}>
      <ul className={styles.letters}>
        {letters.map(({ letter, entries }) => (
          <li key={letter}>
            {entries.length > 0 ? <a href={`#${anchorOf(letter)}`}>{letter}</a> : <s aria-hidden="true">{letter}</s>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Entries({ letter, entries }: { letter: string; entries: readonly Named[] }) {
  const t = useT("magazine");
  if (entries.length === 0) return null;
  return (
    <section className={styles.group} id={anchorOf(letter)} aria-labelledby={`${anchorOf(letter)}-name`}>
      <h2 className={styles.letter} id={`${anchorOf(letter)}-name`}>
        {letter}
      </h2>
      <ul>
        {entries.map((topic) => (
          <li key={topic.id}>
            <Link className={styles.entry} to={topic.url}>
              <span>
                {topic.name}
                <VisuallyHidden>, {t("count", { count: topic.count })}</VisuallyHidden>
              </span>
              <span className={styles.leader} aria-hidden="true" />
              <span className={styles.count} aria-hidden="true">
                {topic.count}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
