import type { useT } from "~/i18n/use-t";
import { joined } from "../fetch-sources";
import type { Session } from "../session";
import { done } from "../told";

/**
 * Makes the version of a time that is looked at the working copy; a step like any other, with what it shows. Without a time
 * it is the one without what an earlier tab had left.
 */
export function restoring(session: Session, t: ReturnType<typeof useT<"editor">>, time: string | null): void {
  const { looked } = session.view.get();
  if (!looked) return;
  session.sources.set(joined(session.sources.get(), looked.sources));
  session.store.act([{ op: "replace", document: looked.document }]);
  session.view.update({
    looked: null,
    compare: null,
    panel: null,
    selected: null,
    told: done(time === null ? t("told.without") : t("told.restored", { time }), true),
  });
}
