import { useLocation, useMatches } from "react-router";
import { defaultLocale } from "~/domain/locale/locales";
import { pathInLanguage, useLocale } from "~/i18n/locale-context";

/** What a route's `handle` may say about its canonical address. */
export interface CanonicalHandle {
  /** The query that makes a page of its own, with `?`; nothing by default. */
  canonicalQuery?: (search: URLSearchParams) => string;
}

/**
 * Canonical address and the same page in every language. The query is no part of it unless the
 * route says so, so that filters and malformed values do not make pages of their own.
 */
export function Alternates({ origin }: { origin: string }) {
  const { locales } = useLocale();
  const { pathname, search } = useLocation();
  const handle = useMatches().at(-1)?.handle as CanonicalHandle | undefined;
  const query = handle?.canonicalQuery?.(new URLSearchParams(search)) ?? "";
  const address = (code: string) => origin + pathInLanguage(pathname, code, locales) + query;
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return (
    <>
      <link rel="canonical" href={origin + path + query} />
      {locales.map(({ code }) => (
        <link key={code} rel="alternate" hrefLang={code} href={address(code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(defaultLocale)} />
    </>
  );
}
