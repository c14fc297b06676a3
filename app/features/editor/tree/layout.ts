import { useEffect, useEffectEvent } from "react";
import { mainId } from "~/features/navigation/parts/targets";
import { modulesOf } from "~/domain/editing/tree";
import type { PageDocument } from "~/domain/pages/document";
import { createCell, type Cell } from "../store/cell";

/** Where something stands in the document, in CSS pixels from its upper left corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where everything of the page stands. Modules that show nothing have no box. */
export interface Layout {
  boxes: ReadonlyMap<string, Box>;
  /** Where the page's modules begin and end. */
  top: number;
  bottom: number;
}

const nowhere: Layout = { boxes: new Map(), top: 0, bottom: 0 };

function union(rects: readonly DOMRect[]): Box | null {
  const seen = rects.filter(({ width, height }) => width > 0 && height > 0);
  if (seen.length === 0) return null;
  const [left, top] = [Math.min(...seen.map((rect) => rect.left)), Math.min(...seen.map((rect) => rect.top))];
  const [right, bottom] = [Math.max(...seen.map((rect) => rect.right)), Math.max(...seen.map((rect) => rect.bottom))];
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top };
}

/** The box of what has none itself: of what it holds. */
const boxOf = (element: Element): Box | null =>
  union([...element.children].flatMap((child) => child.getBoundingClientRect()));

function measure(main: Element, document: PageDocument): Layout {
  const boxes = new Map<string, Box>();
  for (const element of main.querySelectorAll<HTMLElement>("[data-module]")) {
    const box = boxOf(element);
    if (box) boxes.set(element.dataset.module ?? "", box);
  }
  for (const element of main.querySelectorAll<HTMLElement>("[data-section]")) {
    const { section = "" } = element.dataset;
    const box = union([element.getBoundingClientRect()]);
    if (box && !boxes.has(section)) boxes.set(section, box);
  }
  // Modules that take the whole width of the window stand in no row: they are their section.
  for (const { id, columns } of document.containers) {
    const own = columns.flatMap(({ children }) => children.flatMap((module) => boxes.get(module.id) ?? []));
    if (boxes.has(id) || own.length === 0) continue;
    const [left, top] = [Math.min(...own.map((box) => box.left)), Math.min(...own.map((box) => box.top))];
    boxes.set(id, {
      left,
      top,
      width: Math.max(...own.map((box) => box.left + box.width)) - left,
      height: Math.max(...own.map((box) => box.top + box.height)) - top,
    });
  }
  const sections = document.containers.flatMap(({ id }) => boxes.get(id) ?? []);
  const whole = main.getBoundingClientRect();
  const top = sections.length > 0 ? Math.min(...sections.map((box) => box.top)) : whole.top + scrollY;
  const bottom =
    sections.length > 0 ? Math.max(...sections.map((box) => box.top + box.height)) : whole.bottom + scrollY;
  return { boxes, top, bottom };
}

const isAt = (a: Box, b: Box | undefined): boolean =>
  a.left === b?.left && a.top === b.top && a.width === b.width && a.height === b.height;

const same = (a: Layout, b: Layout): boolean =>
  a.top === b.top &&
  a.bottom === b.bottom &&
  a.boxes.size === b.boxes.size &&
  [...a.boxes].every(([id, box]) => isAt(box, b.boxes.get(id)));

/** Where everything stands, measured anew whenever something of the page moves. */
export const layoutCell = (): Cell<Layout> => createCell(nowhere);

/** The same with the boxes that it shares with another: who looks at one of them is told only if that moves. */
const sharing = (next: Layout, before: Layout): Layout => ({
  ...next,
  boxes: new Map(
    [...next.boxes].map(([id, box]) => {
      const was = before.boxes.get(id);
      return [id, was && isAt(box, was) ? was : box];
    }),
  ),
});

/** Words that are being written: they move nothing unless they grow. */
const isWithinWords = (node: Node): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest('[data-tool="words"]'));

/** Tells of every part of the page's modules that grows or shrinks. */
function growing(onGrown: () => void): { look: (main: Element) => void; end: () => void } {
  const sizes = new ResizeObserver(onGrown);
  const watched = new WeakSet<Element>();
  const watch = (part: Element): void => {
    if (watched.has(part)) return;
    watched.add(part);
    sizes.observe(part);
  };
  return {
    look: (main) => {
      watch(main);
      for (const part of main.querySelectorAll("[data-module] > *, [data-section]")) watch(part);
    },
    end: () => sizes.disconnect(),
  };
}

/** What of an element may move others. */
const moving = ["class", "style", "open", "hidden"];

/** Keeps a layout in step with the page. */
export function useMeasured(cell: Cell<Layout>, shown: () => PageDocument): void {
  const measured = useEffectEvent((main: Element) => measure(main, shown()));
  useEffect(() => {
    const main = window.document.querySelector(`#${mainId}`);
    if (!main) return;
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = measured(main);
        sizes.look(main);
        if (!same(next, cell.get())) cell.set(sharing(next, cell.get()));
      });
    };
    const sizes = growing(soon);
    const parts = new MutationObserver((changes) => {
      if (changes.some(({ target }) => !isWithinWords(target))) soon();
    });
    parts.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: moving });
    window.addEventListener("resize", soon);
    main.addEventListener("load", soon, true);
    main.addEventListener("transitionend", soon);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      sizes.end();
      parts.disconnect();
      window.removeEventListener("resize", soon);
      main.removeEventListener("load", soon, true);
      main.removeEventListener("transitionend", soon);
    };
  }, [cell]);
}

const holds = ({ left, top, width, height }: Box, x: number, y: number): boolean =>
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
