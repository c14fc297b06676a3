import type { ListedArticle } from "~/domain/articles/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import { Byline } from "../Byline";
import { categoryAccent } from "../category-accent";
import styles from "./LeadArticle.module.css";

/** The article the magazine opens with: its picture, and beside it how long it takes, as large as a start time. */
export function LeadArticle({ article }: { article: ListedArticle }) {
  const t = useT("magazine");
  const { image, category, minutes } = article;
  const german = (field: string) => fallbackLang(article.fallback, field);
  return (
    <section className={styles.lead} {...categoryAccent(category)}>
      <div
        className={classNames(styles.stage, !image && styles.bare)}
        style={{ "--ratio": image?.ratio ?? 1 } as StyleWithProperties}
      >
        {image && (
          <div className={styles.picture}>
            <Picture image={image} sizes="(min-width: 48em) 75vw, 100vw" priority decorative />
          </div>
        )}
        <p className={styles.plane}>
          <span className={styles.figure}>{minutes}</span>{" "}
          <span className={styles.word}>
            <b>{t("minutes", { count: minutes })}</b> <span lang={german("category")}>{category?.name}</span>
          </span>
        </p>
      </div>
      <Wrap className={styles.words}>
        <div>
          {article.preline && (
            <p className={styles.preline} lang={german("preline")}>
              {article.preline}
            </p>
          )}
          <h2 className={styles.title} lang={german("title")}>
            <Link to={article.url} prefetch="intent">
              {article.title}
            </Link>
          </h2>
        </div>
        <div className={styles.standfirst}>
          <p className={styles.teaser} lang={german("teaser")}>
            {article.teaser}
          </p>
          <Byline article={article} />
        </div>
      </Wrap>
    </section>
  );
}
