import { isRecord } from "../common/record";
import { defaultLocale, locales, type LocaleCode } from "../locale/locales";
import { isRichText, richTextWords } from "../pages/words";

/** What a text says, without how it is set. */
function saidIn(text: unknown): string {
  if (typeof text === "string") return text.trim();
  return isRichText(text) ? richTextWords(text).trim() : "";
}

/** A translation that was left behind: what the original said when it was written, and what it says now. */
export interface Outdated {
  was: string;
  is: string;
  /** The same for the same words of both, wherever they stand: what somebody has called right stays right. */
  pair: string;
}

/**
 * What became of the original under a translation that still reads as it was published; null where nothing did, or the
 * translation has gone along. `before`: the same text as visitors see it. How words are set changes nothing.
 */
export function outdated(text: unknown, before: unknown, lang: LocaleCode): Outdated | null {
  if (lang === defaultLocale || !isRecord(text) || !isRecord(before)) return null;
  const [was, is] = [saidIn(before[defaultLocale]), saidIn(text[defaultLocale])];
  const translation = saidIn(text[lang]);
  const isBehind = was !== "" && is !== "" && was !== is && translation !== "" && translation === saidIn(before[lang]);
  return isBehind ? { was, is, pair: `${lang}\n${is}\n${translation}` } : null;
}

/** Every translation in a value, wherever it stands, that its original has left behind since `before`. */
export function outdatedIn(value: unknown, before: unknown): (Outdated & { lang: LocaleCode })[] {
  // Entries of a list have no names: of one that was made longer or shorter nobody knows which is which.
  if (Array.isArray(value))
    return Array.isArray(before) && before.length === value.length
      ? value.flatMap((entry, index) => outdatedIn(entry, before[index]))
      : [];
  if (!isRecord(value) || !isRecord(before)) return [];
  if (!(defaultLocale in value)) return Object.keys(value).flatMap((key) => outdatedIn(value[key], before[key]));
  return locales.flatMap(({ code }) => {
    const found = outdated(value, before, code);
    return found ? [{ ...found, lang: code }] : [];
  });
}
