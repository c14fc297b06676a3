import type { Box, Layout } from "./layout";
import type { Outline } from "./outline";

type Edges = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const boxOfEdges = ({ left, top, right, bottom }: Edges): Box => ({
  left: left + scrollX,
  top: top + scrollY,
  width: right - left,
  height: bottom - top,
});

const around = (one: Edges, other: Edges): Edges => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The box of what has none itself: of what it holds. Null: it shows nothing. */
function boxAround(elements: Iterable<Element>): Box | null {
  let edges: Edges | null = null;
  for (const element of elements) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0 && rect.height > 0) edges = edges ? around(edges, rect) : rect;
  }
  return edges && boxOfEdges(edges);
}

/** Boxes, each by the id of its module. */
type Boxes = Map<string, Box>;

function modulesIn(elements: Iterable<HTMLElement>): Boxes {
  const boxes: Boxes = new Map();
  for (const element of elements) {
    const box = boxAround(element.children);
    if (box) boxes.set(element.dataset.module ?? "", box);
  }
  return boxes;
}

const moved = (box: Box, x: number, y: number): Box => ({ ...box, left: box.left + x, top: box.top + y });

/** A section and its modules as they were measured. */
interface Known {
  box: Box;
  modules: Boxes;
}

/** Modules that take the whole width of the window stand in no row. */
const withoutRow = "[data-module]:not([data-section] *)";

/**
 * Measures a page. Asking where something stands is what it takes time for: modules of a section that is as large as it was, and
 * of which nobody has said that it has changed, stand in it where they stood.
 */
export function measuring(): {
  /** Something has changed here. */
  changed: (node: Node) => void;
  /** Anything may have. */
  forget: () => void;
  measure: (main: Element, outline: Outline) => Layout;
} {
  let known = new WeakMap<Element, Known>();

  function changed(node: Node): void {
    let section = (node instanceof Element ? node : node.parentElement)?.closest("[data-section]");
    // A section with a plane of its own is in that plane.
    for (; section; section = section.parentElement?.closest("[data-section]")) known.delete(section);
  }

  function look(section: HTMLElement): Known | null {
    const box = boxAround([section]);
    if (!box) return null;
    const was = known.get(section);
    const isAsLarge = was?.box.width === box.width && was.box.height === box.height;
    const [x, y] = was ? [box.left - was.box.left, box.top - was.box.top] : [0, 0];
    if (was && isAsLarge && x === 0 && y === 0) return was;
    const now: Known = {
      box,
      modules:
        was && isAsLarge
          ? new Map([...was.modules].map(([id, one]) => [id, moved(one, x, y)]))
          : modulesIn(section.querySelectorAll<HTMLElement>("[data-module]")),
    };
    known.set(section, now);
    return now;
  }

  function measure(main: Element, outline: Outline): Layout {
    const boxes = modulesIn(main.querySelectorAll<HTMLElement>(withoutRow));
    for (const section of main.querySelectorAll<HTMLElement>("[data-section]")) {
      const { section: id = "" } = section.dataset;
      const now = boxes.has(id) ? null : look(section);
      if (!now) continue;
      boxes.set(id, now.box);
      for (const [module, box] of now.modules) boxes.set(module, box);
    }
    return withSections(boxes, main, outline);
  }

  return { changed, forget: () => void (known = new WeakMap()), measure };
}

/** With the boxes of sections that are nothing but what is in them. */
function withSections(boxes: Boxes, main: Element, outline: Outline): Layout {
  for (const { id, modules } of outline) {
    const own = modules.flatMap((module) => boxes.get(module.id) ?? []);
    if (boxes.has(id) || own.length === 0) continue;
    const [left, top] = [Math.min(...own.map((box) => box.left)), Math.min(...own.map((box) => box.top))];
    boxes.set(id, {
      left,
      top,
      width: Math.max(...own.map((box) => box.left + box.width)) - left,
      height: Math.max(...own.map((box) => box.top + box.height)) - top,
    });
  }
  const sections = outline.flatMap(({ id }) => boxes.get(id) ?? []);
  const whole = main.getBoundingClientRect();
  const top = sections.length > 0 ? Math.min(...sections.map((box) => box.top)) : whole.top + scrollY;
  const bottom =
    sections.length > 0 ? Math.max(...sections.map((box) => box.top + box.height)) : whole.bottom + scrollY;
  return { outline, boxes, top, bottom };
}
