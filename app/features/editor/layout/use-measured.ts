import { useEffect, useEffectEvent } from "react";
import type { PageDocument } from "~/domain/pages/document";
import { mainId } from "~/features/navigation/parts/targets";
import type { Cell } from "../store/cell";
import { same, sharing, type Layout } from "./layout";
import { measuring } from "./measuring";

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

/** Keeps a layout in step with the page. */
export function useMeasured(cell: Cell<Layout>, shown: () => PageDocument): void {
  const document = useEffectEvent(shown);
  useEffect(() => {
    const main = window.document.querySelector(`#${mainId}`);
    if (!main) return;
    const { measure, changed, forget } = measuring();
    let frame = 0;
    const soon = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const next = measure(main, document());
        sizes.look(main);
        if (!same(next, cell.get())) cell.set(sharing(next, cell.get()));
      });
    };
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
    window.addEventListener("resize", resized);
    main.addEventListener("load", settled, true);
    main.addEventListener("transitionend", settled);
    soon();
    return () => {
      cancelAnimationFrame(frame);
      sizes.end();
      parts.disconnect();
      window.removeEventListener("resize", resized);
      main.removeEventListener("load", settled, true);
      main.removeEventListener("transitionend", settled);
    };
  }, [cell]);
}
