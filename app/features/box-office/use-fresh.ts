import { useCallback, useState } from "react";
import { call } from "./call";
import { usePolled } from "./use-polled";

const patienceMs = 10_000;

/**
 * What the box office tells under a path as it is while somebody looks at it; path null: it does not change any more, and nobody
 * asks. What could not be asked stays, and says of when it is.
 */
export function useFresh<Told extends { made_at: string }>(first: Told, path: string | null, everyMs: number): Told {
  const [told, setTold] = useState(first);
  const ask = useCallback(async () => {
    if (path === null) return;
    const answer = await call<Told>(path, patienceMs);
    // An answer that was overtaken is older than what is shown.
    if (answer.ok)
      setTold((shown) => (Date.parse(answer.value.made_at) < Date.parse(shown.made_at) ? shown : answer.value));
  }, [path]);
  usePolled(ask, everyMs);
  return told;
}
