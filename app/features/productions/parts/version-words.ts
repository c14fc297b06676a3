import type { LanguageVersion } from "~/domain/programme/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Translate } from "~/i18n/translator";

/** The name of a language in the page's language, with a capital as a fact stands alone. */
export function languageName(tag: string, lang: LocaleCode): string {
  const name = new Intl.DisplayNames(lang, { type: "language", fallback: "code" }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1);
}

/** States that no longer exist and that films still come from. */
const formerStates = ["SU", "CS", "YU", "DD"] as const;
type FormerState = (typeof formerStates)[number];
const isFormer = (code: string): code is FormerState => formerStates.some((state) => state === code);

export function countryName(code: string, lang: LocaleCode, t: Translate<"productions">): string {
  if (isFormer(code)) return t(`country.${code}`);
  return /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(lang, { type: "region" }).of(code) ?? code) : code;
}

/** "Französisch, Untertitel Englisch": what one hears and reads, in words. */
export function versionWords(version: LanguageVersion, lang: LocaleCode, t: Translate<"productions">): string {
  const names = (tags: readonly string[]) => tags.map((tag) => languageName(tag, lang)).join(", ");
  const subtitles = version.subtitles ? languageName(version.subtitles, lang) : null;
  if (version.code === "silent")
    return subtitles ? t("version.silent", { language: subtitles }) : t("version.silentPlain");
  if (version.code === "no-dialogue") return t("version.noDialogue");
  if (subtitles) return t("version.subtitled", { spoken: names(version.spoken), subtitles });
  return t("version.spoken", { spoken: names(version.spoken) });
}
