import { describe, expect, it } from "vitest";
import { richTextSchema } from "~/domain/common/schema";
import { storedText } from "~/features/editor/writing/stored-text";

const paragraph = (...content: object[]) => ({ type: "paragraph", attrs: { textAlign: "left" }, content });
const doc = (...content: object[]) => ({ type: "doc", content });

describe("what is stored of a written text", () => {
  it("is what visitors' pages draw, and nothing of the editor's own", () => {
    const text = storedText(
      doc(
        { type: "heading", attrs: { level: 3, textAlign: "center" }, content: [{ type: "text", text: "Im Foyer" }] },
        paragraph(
          { type: "text", text: "Karten ", marks: [{ type: "bold", attrs: {} }, { type: "underline" }] },
          {
            type: "text",
            text: "hier",
            marks: [
              { type: "link", attrs: { href: "/programm", target: null, rel: "noopener", class: "x", title: null } },
            ],
          },
        ),
        {
          type: "orderedList",
          attrs: { start: 1, type: null },
          content: [{ type: "listItem", content: [paragraph()] }],
        },
      ),
    );
    expect(text).toEqual(
      doc(
        { type: "heading", attrs: { level: 3, textAlign: "center" }, content: [{ type: "text", text: "Im Foyer" }] },
        {
          type: "paragraph",
          content: [
            { type: "text", text: "Karten ", marks: [{ type: "bold" }] },
            { type: "text", text: "hier", marks: [{ type: "link", attrs: { href: "/programm" } }] },
          ],
        },
        {
          type: "orderedList",
          content: [{ type: "listItem", content: [{ type: "paragraph", content: [] }] }],
        },
      ),
    );
    expect(richTextSchema.safeParse(text).error).toBeUndefined();
  });

  it("keeps the words of a link that may not be one, and the new window of one that may", () => {
    const linked = (href: string, target: string | null) =>
      storedText(doc(paragraph({ type: "text", text: "x", marks: [{ type: "link", attrs: { href, target } }] })))
        ?.content?.[0]?.content?.[0];
    expect(linked("javascript:alert(1)", null)).toEqual({ type: "text", text: "x" });
    expect(linked("https://example.org/", "_blank")?.marks).toEqual([
      { type: "link", attrs: { href: "https://example.org/", target: "_blank" } },
    ]);
  });

  it("keeps what a note says, of a length that fits a margin, and no note that says nothing", () => {
    const noted = (text: unknown) =>
      storedText(doc(paragraph({ type: "text", text: "x", marks: [{ type: "note", attrs: { text } }] })))?.content?.[0]
        ?.content?.[0];
    expect(noted(" Mit Bleistift. ")?.marks).toEqual([{ type: "note", attrs: { text: "Mit Bleistift." } }]);
    expect(noted("x".repeat(601))?.marks?.[0]?.attrs?.text).toHaveLength(600);
    for (const empty of ["", "  ", null, undefined, 7]) expect(noted(empty)).toEqual({ type: "text", text: "x" });
    expect(
      richTextSchema.safeParse(
        storedText(doc(paragraph({ type: "text", text: "x", marks: [{ type: "note", attrs: { text: "y" } }] }))),
      ).success,
    ).toBe(true);
  });

  it("is nothing where there are no words", () => {
    expect(
      storedText(doc(paragraph(), { type: "bulletList", content: [{ type: "listItem", content: [paragraph()] }] })),
    ).toBeUndefined();
  });
});
