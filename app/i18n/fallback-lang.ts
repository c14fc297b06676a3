import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";

/** The `lang` of a text that is shown in the default language for want of a translation. */
export const fallbackLang = (fallback: readonly string[], field: string): LocaleCode | undefined =>
  fallback.includes(field) ? defaultLocale : undefined;
