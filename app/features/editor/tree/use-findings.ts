import { useCallback } from "react";
import { findingsIn } from "../check/rules";
import type { Session } from "../session";
import { stillRight } from "../still-right";
import { subscribeAll, useAfterFrame } from "../store/cell";

type Asked = Parameters<typeof findingsIn>[0];

interface Known extends Asked {
  counts: ReadonlyMap<string, number>;
}

/** The numbers at the edge and the foot ask the same: the answer is made once. */
let known: Known | null = null;

function countsOf(asked: Asked): ReadonlyMap<string, number> {
  const before = known;
  if (before && (Object.keys(asked) as (keyof Asked)[]).every((key) => before[key] === asked[key]))
    return before.counts;
  const found = Map.groupBy(findingsIn(asked), ({ module }) => module);
  const counts = new Map([...found].map(([id, { length }]) => [id, length]));
  const isSame =
    before?.counts.size === counts.size && [...counts].every(([id, count]) => before.counts.get(id) === count);
  known = { ...asked, counts: isSame ? before.counts : counts };
  return known.counts;
}

/** How much the content check finds in each module. Whoever does something does not wait for it. */
export function useFindings({ store, draft, sources }: Session): ReadonlyMap<string, number> {
  const subscribe = useCallback(
    (listener: () => void) => subscribeAll([store.state, draft, sources, stillRight], listener),
    [store, draft, sources],
  );
  return useAfterFrame(subscribe, () =>
    countsOf({
      document: store.state.get().document,
      sources: sources.get(),
      live: draft.get().live?.document ?? null,
      right: stillRight.get(),
    }),
  );
}
