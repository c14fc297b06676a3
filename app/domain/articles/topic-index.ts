import { folded } from "../format/slug";
import type { LocaleCode } from "../locale/locales";

/** The entries of an index that begin with a letter. */
export interface IndexLetter<T> {
  letter: string;
  entries: T[];
}

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
/** Where figures and signs stand: before all letters. */
const others = "#";

const letterOf = (name: string): string => {
  const first = folded(name).trim()[0]?.toUpperCase() ?? others;
  return alphabet.includes(first) ? first : others;
};

/** The index at the back of a book: every letter of the alphabet in order, those without entries too; "Übersetzung" stands with U. */
export function topicIndex<T extends { name: string }>(topics: readonly T[], lang: LocaleCode): IndexLetter<T>[] {
  const order = new Intl.Collator(lang, { sensitivity: "base", numeric: true });
  const found = Map.groupBy(
    topics.toSorted((a, b) => order.compare(a.name, b.name)),
    ({ name }) => letterOf(name),
  );
  const letters = found.has(others) ? [others, ...alphabet] : alphabet;
  return letters.map((letter) => ({ letter, entries: found.get(letter) ?? [] }));
}
