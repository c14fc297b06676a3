import { createContext, use, useMemo, type ReactNode } from "react";
import type { MoneyStyle } from "~/domain/format/price";
import { defaultLocale, findLocale, locales, type Locale, type LocaleCode } from "~/domain/locale/locales";

interface LocaleValue {
  lang: LocaleCode;
  /** BCP 47 of the language, for dates and prices. */
  iso: string;
  locales: readonly Locale[];
  /** How the house writes prices, for `formatPrice`. */
  money: MoneyStyle;
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

/** The house's way until the settings are known. */
const defaultMoney: MoneyStyle = { locale: "de-DE", currency: "EUR" };

type LocaleParts = Pick<LocaleValue, "lang" | "locales" | "money">;

function localeValue(parts: LocaleParts): LocaleValue {
  const { lang, locales: list } = parts;
  return { ...parts, iso: findLocale(lang, list)?.iso ?? lang, href: (path) => localizedPath(path, lang, list) };
}

const LocaleContext = createContext<LocaleValue>(localeValue({ lang: defaultLocale, locales, money: defaultMoney }));

type LocaleProviderProps = Partial<LocaleParts> & { children: ReactNode };

/** Says which language everything below is in. What is left out is as above it. */
export function LocaleProvider({ children, ...given }: LocaleProviderProps) {
  const outer = use(LocaleContext);
  const { lang = outer.lang, locales: list = outer.locales, money = outer.money } = given;
  const value = useMemo(() => localeValue({ lang, locales: list, money }), [lang, list, money]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

export function useLocale(): LocaleValue {
  return use(LocaleContext);
}
