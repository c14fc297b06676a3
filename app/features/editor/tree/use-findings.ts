import { useDeferredValue } from "react";
import type { Sources } from "~/domain/editing/schema";
import type { PageDocument } from "~/domain/pages/document";
import { findingsIn } from "../check/rules";
import type { Session } from "../session";
import { useCell, usePart } from "../store/cell";

interface Known {
  document: PageDocument;
  sources: Sources;
  counts: ReadonlyMap<string, number>;
}

/** The numbers at the edge and the foot ask the same: the answer is made once. */
let known: Known | null = null;

function countsOf(document: PageDocument, sources: Sources): ReadonlyMap<string, number> {
  if (known?.document === document && known.sources === sources) return known.counts;
  const found = Map.groupBy(findingsIn(document, sources), ({ module }) => module);
  const counts = new Map([...found].map(([id, { length }]) => [id, length]));
  const before = known?.counts;
  const isSame = before?.size === counts.size && [...counts].every(([id, count]) => before.get(id) === count);
  known = { document, sources, counts: isSame ? before : counts };
  return known.counts;
}

/** How much the content check finds in each module. Whoever types does not wait for it. */
export function useFindings(session: Session): ReadonlyMap<string, number> {
  const document = useDeferredValue(usePart(session.store.state, (state) => state.document));
  return countsOf(document, useCell(session.sources));
}
