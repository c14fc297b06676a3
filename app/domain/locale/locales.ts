import { locales } from "~/i18n/locales";
import type { Locale } from "./locale";

export { locales };

/** The URL prefix of a language. A string, because the list is data and may grow. */
export type LocaleCode = string;

/** The language every text exists in. */
export const defaultLocale: LocaleCode = locales[0].code;

/** A text in as many languages as it was written in, keyed by locale code. */
export type Translated = Record<LocaleCode, string>;

/** The known language a URL prefix names, or undefined. */
export function findLocale(code: string | undefined): Locale | undefined {
  return locales.find((locale) => locale.code === code);
}

/** The languages an address is worth finding in: those its text is written in; all, if it has none of its own. */
export function foundIn(writtenIn: readonly LocaleCode[] = []): LocaleCode[] {
  const all = locales.map(({ code }) => code);
  const written = all.filter((code) => writtenIn.includes(code));
  return written.length > 0 ? written : all;
}

/** How the house writes a language (BCP 47): its own locale where that is of the language ("de-DE" of "de"). */
export const writtenAs = (lang: LocaleCode, house = ""): string =>
  house.startsWith(`${lang}-`) ? house : localeOf(lang).iso;

/** The language of a code or of a BCP 47 tag that begins with one; without such, the default. */
export const localeOf = (tag: string): Locale => findLocale(tag.split("-")[0]) ?? locales[0];

/**
 * The text in the wanted language; otherwise in the default language, then in any language.
 * `lang` is set only when the text is not in the wanted language, so that it can be marked up.
 */
export function translate(
  text: Translated | null | undefined,
  wanted: LocaleCode,
): { value: string; lang?: LocaleCode } {
  if (!text) return { value: "" };
  const exact = text[wanted];
  if (exact) return { value: exact };
  const fallback = text[defaultLocale];
  if (fallback) return { value: fallback, lang: defaultLocale };
  const [lang, value] = Object.entries(text).find(([, v]) => v) ?? [];
  return lang && value ? { value, lang } : { value: "" };
}
