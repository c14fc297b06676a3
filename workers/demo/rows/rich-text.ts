import type { RichTextNode } from "~/domain/common/schema";
import type { Both } from "../content/types";

/** Words with notes: "[the words|what the note says]". */
const inline = (source: string): RichTextNode[] =>
  source
    .split(/(\[[^\]|]+\|[^\]]+\])/)
    .filter(Boolean)
    .map((part) => {
      const [, words, note] = /^\[([^|]+)\|(.+)\]$/.exec(part) ?? [];
      return words && note
        ? { type: "text", text: words, marks: [{ type: "note", attrs: { text: note } }] }
        : { type: "text", text: part };
    });

/**
 * Plain text as rich text: paragraphs are separated by an empty line, "## " begins a heading, "- " a list entry, and
 * paragraphs may have notes.
 */
function richText(source: string): RichTextNode {
  const content = source.split("\n\n").map((block): RichTextNode => {
    const text = (value: string): RichTextNode => ({ type: "text", text: value });
    if (block.startsWith("## ")) return { type: "heading", attrs: { level: 2 }, content: [text(block.slice(3))] };
    if (block.startsWith("- ")) {
      const items = block
        .split("\n")
        .map((item) => ({ type: "listItem", content: [{ type: "paragraph", content: [text(item.slice(2))] }] }));
      return { type: "bulletList", content: items };
    }
    return { type: "paragraph", content: inline(block) };
  });
  return { type: "doc", content };
}

/** A text in both languages as rich text; a missing language stays missing. */
export const richBoth = ({ de, en }: Both): Record<string, RichTextNode> => ({
  de: richText(de),
  ...(en && { en: richText(en) }),
});
