import { useEffect, useRef } from "react";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Link } from "~/ui/Link";
import { VisuallyHidden } from "~/ui/text/VisuallyHidden";
import { categoryAccent } from "../category-accent";
import styles from "./CategoryStrip.module.css";
import type { MagazineData } from "./load";

interface CategoryStripProps {
  strip: MagazineData["strip"];
  /** Id of the category that is shown; `all`: the whole magazine; null: something else. */
  current: number | "all" | null;
}

/** The categories of the magazine as links, each with how much it holds. */
export function CategoryStrip({ strip: { categories, total, topicCount }, current }: CategoryStripProps) {
  const { href } = useLocale();
  const t = useT("magazine");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const shown = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (list.current && shown) list.current.scrollLeft = shown.offsetLeft - list.current.clientWidth / 3;
  }, [current]);
  return (
    <nav className={styles.nav} aria-label={t("categories")}>
      <ul className={styles.list} ref={list}>
        <li>
          <Cell name={t("all")} count={total} to={href(paths.magazine)} current={current === "all"} />
        </li>
        {categories.map((category) => (
          <li key={category.id} {...categoryAccent(category)} className={styles.coloured}>
            <Cell {...category} to={category.url} current={current === category.id} />
          </li>
        ))}
        {topicCount > 0 && (
          <li className={styles.topics}>
            <Link to={href(paths["magazine-tags"])}>{t("allTopics", { count: topicCount })}</Link>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface CellProps {
  name: string;
  count: number;
  to: string;
  current: boolean;
}

function Cell({ name, count, to, current }: CellProps) {
  const t = useT("magazine");
  return (
    <Link className={styles.cell} to={to} aria-current={current ? "page" : undefined}>
      <span>{name}</span>{" "}
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t("count", { count })}</VisuallyHidden>
    </Link>
  );
}
