import { useEffect } from "react";
import { mainId } from "~/features/navigation/parts/targets";
import type { Session, View, Writing } from "../session";
import { missingSign } from "./name-texts";
import { hasSeal, unsealed } from "./sealed";

/** Which text of its module a piece of the page shows. */
const paths = new WeakMap<Text, string>();

function read(node: Text): void {
  if (!hasSeal(node.data)) return;
  const { words, name } = unsealed(node.data);
  node.data = words;
  if (name === null) return;
  const isMissing = name.startsWith(missingSign);
  paths.set(node, isMissing ? name.slice(missingSign.length) : name);
  node.parentElement?.toggleAttribute("data-missing", isMissing);
}

function textsWithin(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** Has every text of the page read as soon as it is drawn, before anybody sees it. */
export function useDrawnTexts(isOn: boolean, readText: (node: Text) => void): void {
  useEffect(() => {
    const main = document.querySelector(`#${mainId}`);
    if (!main || !isOn) return;
    textsWithin(main).forEach(readText);
    const drawn = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes)
          (node instanceof Text ? [node] : textsWithin(node)).forEach(readText);
    });
    drawn.observe(main, { childList: true, characterData: true, subtree: true });
    return () => drawn.disconnect();
  }, [isOn, readText]);
}

/** Takes the names off what is drawn, and remembers where they were. */
export const useTextsOnPage = (isOn: boolean): void => useDrawnTexts(isOn, read);

/** A text of a module where it stands on the page. */
export interface ShownText {
  path: string;
  node: Text;
}

const moduleElement = (id: string): Element | null => document.querySelector(`[data-module="${CSS.escape(id)}"]`);

/** What of a module can be written in place, in the order of the page. What is folded away cannot. */
export function textsOf(id: string): ShownText[] {
  const module = moduleElement(id);
  const seen = new Set<string>();
  return (module ? textsWithin(module) : []).flatMap((node) => {
    const path = paths.get(node);
    if (path === undefined || seen.has(path) || node.parentElement?.checkVisibility() !== true) return [];
    seen.add(path);
    return [{ path, node }];
  });
}

/** The text before or after the one that is being written. */
export function textBeside(id: string, side: "next" | "previous"): ShownText | undefined {
  const writing = moduleElement(id)?.querySelector('[data-tool="words"]');
  const where = side === "next" ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const beside = textsOf(id).filter(({ node }) => writing && writing.compareDocumentPosition(node) & where);
  return beside.at(side === "next" ? 0 : -1);
}

/** Begins to write in a text. What it is the head of opens, so that what follows it can be written, too. */
export function write({ view }: Session, { id, path }: Writing, change: Partial<View> = {}): void {
  const text = textsOf(id).find((shown) => shown.path === path);
  const folded = text?.node.parentElement?.closest("details");
  if (folded) folded.open = true;
  view.update({ ...change, writing: { id, path } });
}

/** Into the first text of a module; into its fields where it shows none. */
export function writeFirst(session: Session, id: string): void {
  const [first] = textsOf(id);
  if (first) write(session, { id, path: first.path });
  else session.view.update({ selected: id, opened: { kind: "fields", id } });
}

/** The element that a rich text is drawn in. */
export const richTextElement = (node: Text): HTMLElement | null => node.parentElement?.closest("div") ?? null;

const areaOf = ({ node }: ShownText, isRich: boolean): DOMRect | undefined =>
  (isRich ? richTextElement(node) : node.parentElement)?.getBoundingClientRect();

/** The text of a module at a point of the window: the smallest one that has it. */
export function textAtPoint(
  id: string,
  { x, y }: { x: number; y: number },
  isRich: (path: string) => boolean,
): string | null {
  const size = ({ width, height }: DOMRect): number => width * height;
  const [nearest] = textsOf(id)
    .flatMap((text) => {
      const area = areaOf(text, isRich(text.path));
      const isHit = area && x >= area.left && x <= area.right && y >= area.top && y <= area.bottom;
      return isHit ? [{ path: text.path, size: size(area) }] : [];
    })
    .toSorted((a, b) => a.size - b.size);
  return nearest?.path ?? null;
}
