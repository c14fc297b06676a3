import { useDeferredValue } from "react";
import { findingsIn } from "../check/rules";
import type { Session } from "../session";
import { stillRight } from "../still-right";
import { useCell, usePart } from "../store/cell";

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

/** How much the content check finds in each module. Whoever types does not wait for it. */
export function useFindings(session: Session): ReadonlyMap<string, number> {
  const document = useDeferredValue(usePart(session.store.state, (state) => state.document));
  const live = usePart(session.draft, (draft) => draft.live?.document ?? null);
  return countsOf({ document, sources: useCell(session.sources), live, right: useCell(stillRight) });
}
