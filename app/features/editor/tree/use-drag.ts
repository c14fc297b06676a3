import type { PointerEvent } from "react";
import { findModule, findSection } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { useCommands } from "../actions/use-commands";
import type { Session, Spot } from "../session";
import type { Cell } from "../store/cell";
import type { Box, Layout } from "../layout/layout";

/** A press that goes no further is none. */
const slackPx = 6;
/** So near to the edge of the window the page scrolls. */
const edgePx = 72;
const scrollPx = 14;
/** So near to a section's edge a module gets a section of its own. */
const betweenPx = 12;

const middleOf = ({ top, height }: Box): number => top + height / 2;

/** Behind the last of these that is above a height. */
const above = (list: readonly { id: string }[], boxes: Layout["boxes"], y: number): string | null =>
  list.filter(({ id }) => middleOf(boxes.get(id) ?? { left: 0, top: Infinity, width: 0, height: 0 }) < y).at(-1)?.id ??
  null;

/** The column of a section at a point: that of the nearest module, or by the share of the width. */
function columnAt(section: PageDocument["containers"][number], boxes: Layout["boxes"], x: number): number {
  const box = boxes.get(section.id);
  if (!box || section.columns.length < 2) return 0;
  const holding = section.columns.findIndex(({ children }) =>
    children.some(({ id }) => {
      const own = boxes.get(id);
      return own !== undefined && x >= own.left && x <= own.left + own.width;
    }),
  );
  const share = Math.floor(((x - box.left) / box.width) * section.columns.length);
  return holding === -1 ? Math.max(0, Math.min(section.columns.length - 1, share)) : holding;
}

/** Where something that is dragged would come to stand. */
export function spotAt(
  document: PageDocument,
  { boxes }: Pick<Layout, "boxes">,
  id: string,
  { x, y }: { x: number; y: number },
): Spot {
  const { containers } = document;
  const isSection = findSection(document, id) !== undefined;
  const section = containers.find((candidate) => {
    const box = boxes.get(candidate.id);
    return box !== undefined && y > box.top + betweenPx && y < box.top + box.height - betweenPx;
  });
  if (isSection || !section) return { kind: "section", after: above(containers, boxes, y) };
  const column = columnAt(section, boxes, x);
  const children = section.columns[column]?.children ?? [];
  return { kind: "module", section: section.id, column, after: above(children, boxes, y) };
}

/** True where it stands already. */
function isThere(document: PageDocument, id: string, spot: Spot): boolean {
  const found = findModule(document, id);
  if (spot.kind === "section" || !found) return spot.after === id;
  const children = found.section.columns[found.column]?.children ?? [];
  const before = children[found.index - 1]?.id ?? null;
  return (
    spot.section === found.section.id && spot.column === found.column && (spot.after === id || spot.after === before)
  );
}

/** Dragging by the grip. The module stays in place, pale, until it is let go; Escape calls it off. */
export function useDrag(session: Session, layout: Cell<Layout>, id: string): (event: PointerEvent) => void {
  const commands = useCommands(session);
  const { view, store } = session;
  return (pressed) => {
    if (pressed.button !== 0) return;
    const from = { x: pressed.clientX, y: pressed.clientY };
    const over = new AbortController();
    const { signal } = over;
    const move = (event: globalThis.PointerEvent): void => {
      const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > slackPx;
      if (!view.get().dragged && !far) return;
      event.preventDefault();
      if (event.clientY < edgePx) window.scrollBy(0, -scrollPx);
      if (event.clientY > window.innerHeight - edgePx) window.scrollBy(0, scrollPx);
      const { document } = store.state.get();
      const spot = spotAt(document, layout.get(), id, { x: event.pageX, y: event.pageY });
      view.update({ dragged: { id, over: isThere(document, id, spot) ? null : spot }, hovered: null, selected: id });
    };
    const end = (isLetGo: boolean) => (): void => {
      over.abort();
      const { dragged } = view.get();
      view.update({ dragged: null });
      if (isLetGo && dragged?.over) commands.moveTo(id, dragged.over);
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      end(false)();
    };
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", end(true), { signal });
    window.addEventListener("pointercancel", end(false), { signal });
    window.addEventListener("keydown", escape, { signal, capture: true });
  };
}
