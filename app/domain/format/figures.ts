import { localeOf, writtenAs, type LocaleCode } from "../locale/locales";

/** Making one takes longer than writing a page's figures with it. */
const made: Record<string, Intl.NumberFormat> = {};

/** Writes numbers as a language does, or as the house's locale (BCP 47) does where that is of the language. */
export function figures(lang: LocaleCode, style: Intl.NumberFormatOptions = {}, house?: string): Intl.NumberFormat {
  const tag = localeOf(lang).figures ?? writtenAs(lang, house);
  const key = tag + JSON.stringify(style);
  return (made[key] ??= new Intl.NumberFormat(tag, style));
}
