import { createContext, use, useMemo, type ReactNode } from "react";
import { defaultLocale, findLocale, locales, type Locale, type LocaleCode } from "~/domain/locale/locales";
import { houseCatalog, type Catalog } from "./catalog";

interface LocaleValue {
  lang: LocaleCode;
  /** BCP 47 of the language, for dates and prices. */
  iso: string;
  locales: readonly Locale[];
  catalog: Catalog;
  /** `/programm` → `/de/programm`. Leaves absolute URLs and paths with a prefix alone. */
  href: (path: string) => string;
}

/** Puts the language before a path of the site. */
export function localizedPath(path: string, lang: LocaleCode, list: readonly Locale[] = locales): string {
  if (!path.startsWith("/") || path.startsWith("//")) return path;
  const first = path.split(/[/?#]/, 2)[1];
  if (findLocale(first, list)) return path;
  return path === "/" ? `/${lang}` : `/${lang}${/^\/[?#]/.test(path) ? path.slice(1) : path}`;
}

/** The same page in another language: only the prefix of the path changes. */
export function pathInLanguage(path: string, lang: LocaleCode, list: readonly Locale[] = locales): string {
  const [, first = "", ...rest] = path.split("/");
  const tail = findLocale(first, list) ? rest : [first, ...rest];
  return [`/${lang}`, ...tail.filter(Boolean)].join("/");
}

/** The language a path is in, or the default. */
export function languageOfPath(path: string, list: readonly Locale[] = locales): LocaleCode {
  return findLocale(path.split("/", 2)[1], list)?.code ?? defaultLocale;
}

function localeValue(lang: LocaleCode, list: readonly Locale[], catalog: Catalog): LocaleValue {
  return {
    lang,
    iso: findLocale(lang, list)?.iso ?? lang,
    locales: list,
    catalog,
    href: (path) => localizedPath(path, lang, list),
  };
}

const LocaleContext = createContext<LocaleValue>(localeValue(defaultLocale, locales, houseCatalog));

interface LocaleProviderProps {
  lang: LocaleCode;
  locales?: readonly Locale[];
  catalog?: Catalog;
  children: ReactNode;
}

/** Says which language everything below is in. */
export function LocaleProvider({
  lang,
  locales: list = locales,
  catalog = houseCatalog,
  children,
}: LocaleProviderProps) {
  const value = useMemo(() => localeValue(lang, list, catalog), [lang, list, catalog]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

export function useLocale(): LocaleValue {
  return use(LocaleContext);
}
