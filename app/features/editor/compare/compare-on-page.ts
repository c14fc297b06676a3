import type { LocaleCode } from "~/domain/locale/locales";
import { joined } from "../fetch-sources";
import type { Compare, Looked, Session } from "../session";
import { comparisonOf } from "./comparison";

interface Pair {
  was: Looked;
  is: Pick<Looked, "document" | "sources">;
  times: Compare["times"];
}

/** Shows what became of a page between two versions, on the page itself. */
export function compareOnPage({ view }: Session, lang: LocaleCode, { was, is, times }: Pair): void {
  view.update({
    selected: null,
    looked: was,
    compare: {
      times,
      before: was.document,
      now: is.document,
      ...comparisonOf(was.document, is.document, lang),
      sources: joined(was.sources, is.sources),
      side: "both",
    },
  });
}

/** The same for what an earlier tab had left: the working copy without it, and with it. */
export function compareSince(session: Session, lang: LocaleCode, since: Looked["document"]): void {
  const sources = session.sources.get();
  session.view.update({ told: null });
  compareOnPage(session, lang, {
    was: { seq: null, document: since, sources },
    is: { document: session.store.state.get().document, sources },
    times: { was: null, is: null },
  });
}
