import { defaultLocale, type LocaleCode, type Translated } from "~/domain/locale/locales";
import { definitions } from "~/modules/definitions";

const said = (label: Translated | undefined, lang: LocaleCode): string | undefined =>
  label?.[lang] ?? label?.[defaultLocale];

/** What a type of module is called; its name where this build does not know it. */
export const labelOf = (type: string, lang: LocaleCode): string => said(definitions.get(type)?.label, lang) ?? type;

/** What a field of a type of module is called, likewise. */
export const fieldLabelOf = (type: string, key: string, lang: LocaleCode): string =>
  said(definitions.get(type)?.fields[key]?.label, lang) ?? key;
