import { describe, expect, it } from "vitest";
import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import { comparisonOf } from "~/features/editor/compare/comparison";
import { mergedRichText, unmarked } from "~/features/editor/compare/merged-text";

const moduleOf = (id: string, type: string, props: Record<string, unknown>): StoredModule => ({
  id,
  type,
  version: 1,
  order: 0,
  props,
});
const line = (id: string, content: string) => moduleOf(id, "headline", { content: { de: content } });
const section = (id: string, ...children: StoredModule[]) => ({
  id,
  slug: id,
  layout: "100" as const,
  extra_class: "",
  columns: [{ index: 0, classes: "", children: children.map((module, order) => ({ ...module, order })) }],
});
const was: PageDocument = {
  containers: [
    section("s1", line("a", "Gala mit Klavier"), line("b", "Bleibt"), line("c", "Geht")),
    section("s2", line("d", "Geht mit")),
    section("s3", moduleOf("e", "image", { image: { $media: 1 }, format: "wide", description: {} })),
  ],
};
const after = (...operations: Operation[]): PageDocument => {
  const applied = applyAll(was, operations);
  if (!applied.ok) throw new Error(applied.detail);
  return applied.value.document;
};
const ids = ({ containers }: PageDocument): string[] =>
  containers.flatMap(({ id, columns }) => [id, ...columns.flatMap(({ children }) => children.map((one) => one.id))]);

const paragraph = (...texts: object[]) => ({ type: "paragraph", content: texts });
const word = (text: string, ...marks: string[]) => ({
  type: "text",
  text,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const doc = (...content: object[]) => ({ type: "doc", content });
/** A rich text as it reads, with what went and came in brackets. */
function readable(value: unknown): string {
  if (typeof value === "string") {
    const { words, spans } = unmarked(value);
    return spans.toReversed().reduce((text, { kind, from, to }) => {
      const own = `[${kind === "removed" ? "-" : "+"}${text.slice(from, to)}]`;
      return text.slice(0, from) + own + text.slice(to);
    }, words);
  }
  const { text, content = [], type } = value as { text?: string; content?: object[]; type?: string };
  return text === undefined ? content.map(readable).join("") + (type === "paragraph" ? "/" : "") : readable(text);
}

describe("two versions of a page", () => {
  it("are one page in which what went stands where it stood", () => {
    const is = after({ op: "remove", id: "c" }, { op: "remove_section", id: "s2" });
    const { both, changes } = comparisonOf(was, is, "de");
    expect(ids(both)).toEqual(["s1", "a", "b", "c", "s2", "d", "s3", "e"]);
    expect(changes.map(({ id, kind, number }) => [id, kind, number])).toEqual([
      ["c", "removed", "1.3"],
      ["s2", "removed", "2"],
    ]);
  });

  it("show what came, what was moved and from where, in the order of the page", () => {
    const is = after(
      { op: "insert", module: line("n", "Neu"), place: { section: "s1", column: 0, after: "a" } },
      { op: "move", id: "b", place: { section: "s3", column: 0, after: "e" } },
    );
    const { changes } = comparisonOf(was, is, "de");
    expect(changes.map(({ id, kind, number, from }) => [id, kind, number, from])).toEqual([
      ["n", "added", "1.2", undefined],
      ["b", "moved", "3.2", "1.2"],
    ]);
  });

  it("have both wordings in a text, both pictures, and the names of what else changed", () => {
    const is = after(
      { op: "set", id: "a", key: "content", lang: "de", value: "Gala mit Orchester" },
      { op: "set", id: "e", key: "image", value: { $media: 2 } },
      { op: "set", id: "e", key: "format", value: "square" },
    );
    const { both, changes } = comparisonOf(was, is, "de");
    const [first] = both.containers[0]?.columns[0]?.children ?? [];
    expect(readable((first?.props.content as { de: string } | undefined)?.de)).toBe("Gala mit [-Klavier][+Orchester]");
    expect(changes).toMatchObject([
      { id: "a", kind: "changed", texts: 1, removed: ["Klavier"], added: ["Orchester"], pictures: [], fields: [] },
      { id: "e", kind: "changed", texts: 0, pictures: [{ was: 1, is: 2 }], fields: ["format"] },
    ]);
    // What is compared is never what is kept.
    expect(JSON.stringify(is)).not.toMatch(/\u2061|\u2063/);
  });

  it("compare the entries of lists one by one, and keep those that are gone in sight", () => {
    const faq = (...titles: string[]) => ({
      containers: [section("s", moduleOf("f", "faq", { items: titles.map((de) => ({ title: { de }, content: {} })) }))],
    });
    const { both, changes } = comparisonOf(faq("Wann?", "Wo?"), faq("Wann genau?"), "de");
    const items = both.containers[0]?.columns[0]?.children[0]?.props.items as { title: { de: string } }[];
    expect(items.map(({ title }) => readable(title.de))).toEqual(["Wann[+ genau]?", "[-Wo?]"]);
    expect(changes[0]?.texts).toBe(2);
  });
});

describe("two wordings of a rich text", () => {
  it("are one, paragraph by paragraph and word by word, as the later one is set", () => {
    const old = doc(
      paragraph(word("Zwei Flügel, "), word("dreihundert", "bold"), word(" Plätze.")),
      paragraph(word("Weg.")),
    );
    const now = doc(paragraph(word("Ein Orchester, "), word("dreihundert", "italic"), word(" Plätze.")));
    const merged = mergedRichText(old as never, now as never);
    expect(readable(merged)).toBe("[-Zwei][+Ein] [-Flügel][+Orchester], dreihundert Plätze./[-Weg.]/");
    expect(JSON.stringify(merged)).toContain('"italic"');
  });

  it("come and go as a whole", () => {
    expect(readable(mergedRichText(undefined, doc(paragraph(word("Neu."))) as never))).toBe("[+Neu.]/");
    expect(readable(mergedRichText(doc(paragraph(word("Alt."))) as never, undefined))).toBe("[-Alt.]/");
  });
});
