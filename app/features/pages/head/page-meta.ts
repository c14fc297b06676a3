import type { MetaDescriptor } from "react-router";
import { defaultLocale, foundIn } from "~/domain/locale/locales";
import { pathInLanguage } from "~/i18n/locale-context";

interface PageMeta {
  title: string;
  siteName: string;
  origin: string;
  /** Path with language and, where it belongs to the page, its query. */
  path: string;
  description?: string | undefined;
  /** Of 1200 × 630; without one the house's sign stands there. */
  image?: string | null | undefined;
  type?: "website" | "article" | "video.movie" | undefined;
  /** What can be subscribed to, by type and path. */
  feeds?: readonly { type: "text/calendar" | "application/rss+xml"; title: string; path: string }[] | undefined;
  /** Locale codes of the languages it is written in. */
  writtenIn?: readonly string[] | undefined;
  /** Keeps a page out of search engines while its links are followed. */
  noindex?: boolean | undefined;
}

/** The sign of the house, 1200 × 630. */
const signPath = "/sign.png";

/** Title, description, share card and the page's address in every language. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const url = new URL(page.path, page.origin).href;
  const { title, description } = page;
  return [
    { title: title === page.siteName ? title : `${title} – ${page.siteName}` },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(page.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: url },
    ...(page.noindex ? [] : alternates(url, page.writtenIn)),
    ...(page.feeds ?? []).map(({ path, ...feed }): MetaDescriptor => ({
      tagName: "link",
      rel: "alternate",
      ...feed,
      href: path,
    })),
    { property: "og:title", content: title },
    ...(description ? [{ property: "og:description", content: description }] : []),
    { property: "og:url", content: url },
    { property: "og:site_name", content: page.siteName },
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:image", content: new URL(page.image || signPath, page.origin).href },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

function alternates(url: string, writtenIn?: readonly string[]): MetaDescriptor[] {
  const { origin, pathname, search } = new URL(url);
  const inLanguage = (code: string): string => `${origin}${pathInLanguage(pathname, code)}${search}`;
  const codes = foundIn(writtenIn);
  const all = codes.map((code): MetaDescriptor => ({
    tagName: "link",
    rel: "alternate",
    hrefLang: code,
    href: inLanguage(code),
  }));
  return [
    ...all,
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: inLanguage(codes[0] ?? defaultLocale) },
  ];
}

/** The first words of a text, whole words only, for descriptions. */
export function excerpt(text: string, length = 155): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(" ", length - 1)).replace(/[\s,;:–-]+$/, "")} …`;
}
