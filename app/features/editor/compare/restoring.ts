import type { useT } from "~/i18n/use-t";
import { joined } from "../fetch-sources";
import type { Session } from "../session";
import { done } from "../told";

/** Makes the version that is looked at the working copy; a step like any other, with what it shows. */
export function restoring(session: Session, t: ReturnType<typeof useT<"editor">>, time: string): void {
  const { looked } = session.view.get();
  if (!looked) return;
  session.sources.set(joined(session.sources.get(), looked.sources));
  session.store.act([{ op: "replace", document: looked.document }]);
  session.view.update({
    looked: null,
    compare: null,
    panel: null,
    selected: null,
    told: done(t("told.restored", { time }), true),
  });
}
