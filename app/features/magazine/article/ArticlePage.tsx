import type { ReactNode } from "react";
import type { Image } from "~/domain/common/schema";
import { formatAspectRatio } from "~/domain/format/time";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/Link";
import { Caption } from "~/ui/picture/Caption";
import { Picture } from "~/ui/picture/Picture";
import { RichText } from "~/ui/text/later/RichText";
import { Wrap } from "~/ui/Wrap";
import styles from "./ArticlePage.module.css";
import { categoryAccent } from "../category-accent";
import type { ArticlePageData } from "./load-article";
import { Sheets } from "../overview/Sheets";

interface ArticlePageProps extends Pick<ArticlePageData, "article" | "more" | "origin"> {
  /** The way to the page, filled in by the route. */
  breadcrumb: ReactNode;
  /** What follows its text; null: nothing. Filled in by the route. */
  sections: ReactNode;
  /** What it is about and can be seen here, filled in by the route. */
  shows: ReactNode;
}

type Article = ArticlePageData["article"];

/** An article, made for reading: its picture hangs over the edge of its plane, its text has a measure. */
export function ArticlePage({ article, breadcrumb, sections, shows, more, origin }: ArticlePageProps) {
  const t = useT("magazine");
  const { image } = article;
  return (
    <>
      <article
        className={classNames(!image && styles.bare)}
        {...categoryAccent(article.category)}
        style={{ "--ratio": image?.ratio ?? 1 } as StyleWithProperties}
      >
        <div className={styles.plane}>
          <Wrap>
            {breadcrumb}
            <Head article={article} />
          </Wrap>
        </div>
        <Wrap className={styles.body}>
          {image && <Opening image={image} />}
          <div className={styles.text} lang={fallbackLang(article.fallback, "text")}>
            <RichText doc={article.text} />
          </div>
          <Pictures images={article.gallery} />
        </Wrap>
        {sections && <div className={styles.sections}>{sections}</div>}
        <Wrap className={styles.body}>
          <Author article={article} />
          <Topics article={article} />
        </Wrap>
        {shows}
        <p className={styles.address}>{origin + article.url}</p>
      </article>
      {more.length > 0 && (
        <Wrap as="section" className={styles.more}>
          <h2>{t("article.more")}</h2>
          <Sheets articles={more} level={3} />
        </Wrap>
      )}
    </>
  );
}

function Head({ article }: { article: Article }) {
  const { fullDay } = useFormats();
  const t = useT("magazine");
  const german = (field: string) => fallbackLang(article.fallback, field);
  const { category, preline, minutes, date, author, author_page: page } = article;
  const by = author && t("article.by", { name: author });
  return (
    <header className={styles.head}>
      <p className={styles.minutes}>
        <span className={styles.figure}>{minutes}</span>{" "}
        <span className={styles.word}>
          <b>{t("minutes", { count: minutes })}</b> <span>{t("article.minutes")}</span>
        </span>
      </p>
      <p className={styles.meta}>
        {(category ?? preline) && (
          <span lang={german(category ? "category" : "preline")}>{category?.name ?? preline} · </span>
        )}
        <time dateTime={date}>{fullDay(date)}</time>
      </p>
      <h1 tabIndex={-1} lang={german("title")}>
        {article.title}
      </h1>
      {article.teaser && (
        <p className={styles.teaser} lang={german("teaser")}>
          {article.teaser}
        </p>
      )}
      {(by || german("text")) && (
        <p className={styles.by}>
          {page ? <Link to={page.url}>{by}</Link> : by}
          {by && german("text") && " · "}
          {german("text") && t("article.germanOnly")}
        </p>
      )}
    </header>
  );
}

/** Where a picture ends, and how wide it is over its height. */
function Dimension({ ratio }: { ratio: number }) {
  const { lang } = useLocale();
  return (
    <div className={styles.dimension} aria-hidden="true">
      {formatAspectRatio(ratio, lang)}
    </div>
  );
}

function Opening({ image }: { image: Image }) {
  return (
    <figure className={styles.opening}>
      <div className={styles.picture}>
        <Picture image={image} sizes="(min-width: 64em) 54rem, 100vw" priority />
        <Dimension ratio={image.ratio} />
      </div>
      <Caption image={image} className={styles.caption} />
    </figure>
  );
}

function Pictures({ images }: { images: readonly Image[] }) {
  const t = useT("magazine");
  if (images.length === 0) return null;
  return (
    <ul className={styles.pictures} aria-label={t("article.pictures")}>
      {images.map((image) => (
        <li key={image.id} style={{ "--ratio": image.ratio } as StyleWithProperties}>
          <figure>
            <Picture image={image} sizes={`${Math.round(18 * image.ratio)}rem`} />
            <Dimension ratio={image.ratio} />
            <Caption image={image} className={styles.caption} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** Who wrote it, where that is one of the house. */
function Author({ article: { author, author_page: page, fallback } }: { article: Article }) {
  if (!page) return null;
  const { url, position, image } = page;
  return (
    <aside className={styles.author}>
      {image && <Picture image={image} sizes="8rem" decorative className={styles.portrait} />}
      <div>
        <Link to={url}>{author}</Link>
        {position && <p lang={fallbackLang(fallback, "position")}>{position}</p>}
      </div>
    </aside>
  );
}

function Topics({ article: { tags, fallback } }: { article: Article }) {
  const t = useT("magazine");
  if (tags.length === 0) return null;
  return (
    <nav className={styles.topics} aria-label={t("article.topics")}>
      <ul>
        {tags.map((topic) => (
          <li key={topic.id} lang={fallbackLang(fallback, "tags")}>
            <Link to={topic.url}>{topic.name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
