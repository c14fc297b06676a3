import { isRecord } from "../common/record";
import type { RichTextNode } from "../common/schema";

/** True for a rich text as a whole. */
export const isRichText = (value: unknown): value is RichTextNode => isRecord(value) && value.type === "doc";

/** The plain words of a rich text, paragraphs separated by a space. */
export function richTextWords(node: RichTextNode | null | undefined): string {
  if (!node) return "";
  if (node.text) return node.text;
  return (node.content ?? [])
    .map(richTextWords)
    .filter(Boolean)
    .join(node.type === "paragraph" ? "" : " ");
}

/** The plain words of translated texts and rich texts in one language, for the search index. */
export function words(values: readonly (Record<string, string | RichTextNode> | undefined)[], lang: string): string {
  return values
    .map((value) => value?.[lang])
    .map((value) => (typeof value === "string" ? value : richTextWords(value)))
    .filter(Boolean)
    .join(" ");
}

/** A rich text of one paragraph. */
export function paragraph(content: string): RichTextNode {
  return { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: content }] }] };
}
