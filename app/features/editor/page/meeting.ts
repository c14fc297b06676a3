import type { PageFacts } from "~/domain/editing/schema";

/** One thing that two have changed: a setting, or one language of it. */
export interface Contested {
  key: keyof PageFacts;
  lang?: string;
  theirs: unknown;
}

const isWords = (value: unknown): value is Record<string, string> => typeof value === "object" && value !== null;
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The settings with another value of one of them, or of one language of it. */
export const withSetting = (page: PageFacts, { key, lang }: Omit<Contested, "theirs">, value: unknown): PageFacts => ({
  ...page,
  [key]: lang === undefined ? value : { ...(page[key] as PageFacts["title"]), [lang]: value },
});

/** The settings that differ. */
export const changesOf = (was: PageFacts, now: PageFacts): Partial<PageFacts> =>
  Object.fromEntries(Object.entries(now).filter(([key, value]) => !same(value, was[key as keyof PageFacts])));

/** What differs, word by word: texts by their languages. */
function leavesOf(was: PageFacts, now: PageFacts): Contested[] {
  return (Object.keys(now) as (keyof PageFacts)[]).flatMap((key): Contested[] => {
    const [before, after] = [was[key], now[key]];
    if (!isWords(before) || !isWords(after)) return same(before, after) ? [] : [{ key, theirs: after }];
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .filter((lang) => (before[lang] ?? "") !== (after[lang] ?? ""))
      .map((lang) => ({ key, lang, theirs: after[lang] ?? "" }));
  });
}

const valueOf = (page: PageFacts, { key, lang }: Contested): unknown =>
  lang === undefined ? page[key] : ((page[key] as PageFacts["title"])[lang] ?? "");

/**
 * What is typed here after others have changed the settings from `was` to `theirs`: theirs where nothing was changed here.
 * Where both have, what was typed stays, and it is told what theirs is.
 */
export function meet(
  was: PageFacts,
  mine: PageFacts,
  theirs: PageFacts,
): { page: PageFacts; contested: readonly Contested[] } {
  const fresh = leavesOf(was, theirs).filter((leaf) => !same(valueOf(mine, leaf), leaf.theirs));
  const contested = fresh.filter((leaf) => !same(valueOf(mine, leaf), valueOf(was, leaf)));
  const page = fresh
    .filter((leaf) => !contested.includes(leaf))
    .reduce((current, leaf) => withSetting(current, leaf, leaf.theirs), mine);
  return { page, contested };
}
