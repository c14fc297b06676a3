/** What people look for, as groups of what is found; also words of addresses, in this order. */
export const searchCategories = ["events", "films", "articles", "people", "series", "house"] as const;
export type SearchCategory = (typeof searchCategories)[number];

/** Results a page of one category has. */
export const resultsPerPage = 12;

/** Words of a query that count. */
const mostWords = 12;

const words = /[\p{L}\p{N}]+/gu;

/** Letters as the index has them: small, without diacritics. */
export const folded = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** The words of a query as the index has them. */
export const searchWords = (text: string): string[] => (folded(text).match(words) ?? []).slice(0, mostWords);

/** "oe" for "ö", "ss" for "ß": how German is typed where the letters are missing. */
const plainSpellings = [
  [/([aou])e/g, "$1"],
  [/ss/g, "ß"],
  [/ß/g, "ss"],
] as const;

/** A word, and what it may stand for if it was typed without the letters of German. */
export const spellings = (word: string): string[] => [
  ...new Set([word, ...plainSpellings.map(([typed, meant]) => word.replaceAll(typed, meant))]),
];

/** A part of a text, and whether it is what was looked for. */
export interface MarkedPart {
  text: string;
  found: boolean;
}

/** The text in parts: every word that begins like one of the query is marked as far as it was typed. */
export function markedParts(text: string, query: string): MarkedPart[] {
  const wanted = searchWords(query)
    .flatMap(spellings)
    .toSorted((a, b) => b.length - a.length);
  const parts: MarkedPart[] = [];
  let end = 0;
  for (const { 0: word, index } of text.normalize("NFC").matchAll(words)) {
    const begun = wanted.find((prefix) => folded(word).startsWith(prefix));
    if (begun === undefined) continue;
    if (index > end) parts.push({ text: text.normalize("NFC").slice(end, index), found: false });
    // Folding takes no letter away: one for one.
    parts.push({ text: word.slice(0, begun.length), found: true });
    end = index + begun.length;
  }
  const rest = text.normalize("NFC").slice(end);
  return rest === "" ? parts : [...parts, { text: rest, found: false }];
}

/** Changes of one letter (another, one more, one less, two exchanged) that make one word the other. */
export function distance(a: string, b: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const nearest = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      const exchanged = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(exchanged ? Math.min(nearest, (before[j - 2] ?? 0) + 1) : nearest);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}

/** The runs of three letters of a word, its beginning and end marked. */
export const trigrams = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => ` ${word} `.slice(at, at + 3));

/** The word somebody meant, of those that are near; null if none is: short words may differ by one letter, others by two. */
export function meant(word: string, near: readonly string[]): string | null {
  const most = word.length < 4 ? 0 : word.length < 7 ? 1 : 2;
  const [best] = near
    // The word may be unfinished.
    .map((candidate) => ({
      candidate,
      far: Math.min(distance(word, candidate), distance(word, candidate.slice(0, word.length))),
    }))
    .filter(({ far }) => far > 0 && far <= most)
    .toSorted((a, b) => a.far - b.far || a.candidate.length - b.candidate.length);
  return best?.candidate ?? null;
}
