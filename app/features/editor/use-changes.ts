import { useMemo } from "react";
import type { PageDocument } from "~/domain/pages/document";
import type { Session } from "./session";
import { usePart } from "./store/cell";
import { changesSince, type Change } from "./store/changes";

interface Known {
  live: PageDocument | null;
  now: PageDocument;
  changes: Change[];
}

/** Many parts of the workshop ask, at every letter that is typed: the answer is made once. */
let known: Known | null = null;

function changesOf(live: PageDocument | null, now: PageDocument): Change[] {
  if (known?.live !== live || known.now !== now) known = { live, now, changes: changesSince(live, now) };
  return known.changes;
}

/** What visitors do not see yet. */
export function useChanges(session: Session): Change[] {
  const live = usePart(session.draft, (draft) => draft.live?.document ?? null);
  const now = usePart(session.store.state, ({ document }) => document);
  return changesOf(live, now);
}

/** Ids of what is among it: nobody draws anything anew for a letter more in a module that is changed already. */
export function useChangedIds(session: Session): ReadonlySet<string> {
  const live = usePart(session.draft, (draft) => draft.live?.document ?? null);
  const ids = usePart(session.store.state, ({ document }) =>
    changesOf(live, document)
      .map(({ id }) => id)
      .join(" "),
  );
  return useMemo(() => new Set(ids.split(" ")), [ids]);
}
