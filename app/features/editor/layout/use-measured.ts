import { useEffect } from "react";
import { mainId } from "~/features/navigation/parts/targets";
import { onceAfterFrame } from "../after-frame";
import type { Cell } from "../store/cell";
import { same, sharing, type Layout } from "./layout";
import { farAway } from "./far";
import { measuring } from "./measuring";
import type { Outline } from "./outline";

const isWithin = (node: Node, what: string): boolean =>
  Boolean((node instanceof Element ? node : node.parentElement)?.closest(what));

/** Words that are being written: they move nothing unless they grow. */
const isWithinWords = (node: Node): boolean => isWithin(node, '[data-tool="words"]');

const isInSection = (node: Node): boolean => isWithin(node, "[data-section]");

/** Tells of every part of the page's modules that grows or shrinks. */
function growing(onGrown: (parts: readonly Element[]) => void): { look: (main: Element) => void; end: () => void } {
  const sizes = new ResizeObserver((entries) => onGrown(entries.map(({ target }) => target)));
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

/**
 * Keeps a layout in step with the page, a frame behind it: what somebody has done to the page shows at once, and what lies over the
 * page follows.
 */
export function useMeasured(cell: Cell<Layout>, shown: Pick<Cell<Outline>, "get" | "subscribe">): void {
  useEffect(() => {
    const main = document.querySelector(`#${mainId}`);
    if (!main) return;
    const { measure, changed, forget } = measuring();
    const far = farAway();
    let width = main.clientWidth;
    const { soon, end } = onceAfterFrame(() => {
      if (main.clientWidth !== width) {
        width = main.clientWidth;
        far.wake();
      }
      const next = measure(main, shown.get());
      sizes.look(main);
      far.look(main);
      if (!same(next, cell.get())) cell.set(sharing(next, cell.get()));
    });
    const changedIn = (parts: readonly Node[]): void => {
      parts.forEach(changed);
      if (parts.length > 0) soon();
    };
    const sizes = growing(changedIn);
    const parts = new MutationObserver((changes) => {
      const seen = changes.filter(({ target }) => !isWithinWords(target));
      // What comes and goes outside of sections is one: those that stay are as they were.
      if (seen.some(({ type, target }) => type === "attributes" && !isInSection(target))) forget();
      changedIn(seen.map(({ target }) => target));
    });
    parts.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: moving });
    const resized = (): void => {
      forget();
      soon();
    };
    const settled = ({ target }: Event): void => changedIn(target instanceof Node ? [target] : []);
    const outlined = shown.subscribe(() => {
      if (shown.get() !== cell.get().outline) soon();
    });
    window.addEventListener("resize", resized);
    main.addEventListener("load", settled, true);
    main.addEventListener("transitionend", settled);
    soon();
    return () => {
      end();
      far.wake();
      outlined();
      sizes.end();
      parts.disconnect();
      window.removeEventListener("resize", resized);
      main.removeEventListener("load", settled, true);
      main.removeEventListener("transitionend", settled);
    };
  }, [cell, shown]);
}
