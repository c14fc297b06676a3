import type { PageDocument } from "~/domain/pages/document";
import type { StoredContainer } from "~/domain/pages/schema";
import type { Session } from "../session";
import { subscribeAll, type Cell } from "../store/cell";

/** True if two states of a section differ in the props of one module at most. */
function sameSection(a: StoredContainer, b: StoredContainer | undefined, id: string): boolean {
  if (a === b) return true;
  if (a.id !== b?.id || a.layout !== b.layout || a.extra_class !== b.extra_class || a.image !== b.image) return false;
  return a.columns.every(({ classes, children }, at) => {
    const other = b.columns[at];
    return (
      classes === other?.classes &&
      children.length === other.children.length &&
      children.every((module, index) => module === other.children[index] || other.children[index]?.id === id)
    );
  });
}

const sameBut = (a: PageDocument, b: PageDocument, id: string): boolean =>
  a.containers.length === b.containers.length &&
  a.containers.every((section, at) => sameSection(section, b.containers[at], id));

/**
 * The working copy as the page draws it. While somebody writes in a module, their words stand there already: the page stays as
 * it was for as long as nothing else of it is another.
 */
export function heldDocument({ store, view }: Session): Pick<Cell<PageDocument>, "get" | "subscribe"> {
  let held = store.state.get().document;
  return {
    get: () => {
      const { document } = store.state.get();
      const { writing } = view.get();
      if (writing === null || !sameBut(held, document, writing.id)) held = document;
      return held;
    },
    subscribe: (listener) => subscribeAll([store.state, view], listener),
  };
}
