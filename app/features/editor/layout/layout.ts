import { modulesOf } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { createCell, type Cell } from "../store/cell";
import type { Outline } from "./outline";

/** Where something stands in the document, in CSS pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where a mark of it stands: of what takes the whole width of the window within the mask. */
export const placeOf = ({ left, top, width, height }: Box) => ({
  insetInlineStart: `max(${left}px, var(--track) + 0.625rem)`,
  insetInlineEnd: `max(100% - ${left + width}px, var(--rim) + 0.625rem)`,
  insetBlockStart: top,
  blockSize: height,
});

/** The page as it stands: what is in it, in order, and where. Modules that show nothing have no box. */
export interface Layout {
  outline: Outline;
  boxes: ReadonlyMap<string, Box>;
  /** Where the page's modules begin and end. */
  top: number;
  bottom: number;
}

const nowhere: Layout = { outline: [], boxes: new Map(), top: 0, bottom: 0 };

const isAt = (a: Box, b: Box | undefined): boolean =>
  a === b || (a.left === b?.left && a.top === b.top && a.width === b.width && a.height === b.height);

/** True if everything stands where it stood. */
export const same = (a: Layout, b: Layout): boolean =>
  a.outline === b.outline &&
  a.top === b.top &&
  a.bottom === b.bottom &&
  a.boxes.size === b.boxes.size &&
  [...a.boxes].every(([id, box]) => isAt(box, b.boxes.get(id)));

/** What stands where, measured anew whenever something of the page comes, goes or moves. */
export const layoutCell = (): Cell<Layout> => createCell(nowhere);

/** The same with the boxes that it shares with another: who looks at one of them is told only if that moves. */
export const sharing = (next: Layout, before: Layout): Layout => ({
  ...next,
  boxes: new Map(
    [...next.boxes].map(([id, box]) => {
      const was = before.boxes.get(id);
      return [id, was && isAt(box, was) ? was : box];
    }),
  ),
});

/** True where a point of the document is within it. */
export const holds = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

/** The module at a point of the document, or the section. */
export function at({ boxes }: Layout, { containers }: PageDocument, x: number, y: number): string | null {
  const isThere = ({ id }: { id: string }): boolean => {
    const box = boxes.get(id);
    return box !== undefined && holds(box, x, y);
  };
  const modules = containers.flatMap(modulesOf);
  return (modules.find(isThere) ?? containers.find(isThere))?.id ?? null;
}
