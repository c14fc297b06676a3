import { useEffect, useState } from "react";
import type { PageDocument } from "~/domain/pages/document";
import type { Session } from "../session";
import { createCell, subscribeAll, type Cell } from "../store/cell";
import type { Layout } from "./layout";
import type { Outline } from "./outline";

/** What the marks over the page are of. */
export interface Settled {
  /** Id of a section or module. */
  selected: Cell<string | null>;
  document: Cell<PageDocument>;
}

/**
 * What is selected, and in which state of the page, as soon as that is measured. Until then the marks are of what they were of: around
 * what comes next they would stand where it stood before, and who has done something waits for none of them.
 */
export function useSettled(
  { view, store }: Session,
  layout: Cell<Layout>,
  shown: Pick<Cell<Outline>, "get" | "subscribe">,
): Settled {
  const [settled] = useState(() => ({
    selected: createCell(view.get().selected),
    document: createCell(store.state.get().document),
  }));
  useEffect(() => {
    const settle = (): void => {
      if (layout.get().outline !== shown.get()) return;
      settled.document.set(store.state.get().document);
      settled.selected.set(view.get().selected);
    };
    settle();
    return subscribeAll([shown, layout], settle);
  }, [view, store, layout, shown, settled]);
  return settled;
}
