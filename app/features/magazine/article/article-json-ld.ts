import type { Article, WithContext } from "schema-dts";
import type { LocaleCode } from "~/domain/locale/locales";
import type { ArticlePageData } from "./load-article";

const authorOf = ({ author, author_page: page }: ArticlePageData["article"], origin: string) => ({
  "@type": "Person" as const,
  name: author,
  ...(page && { url: new URL(page.url, origin).href }),
  ...(page?.image && { image: new URL(`${page.image.src}/card.jpg`, origin).href }),
});

/** An article as search engines read it, in the language its text is in. */
export function articleJsonLd(
  { article, settings, origin }: Pick<ArticlePageData, "article" | "settings" | "origin">,
  lang: LocaleCode,
): WithContext<Extract<Article, { "@type": "Article" }>> {
  const url = new URL(article.url, origin).href;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": `${url}#article`,
    headline: article.title,
    ...(article.teaser && { description: article.teaser }),
    datePublished: article.date,
    dateModified: article.updated && article.updated.slice(0, 10) > article.date ? article.updated : article.date,
    url,
    mainEntityOfPage: url,
    inLanguage: lang,
    timeRequired: `PT${article.minutes}M`,
    ...(article.author && { author: authorOf(article, origin) }),
    ...(article.image && { image: new URL(`${article.image.src}/card.jpg`, origin).href }),
    ...(article.category && { articleSection: article.category.name }),
    ...(article.tags.length > 0 && { keywords: article.tags.map(({ name }) => name) }),
    publisher: { "@type": "Organization", name: settings.site_name, url: origin },
  };
}
