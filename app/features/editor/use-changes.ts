import { useMemo } from "react";
import type { Session } from "./session";
import { usePart } from "./store/cell";
import { changesSince, type Change } from "./store/changes";

/** What visitors do not see yet. */
export function useChanges(session: Session): Change[] {
  const live = usePart(session.draft, (draft) => draft.live?.document ?? null);
  const now = usePart(session.store.state, ({ document }) => document);
  return useMemo(() => changesSince(live, now), [live, now]);
}
