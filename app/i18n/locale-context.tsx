import { createContext, use, useMemo, type ReactNode } from "react";
import type { MoneyStyle } from "~/domain/format/price";
import { defaultLocale, findLocale, type LocaleCode } from "~/domain/locale/locales";

interface LocaleValue {
  lang: LocaleCode;
  /** How the house writes prices, for `formatPrice`. */
  money: MoneyStyle;
  /** `/programm` → `/de/programm`. Leaves absolute URLs and paths with a prefix alone. */
  href: (path: string) => string;
}

/** Puts the language before a path of the site. */
export function localizedPath(path: string, lang: LocaleCode): string {
  if (!path.startsWith("/") || path.startsWith("//")) return path;
  const first = path.split(/[/?#]/, 2)[1];
  if (findLocale(first)) return path;
  return path === "/" ? `/${lang}` : `/${lang}${/^\/[?#]/.test(path) ? path.slice(1) : path}`;
}

/** The same page in another language: only the prefix of the path changes. */
export function pathInLanguage(path: string, lang: LocaleCode): string {
  const [, first = "", ...rest] = path.split("/");
  const tail = findLocale(first) ? rest : [first, ...rest];
  return [`/${lang}`, ...tail.filter(Boolean)].join("/");
}

/** The language a path is in, or `otherwise`. */
export function languageOfPath(path: string, otherwise: LocaleCode = defaultLocale): LocaleCode {
  return findLocale(path.split("/", 2)[1])?.code ?? otherwise;
}

/** The house's way until the settings are known. */
const defaultMoney: MoneyStyle = { locale: "de-DE", currency: "EUR" };

type LocaleParts = Pick<LocaleValue, "lang" | "money">;

function localeValue(parts: LocaleParts): LocaleValue {
  const { lang } = parts;
  return { ...parts, href: (path) => localizedPath(path, lang) };
}

const LocaleContext = createContext<LocaleValue>(localeValue({ lang: defaultLocale, money: defaultMoney }));

type LocaleProviderProps = Partial<LocaleParts> & { children: ReactNode };

/** Says which language everything below is in. What is left out is as above it. */
export function LocaleProvider({ children, ...given }: LocaleProviderProps) {
  const outer = use(LocaleContext);
  const { lang = outer.lang, money = outer.money } = given;
  const value = useMemo(() => localeValue({ lang, money }), [lang, money]);
  return <LocaleContext value={value}>{children}</LocaleContext>;
}

export function useLocale(): LocaleValue {
  return use(LocaleContext);
}
