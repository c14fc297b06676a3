import type { RichTextNode } from "~/domain/common/schema";
import { sequenceDiff, type Laid } from "~/domain/editing/sequence-diff";
import { wordDiff, wordsOf, type Piece } from "~/domain/editing/word-diff";

/*
 * Two wordings as one text. Signs without width say where words went and where they came; the page draws them like any
 * text, and they are taken off as soon as it has.
 */
const signs = { removed: ["\u2061", "\u2062"], added: ["\u2063", "\u2064"] } as const;
const marked = /\u2061([^\u2061-\u2064]*)\u2062|\u2063([^\u2061-\u2064]*)\u2064/g;

type Exchanged = Exclude<Piece["kind"], "same">;

const sign = (text: string, kind: Piece["kind"]): string =>
  kind === "same" || text === "" ? text : signs[kind][0] + text + signs[kind][1];

/** True for words that may hold signs. */
export const hasMarks = (text: string): boolean => /[\u2061-\u2064]/.test(text);

/** What somebody reads of a text, and where in it words went or came. */
export function unmarked(text: string): { words: string; spans: { kind: Exchanged; from: number; to: number }[] } {
  const spans: { kind: Exchanged; from: number; to: number }[] = [];
  let words = "";
  let last = 0;
  for (const found of text.matchAll(marked)) {
    words += text.slice(last, found.index);
    const own = found[1] ?? found[2] ?? "";
    spans.push({
      kind: found[1] === undefined ? "added" : "removed",
      from: words.length,
      to: words.length + own.length,
    });
    words += own;
    last = found.index + found[0].length;
  }
  return { words: words + text.slice(last), spans };
}

/** Two wordings of a line as one. */
export const mergedLine = (was: string, is: string): string =>
  wordDiff(was, is)
    .map(({ kind, text }) => sign(text, kind))
    .join("");

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A node all of whose words went, or came. */
const wholly = (node: RichTextNode, kind: Exchanged): RichTextNode => ({
  ...node,
  ...(node.text !== undefined && { text: sign(node.text, kind) }),
  ...(node.content && { content: node.content.map((child) => wholly(child, kind)) }),
});

const isInline = ({ type }: RichTextNode): boolean => type === "text" || type === "hardBreak";

/** Words of a paragraph one by one, each with how it is set. */
const tokensOf = (nodes: readonly RichTextNode[]): RichTextNode[] =>
  nodes.flatMap((node) => (node.text === undefined ? [node] : wordsOf(node.text).map((text) => ({ ...node, text }))));

function mergedInline(was: readonly RichTextNode[], is: readonly RichTextNode[]): RichTextNode[] {
  const laid = sequenceDiff(tokensOf(was), tokensOf(is), (a, b) => a.type === b.type && a.text === b.text);
  const runs: { kind: Piece["kind"]; node: RichTextNode }[] = [];
  for (const entry of laid) {
    const node = entry.kind === "removed" ? entry.was : entry.is;
    const last = runs.at(-1);
    if (last?.kind === entry.kind && last.node.text !== undefined && same(last.node.marks, node.marks) && node.text)
      last.node = { ...last.node, text: last.node.text + node.text };
    else runs.push({ kind: entry.kind, node });
  }
  return runs.map(({ kind, node }) => (node.text === undefined ? node : { ...node, text: sign(node.text, kind) }));
}

/** A paragraph in both wordings, or a list, whose entries are merged one by one. */
function mergedNode(was: RichTextNode, is: RichTextNode): RichTextNode {
  const [old, now] = [was.content ?? [], is.content ?? []];
  const isLine = [...old, ...now].every(isInline);
  return { ...is, content: isLine ? mergedInline(old, now) : mergedBlocks(old, now) };
}

/** Blocks that stayed, went or came. What went and came at one place is one block in two wordings. */
function mergedBlocks(was: readonly RichTextNode[], is: readonly RichTextNode[]): RichTextNode[] {
  const merged: RichTextNode[] = [];
  let waiting: RichTextNode[] = [];
  const flush = (): void => {
    merged.push(...waiting.map((node) => wholly(node, "removed")));
    waiting = [];
  };
  for (const entry of sequenceDiff(was, is, same) satisfies Laid<RichTextNode>[]) {
    if (entry.kind === "removed") waiting.push(entry.was);
    else if (entry.kind === "same") {
      flush();
      merged.push(entry.is);
    } else {
      const [before, ...rest] = waiting;
      if (before?.type === entry.is.type) waiting = rest;
      merged.push(before?.type === entry.is.type ? mergedNode(before, entry.is) : wholly(entry.is, "added"));
    }
  }
  flush();
  return merged;
}

/** Two wordings of a rich text as one. */
export const mergedRichText = (was: RichTextNode | undefined, is: RichTextNode | undefined): RichTextNode => ({
  ...(is ?? was ?? { type: "doc" }),
  content: mergedBlocks(was?.content ?? [], is?.content ?? []),
});
