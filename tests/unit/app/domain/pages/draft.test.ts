import { describe, expect, it } from "vitest";
import { draftSchema } from "~/domain/pages/draft";
import { definitions } from "~/modules/definitions";

function saves(type: string, props: Record<string, unknown>): boolean {
  const definition = definitions.get(type);
  if (!definition) throw new Error("no such type");
  return draftSchema(definition).safeParse(props).success;
}

describe("a draft", () => {
  it.each([...definitions.keys()])("of %s saves with nothing in it", (type) => {
    expect(saves(type, {})).toBe(true);
  });

  it("lacks what is not written yet", () => {
    expect(saves("headline", { content: { de: "" } })).toBe(true);
    expect(saves("headline", { content: { en: "Only English yet" } })).toBe(true);
    expect(saves("faq", { items: [] })).toBe(true);
    expect(saves("faq", { items: [{ title: {}, content: {} }] })).toBe(true);
    expect(saves("link", { link: "", link_text: {} })).toBe(true);
    expect(saves("image", { image: null })).toBe(true);
  });

  it("is of the right kind where there is something", () => {
    expect(saves("headline", { headline_level: 7 })).toBe(false);
    expect(saves("headline", { content: { de: { toString: "" } } })).toBe(false);
    expect(saves("headline", { content: { xx: "A language of nobody" } })).toBe(false);
    expect(saves("headline", { content: null })).toBe(false);
    expect(saves("faq", { items: "" })).toBe(false);
    expect(saves("faq", { items: [{ title: { de: 5 } }] })).toBe(false);
    expect(saves("link", { link: "javascript:alert(1)" })).toBe(false);
    expect(saves("headline", { colour: "red" })).toBe(false);
  });
});
