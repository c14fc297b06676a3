import { useDeferredValue, useMemo } from "react";
import { findingsIn } from "../check/rules";
import type { Session } from "../session";
import { useCell, usePart } from "../store/cell";

/** How much the content check finds in each module. Whoever types does not wait for it. */
export function useFindings(session: Session): ReadonlyMap<string, number> {
  const document = useDeferredValue(usePart(session.store.state, (state) => state.document));
  const sources = useCell(session.sources);
  return useMemo(() => {
    const found = Map.groupBy(findingsIn(document, sources), ({ module }) => module);
    return new Map([...found].map(([id, { length }]) => [id, length]));
  }, [document, sources]);
}
