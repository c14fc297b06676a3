import { Link } from "~/ui/Link";
import type { ArticleTeaser } from "~/domain/programme/schema";
import { fallbackLang } from "~/i18n/fallback-lang";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import styles from "./MagazineTeasers.module.css";

/** The magazine on other pages: one article to read now, the others smaller beside it. */
export function MagazineTeasers({ articles, headline }: { articles: readonly ArticleTeaser[]; headline: string }) {
  const [lead, ...rest] = articles;
  if (!lead) return null;
  return (
    <section className={styles.section}>
      <Wrap>
        {headline && <h2 className={styles.headline}>{headline}</h2>}
        <div className={styles.grid}>
          <div className={styles.lead}>
            <Link to={lead.url} lang={fallbackLang(lead.fallback, "title")}>
              {lead.image && <Picture image={lead.image} sizes="(min-width: 64em) 50rem, 92vw" decorative />}
              <Meta article={lead} />
              <h3 className={styles.title}>{lead.title}</h3>
              <p className={styles.teaser}>{lead.teaser}</p>
            </Link>
          </div>
          <ul className={styles.rest}>
            {rest.map((article) => (
              <li key={article.id}>
                <Link to={article.url} lang={fallbackLang(article.fallback, "title")}>
                  {article.image && <Picture image={article.image} height="var(--still)" sizes="12rem" decorative />}
                  <div>
                    <Meta article={article} />
                    <h3 className={styles.title}>{article.title}</h3>
                    <p className={styles.standfirst}>{article.teaser}</p>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </Wrap>
    </section>
  );
}

function Meta({ article }: { article: ArticleTeaser }) {
  return (
    <p className={styles.meta}>
      {[article.category?.name ?? article.preline, article.author].filter(Boolean).join(" · ")}
    </p>
  );
}
