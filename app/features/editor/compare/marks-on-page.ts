import { useEffect } from "react";
import { useDrawnTexts } from "../inline/texts-on-page";
import { hasMarks, unmarked } from "./merged-text";

/** Where words went and came, as ranges that styles paint: nothing of the page is another for it. */
const painted = { removed: "kasch-removed", added: "kasch-added" } as const;

const highlightOf = (name: string): Highlight | null => {
  if (!("highlights" in CSS)) return null;
  const known = CSS.highlights.get(name);
  if (known) return known;
  const made = new Highlight();
  CSS.highlights.set(name, made);
  return made;
};

function read(node: Text): void {
  if (!hasMarks(node.data)) return;
  const { words, spans } = unmarked(node.data);
  node.data = words;
  for (const { kind, from, to } of spans) {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    highlightOf(painted[kind])?.add(range);
  }
}

/** Paints what went and came in the texts of two versions in one. */
export function useMarksOnPage(isOn: boolean): void {
  useDrawnTexts(isOn, read);
  useEffect(() => {
    if (!isOn) return;
    return () => {
      for (const name of Object.values(painted)) CSS.highlights?.delete(name);
    };
  }, [isOn]);
}
