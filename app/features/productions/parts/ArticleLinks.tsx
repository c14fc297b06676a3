import { Link } from "~/ui/Link";
import type { ArticleTeaser } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { Picture } from "~/ui/picture/Picture";
import styles from "./ArticleLinks.module.css";

/** Articles that belong to a film, as reading matter rather than cards. */
export function ArticleLinks({ articles }: { articles: readonly ArticleTeaser[] }) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id} className={styles.item}>
          <Link to={article.url} lang={fallbackLang(article.fallback, "title")}>
            {article.image && <Picture image={article.image} sizes="(min-width: 48em) 20rem, 92vw" decorative />}
            <span className={styles.title}>{article.title}</span>
          </Link>
          <p className={styles.meta}>{[article.category?.name, article.author].filter(Boolean).join(" · ")}</p>
        </li>
      ))}
    </ul>
  );
}
