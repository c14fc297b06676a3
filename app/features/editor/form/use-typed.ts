import { useState } from "react";

/** A value of a form, or one language of it; without `value` there is none. */
export interface Entry {
  key: string;
  lang?: string;
  value?: unknown;
}

type Values = Readonly<Record<string, unknown>>;

/** A value that was typed here: what stood there before, and what was typed last. */
interface Typed {
  entry: Entry;
  was: unknown;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const nameOf = ({ key, lang }: Entry): string => `${key} ${lang ?? ""}`;

/** The value that an entry is about, as it stands. */
function valueOf(values: Values, { key, lang }: Entry): unknown {
  const value = values[key];
  return lang === undefined ? value : (value as Values | undefined)?.[lang];
}

/** What was typed, with another entry: what stood before that is what others have put there, if they have meanwhile. */
export function withTyped(typed: ReadonlyMap<string, Typed>, values: Values, entry: Entry): ReadonlyMap<string, Typed> {
  const name = nameOf(entry);
  const now = valueOf(values, entry);
  const before = typed.get(name);
  const isOurs = before !== undefined && same(now, before.entry.value);
  return new Map([...typed, [name, { entry, was: isOurs ? before.was : now }]]);
}

/** What takes back what was typed, and nothing else: where others have gone on, theirs stays. */
export const takingBack = (typed: ReadonlyMap<string, Typed>, values: Values): Entry[] =>
  [...typed.values()].flatMap(({ entry, was }) => {
    const now = valueOf(values, entry);
    if (!same(now, entry.value) || same(now, was)) return [];
    const { value: _typed, ...rest } = entry;
    return [{ ...rest, ...(was !== undefined && { value: was }) }];
  });

/** Remembers what is typed in a form, so that it can be taken back. */
export function useTyped(values: Values, onSet: (entry: Entry) => void) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map());
  const back = takingBack(typed, values);
  return {
    isTyped: back.length > 0,
    set: (entry: Entry): void => {
      setTyped((now) => withTyped(now, values, entry));
      onSet(entry);
    },
    takeBack: (): void => {
      back.forEach(onSet);
      setTyped(new Map());
    },
  };
}
