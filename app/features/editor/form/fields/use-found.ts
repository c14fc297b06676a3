import { useEffect, useState } from "react";

/** So long a pause in typing is waited for before the house is asked. */
const pauseMs = 200;

/** What is found for the words as they stand; what comes for earlier ones is dropped. Nothing while `words` is null. */
export function useFound<T>(words: string | null, find: (words: string) => Promise<readonly T[]>): readonly T[] {
  const [found, setFound] = useState<{ words: string; list: readonly T[] } | null>(null);
  useEffect(() => {
    if (words === null) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      find(words).then(
        (list) => isCurrent && setFound({ words, list }),
        // Nothing to choose from; what is typed counts all the same.
        () => isCurrent && setFound({ words, list: [] }),
      );
    }, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [words, find]);
  return words !== null && found ? found.list : [];
}
