/** What a program puts on the clipboard as HTML, and the text that it has to become. */
export interface Clipboard {
  name: string;
  html: string;
  text: object[];
}

/** Nodes of a rich text, as short as they can be written. */
export const words = (text: string, ...marks: (string | object)[]) => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks: marks.map((mark) => (typeof mark === "string" ? { type: mark } : mark)) }),
});
export const linkTo = (href: string) => ({ type: "link", attrs: { href } });
const content = (parts: (string | object)[]) => parts.map((part) => (typeof part === "string" ? words(part) : part));
export const p = (...parts: (string | object)[]) => ({
  type: "paragraph",
  ...(parts.length > 0 && { content: content(parts) }),
});
export const h = (level: number, ...parts: (string | object)[]) => ({
  type: "heading",
  attrs: { level },
  content: content(parts),
});
export const li = (...blocks: object[]) => ({ type: "listItem", content: blocks });
export const ul = (...items: object[]) => ({ type: "bulletList", content: items });
export const ol = (...items: object[]) => ({ type: "orderedList", content: items });
