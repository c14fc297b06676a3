import type { Article, WithContext } from "schema-dts";
import type { ArticlePageData } from "./load";

/** An article as search engines read it. */
export function articleJsonLd({ article, settings, origin }: ArticlePageData): WithContext<Article> {
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: article.title,
    description: article.teaser,
    datePublished: article.date,
    url: new URL(article.url, origin).href,
    ...(article.author ? { author: { "@type": "Person", name: article.author } } : {}),
    ...(article.image ? { image: new URL(`${article.image.src}/card.jpg`, origin).href } : {}),
    publisher: { "@type": "Organization", name: settings.site_name, url: origin },
  };
}
