import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { Wrap } from "~/ui/Wrap";
import type { Named } from "./load";
import styles from "./TopicRun.module.css";

interface TopicRunProps {
  topics: readonly Named[];
  /** How many there are altogether. */
  count: number;
  /** Address of the feed, if there is one. */
  feed: string | undefined;
}

/** The topics one can go on with, as running type, and the way to all of them. */
export function TopicRun({ topics, count, feed }: TopicRunProps) {
  const { href } = useLocale();
  const t = useT("magazine");
  if (topics.length === 0) return null;
  return (
    <Wrap as="section" className={styles.section}>
      <div className={styles.head}>
        <h2>{t("topics")}</h2>
        {feed && (
          <a href={feed} type="application/rss+xml">
            {t("feed")}
          </a>
        )}
      </div>
      <ul className={styles.run}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link to={topic.url}>
              {topic.name}
              <sup aria-hidden="true">{topic.count}</sup>
              <VisuallyHidden>, {t("count", { count: topic.count })}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <Link to={href(paths["magazine-tags"])}>{t("allTopics", { count })}</Link>
      </p>
    </Wrap>
  );
}
