import { Link } from "~/ui/Link";
import type { TeasedArticle } from "~/domain/articles/listed";
import { paths } from "~/domain/site/pages";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Picture } from "~/ui/picture/Picture";
import { Wrap } from "~/ui/Wrap";
import styles from "./MagazineTeasers.module.css";

/** The magazine on other pages: one article to read now, the others smaller beside it. */
export function MagazineTeasers({ articles, headline }: { articles: readonly TeasedArticle[]; headline: string }) {
  const { href } = useLocale();
  const t = useT("home");
  const [lead, ...rest] = articles;
  if (!lead) return null;
  return (
    <section className={styles.section}>
      <Wrap>
        <div className={styles.head}>
          {headline && <h2>{headline}</h2>}
          <Link to={href(paths.magazine)} className={styles.all}>
            {t("magazine.all")}
          </Link>
        </div>
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

function Meta({ article }: { article: TeasedArticle }) {
  return (
    <p className={styles.meta}>
      {[article.category?.name ?? article.preline, article.author].filter(Boolean).join(" · ")}
    </p>
  );
}
