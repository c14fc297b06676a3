import type { JSONContent } from "@tiptap/core";
import { longestNote, type RichTextNode } from "~/domain/common/schema";
import { isSafeLink } from "~/domain/links/links";

/** What TipTap hands out and takes in. */
interface WrittenNode {
  type?: string | undefined;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined;
  content?: WrittenNode[] | undefined;
}

type Attributes = NonNullable<RichTextNode["attrs"]>;
type Mark = NonNullable<RichTextNode["marks"]>[number];

const alignments = ["center", "right"];
const aligned = ["paragraph", "heading"];

function attributesOf({ type = "", attrs = {} }: WrittenNode): Attributes | undefined {
  const found: Attributes = {};
  if (type === "heading") found.level = Number(attrs.level ?? 2);
  if (aligned.includes(type) && alignments.includes(String(attrs.textAlign))) found.textAlign = String(attrs.textAlign);
  return Object.keys(found).length > 0 ? found : undefined;
}

function markOf({ type, attrs = {} }: NonNullable<WrittenNode["marks"]>[number]): Mark[] {
  if (type === "bold" || type === "italic") return [{ type }];
  if (type === "note") {
    const text = typeof attrs.text === "string" ? attrs.text.trim().slice(0, longestNote) : "";
    return text === "" ? [] : [{ type, attrs: { text } }];
  }
  if (type !== "link" || typeof attrs.href !== "string" || !isSafeLink(attrs.href)) return [];
  return [{ type, attrs: { href: attrs.href.trim(), ...(attrs.target === "_blank" && { target: "_blank" }) } }];
}

function nodeOf(node: WrittenNode): RichTextNode {
  const attrs = attributesOf(node);
  const marks = node.marks?.flatMap(markOf) ?? [];
  return {
    type: node.type ?? "paragraph",
    ...(node.text !== undefined && { text: node.text }),
    ...(attrs && { attrs }),
    ...(marks.length > 0 && { marks }),
    ...(node.content && { content: node.content.map(nodeOf) }),
  };
}

const hasText = (node: RichTextNode): boolean => Boolean(node.text) || (node.content ?? []).some(hasText);

/** What is stored of a text as it is written: nothing that a visitor's page would not draw; undefined for no words. */
export function storedText(written: WrittenNode): RichTextNode | undefined {
  const node = nodeOf(written);
  return hasText(node) ? node : undefined;
}

/** What is stored as TipTap takes it; both are the same JSON. */
export const writable = (text: RichTextNode | undefined): JSONContent => (text ?? { type: "doc" }) as JSONContent;
