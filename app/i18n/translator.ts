import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";

/** One namespace in one language: flat keys, `{{name}}` placeholders, `_one`/`_other` plural forms. */
export type Messages = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/** A text and, if it is not in the wanted language, the language it is in. */
export interface Translation {
  text: string;
  lang?: LocaleCode;
}

/** One plural rule per language of the list is enough; made once, because construction is slow. */
const pluralRules = new Map<LocaleCode, Intl.PluralRules>();
function pluralForm(lang: LocaleCode, count: number): string {
  let rules = pluralRules.get(lang);
  if (!rules) pluralRules.set(lang, (rules = new Intl.PluralRules(lang)));
  return rules.select(count);
}

function find(messages: Messages | undefined, key: string, lang: LocaleCode, count: unknown): string | undefined {
  if (!messages) return undefined;
  if (typeof count !== "number") return messages[key];
  return messages[`${key}_${pluralForm(lang, count)}`] ?? messages[`${key}_other`] ?? messages[key];
}

function fill(text: string, values: Values | undefined): string {
  if (!values) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * The text of a key in the wanted language, else in the default language (then `lang` says so).
 * A key that no language knows comes back as itself: visible in development, harmless on a page.
 */
export function translateKey(
  wanted: Messages | undefined,
  fallback: Messages | undefined,
  lang: LocaleCode,
  [key, values]: readonly [string, Values?],
): Translation {
  const own = find(wanted, key, lang, values?.count);
  if (own !== undefined) return { text: fill(own, values) };
  const other = find(fallback, key, defaultLocale, values?.count);
  if (other !== undefined)
    return lang === defaultLocale ? { text: fill(other, values) } : { text: fill(other, values), lang: defaultLocale };
  return { text: key };
}
