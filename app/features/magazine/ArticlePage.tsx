import type { ReactNode } from "react";
import { Link } from "~/ui/Link";
import type { ArticleDetail } from "~/domain/articles/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { Picture } from "~/ui/picture/Picture";
import { RichText } from "~/ui/text/later/RichText";
import { Wrap } from "~/ui/Wrap";
import styles from "./ArticlePage.module.css";

/** An article, made for reading. */
export function ArticlePage({ article, breadcrumb }: { article: ArticleDetail; breadcrumb: ReactNode }) {
  const { fullDay } = useFormats();
  const t = useT("productions");
  const german = (field: string) => fallbackLang(article.fallback, field);
  return (
    <Wrap as="article" className={styles.article}>
      {breadcrumb}
      <header className={styles.head}>
        <p className={styles.meta}>
          {[article.category?.name ?? article.preline, fullDay(article.date)].filter(Boolean).join(" · ")}
        </p>
        <h1 tabIndex={-1} lang={german("title")}>
          {article.title}
        </h1>
        {article.teaser && (
          <p className={styles.teaser} lang={german("teaser")}>
            {article.teaser}
          </p>
        )}
        <p className={styles.meta}>
          {article.author && t("article.by", { name: article.author })}
          {german("text") && ` · ${t("germanOnly")}`}
        </p>
      </header>
      {article.image && (
        <figure>
          <Picture image={article.image} sizes="(min-width: 88rem) 88rem, 100vw" priority />
          {article.image.credit && <figcaption className={styles.credit}>{article.image.credit}</figcaption>}
        </figure>
      )}
      <div className={styles.body}>
        <div className={styles.text} lang={german("text")}>
          <RichText doc={article.text} />
        </div>
        {article.productions.length > 0 && (
          <aside className={styles.films}>
            <h2>{t("article.films")}</h2>
            <ul>
              {article.productions.map((film) => (
                <li key={film.id}>
                  <Link to={film.url}>{film.name}</Link>
                </li>
              ))}
            </ul>
          </aside>
        )}
      </div>
    </Wrap>
  );
}
