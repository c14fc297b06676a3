import { locales, type Translated } from "~/domain/locale/locales";

/** Words in the language of who edits, for a field that is named in every language. */
export const inEveryLanguage = (words: string): Translated =>
  Object.fromEntries(locales.map(({ code }) => [code, words]));
