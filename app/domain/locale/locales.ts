/**
 * The languages of the house, as data. The first entry is the default: texts that are missing in
 * another language fall back to it and are marked with its code. Adding a language is one entry
 * here and one message file per namespace.
 */
export const locales = [
  { code: "de", name: "Deutsch", iso: "de-AT", isComplete: true },
  { code: "en", name: "English", iso: "en-GB", isComplete: true },
] as const satisfies readonly Locale[];

/** One language: `code` is the URL prefix, `name` is in its own language, `iso` is BCP 47. */
export interface Locale {
  code: string;
  name: string;
  iso: string;
  /** A test proves that its files hold every key, so that the browser need not load the default language too. */
  isComplete?: boolean;
}

/** The URL prefix of a language. A string, because the list is data and may grow. */
export type LocaleCode = string;

/** The language every text exists in. */
export const defaultLocale: LocaleCode = locales[0].code;

/** A text in as many languages as it was written in, keyed by locale code. */
export type Translated = Record<LocaleCode, string>;

/** The known language a URL prefix names, or undefined. */
export function findLocale(code: string | undefined, list: readonly Locale[] = locales): Locale | undefined {
  return list.find((locale) => locale.code === code);
}

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
