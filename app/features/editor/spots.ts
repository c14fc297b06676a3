import type { PageDocument } from "~/domain/pages/document";
import { findModule, findSection } from "~/domain/editing/tree";
import type { Session, Spot } from "./session";

/** Puts the keyboard at the number of a section or module. */
export const focusSpot = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });

/** Behind what is selected; at the end of the page where nothing is. */
export function lastSpot({ store, view }: Session): Spot {
  const { document } = store.state.get();
  const { selected } = view.get();
  const section = selected === null ? undefined : (findModule(document, selected)?.section.id ?? selected);
  return { kind: "section", after: section ?? document.containers.at(-1)?.id ?? null };
}

/** Where "insert here" puts something: behind a module in its column, or a section behind a section. */
export function spotAfter(document: PageDocument, id: string): Spot | null {
  const found = findModule(document, id);
  if (found) return { kind: "module", section: found.section.id, column: found.column, after: id };
  return findSection(document, id) ? { kind: "section", after: id } : null;
}
