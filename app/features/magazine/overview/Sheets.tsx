import type { ListedArticle } from "~/domain/articles/listed";
import { fallbackLang } from "~/i18n/fallback-lang";
import type { StyleWithProperties } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { Byline } from "../Byline";
import { categoryAccent } from "../category-accent";
import { Minutes } from "../Minutes";
import { sheetRows } from "./rows";
import styles from "./Sheets.module.css";

/** Articles as contact sheets: pictures of one height, each as wide as it is; what has no picture is a line. */
export function Sheets({ articles, level = 2 }: { articles: readonly ListedArticle[]; level?: 2 | 3 }) {
  return sheetRows(articles).map(({ pictures, rest, lines }) => (
    <div key={(pictures[0] ?? lines[0])?.id} className={styles.group}>
      {pictures.length > 0 && (
        <ul className={styles.row} style={{ "--rest": rest } as StyleWithProperties}>
          {pictures.map((article) => (
            <Sheet key={article.id} article={article} level={level} />
          ))}
          {rest > 0 && <li className={styles.rest} aria-hidden="true" />}
        </ul>
      )}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map((article) => (
            <Line key={article.id} article={article} level={level} />
          ))}
        </ul>
      )}
    </div>
  ));
}

interface EntryProps {
  article: ListedArticle;
  /** Level of its heading. */
  level: 2 | 3;
}

function Title({ article, level }: EntryProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={styles.title} lang={fallbackLang(article.fallback, "title")}>
      <Link to={article.url}>{article.title}</Link>
    </Heading>
  );
}

function Standfirst({ article }: { article: ListedArticle }) {
  return (
    <div className={styles.standfirst}>
      {article.teaser && <p lang={fallbackLang(article.fallback, "teaser")}>{article.teaser}</p>}
      <Byline article={article} />
    </div>
  );
}

function Category({ article: { category, fallback } }: { article: ListedArticle }) {
  return (
    category && (
      <p className={styles.category} lang={fallbackLang(fallback, "category")}>
        {category.name}
      </p>
    )
  );
}

function Sheet({ article, level }: EntryProps) {
  const ratio = article.image?.ratio ?? 1;
  return (
    <li
      className={styles.sheet}
      {...categoryAccent(article.category)}
      style={{ "--ratio": ratio } as StyleWithProperties}
    >
      <div className={styles.picture}>
        <Picture
          image={article.image}
          sizes={`(min-width: 64em) ${Math.round(19 * ratio)}rem, ${Math.round(10.4 * ratio)}rem`}
          decorative
        />
      </div>
      <Minutes count={article.minutes} className={styles.minutes} />
      <Category article={article} />
      <Title article={article} level={level} />
      <Standfirst article={article} />
    </li>
  );
}

function Line({ article, level }: EntryProps) {
  return (
    <li className={styles.line} {...categoryAccent(article.category)}>
      <div className={styles.fact}>
        <Minutes count={article.minutes} />
        <Category article={article} />
      </div>
      <Title article={article} level={level} />
      <Standfirst article={article} />
    </li>
  );
}

const waiting = [1.6, 1.37, 1.6];

/** What stands where the next articles will. */
export function SheetsPlaceholder() {
  return (
    <ul className={styles.row} style={{ "--rest": 0 } as StyleWithProperties} aria-hidden="true">
      {waiting.map((ratio, index) => (
        <li key={index} className={styles.sheet} style={{ "--ratio": ratio } as StyleWithProperties}>
          <div className={`${styles.picture} ${styles.empty}`} />
          <span className={styles.minutes}>–</span>
        </li>
      ))}
    </ul>
  );
}
