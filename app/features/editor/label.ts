import { defaultLocale, type LocaleCode } from "~/domain/locale/locales";
import { definitions } from "~/modules/definitions";

/** What a type of module is called; its name where this build does not know it. */
export function labelOf(type: string, lang: LocaleCode): string {
  const label = definitions.get(type)?.label;
  return label?.[lang] ?? label?.[defaultLocale] ?? type;
}
