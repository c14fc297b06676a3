import type { useT } from "~/i18n/use-t";
import type { Session } from "../session";
import { done } from "../told";

/** Makes the version that is looked at the working copy; a step like any other, with what it shows. */
export function restoring(session: Session, t: ReturnType<typeof useT<"editor">>, time: string): void {
  const { looked } = session.view.get();
  if (!looked) return;
  const known = session.sources.get();
  session.sources.set({
    images: { ...known.images, ...looked.sources.images },
    files: { ...known.files, ...looked.sources.files },
    venues: { ...known.venues, ...looked.sources.venues },
  });
  session.store.act([{ op: "replace", document: looked.document }]);
  session.view.update({
    looked: null,
    compare: null,
    panel: null,
    selected: null,
    told: done(t("told.restored", { time }), true),
  });
}
