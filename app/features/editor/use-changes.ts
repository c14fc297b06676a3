import { useCallback } from "react";
import type { PageDocument } from "~/domain/pages/document";
import type { Session } from "./session";
import { subscribeAll, useAfterFrame, usePart } from "./store/cell";
import { changesSince, type Change } from "./store/changes";

interface Known {
  live: PageDocument | null;
  now: PageDocument;
  changes: Change[];
  ids: ReadonlySet<string>;
}

/** Many parts of the workshop ask, at every letter that is typed: the answer is made once. */
let known: Known | null = null;

function knownOf(live: PageDocument | null, now: PageDocument): Known {
  if (known?.live === live && known.now === now) return known;
  const changes = changesSince(live, now);
  const ids = new Set(changes.map(({ id }) => id));
  const before = known?.ids;
  const isSame = before?.size === ids.size && [...ids].every((id) => before.has(id));
  known = { live, now, changes, ids: isSame ? before : ids };
  return known;
}

/** What visitors do not see yet. */
export function useChanges(session: Session): Change[] {
  const live = usePart(session.draft, (draft) => draft.live?.document ?? null);
  const now = usePart(session.store.state, ({ document }) => document);
  return knownOf(live, now).changes;
}

function useKnown<T>({ store, draft }: Session, part: (known: Known) => T): T {
  const subscribe = useCallback((listener: () => void) => subscribeAll([store.state, draft], listener), [store, draft]);
  return useAfterFrame(subscribe, () => part(knownOf(draft.get().live?.document ?? null, store.state.get().document)));
}

/** Ids of what is among it: nobody draws anything anew for a letter more in a module that is changed already. */
export const useChangedIds = (session: Session): ReadonlySet<string> => useKnown(session, ({ ids }) => ids);

/** How much it is. */
export const useChangeCount = (session: Session): number => useKnown(session, ({ changes }) => changes.length);
