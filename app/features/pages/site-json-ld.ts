import type { SearchAction, WebSite, WithContext } from "schema-dts";
import { localeOf, type LocaleCode } from "~/domain/locale/locales";
import { paths, searchPath } from "~/domain/site/pages";
import type { SiteSettings } from "~/domain/site/schema";
import { localizedPath } from "~/i18n/locale-context";

interface SiteFacts {
  origin: string;
  settings: Pick<SiteSettings, "site_name">;
}

/** What search engines name the property that is typed in; the vocabulary's types do not know it. */
type SearchWithInput = SearchAction & { "query-input": string };

/** The site and its search, for search engines. */
export function siteJsonLd({ origin, settings }: SiteFacts, lang: LocaleCode): WithContext<WebSite> {
  const absolute = (path: string): string => new URL(localizedPath(path, lang), origin).href;
  const search: SearchWithInput = {
    "@type": "SearchAction",
    target: `${absolute(searchPath())}?q={search_term_string}`,
    "query-input": "required name=search_term_string",
  };
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: settings.site_name,
    url: absolute(paths.home),
    inLanguage: localeOf(lang).iso,
    potentialAction: search,
  };
}
