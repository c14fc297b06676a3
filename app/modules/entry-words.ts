import { words } from "~/domain/pages/words";

type Said = Parameters<typeof words>[0][number];

/** The words of a list's entries in one language, those of the keys that are named. */
export const entryWords = <Key extends string>(
  entries: readonly Partial<Record<Key, Said>>[] | undefined,
  keys: readonly Key[],
  lang: string,
): string =>
  words(
    (entries ?? []).flatMap((entry) => keys.map((key) => entry[key])),
    lang,
  );
