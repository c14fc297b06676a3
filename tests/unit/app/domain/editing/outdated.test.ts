import { describe, expect, it } from "vitest";
import { outdated, outdatedIn } from "~/domain/editing/outdated";
import { paragraph } from "~/domain/pages/words";

const before = { de: "Drei Säle", en: "Three halls" };

describe("a translation that was left behind", () => {
  it("is one that reads as before while its original does not", () => {
    expect(outdated({ de: "Vier Säle", en: "Three halls" }, before, "en")).toEqual({
      was: "Drei Säle",
      is: "Vier Säle",
      pair: "en\nVier Säle\nThree halls",
    });
  });

  it.each([
    ["nothing has changed", before, before],
    ["it has gone along", { de: "Vier Säle", en: "Four halls" }, before],
    ["there is none", { de: "Vier Säle", en: "" }, before],
    ["there was none", { de: "Vier Säle", en: "Four halls" }, { de: "Drei Säle" }],
    ["the original says nothing any more", { de: " ", en: "Three halls" }, before],
    ["the original said nothing before", before, { de: "", en: "Three halls" }],
    ["only it has changed", { de: "Drei Säle", en: "Three screens" }, before],
    ["visitors see nothing of it", { de: "Vier Säle", en: "Three halls" }, undefined],
  ])("is none where %s", (_, text, published) => {
    expect(outdated(text, published, "en")).toBeNull();
  });

  it("is no original", () => {
    expect(outdated({ de: "Vier Säle", en: "Three halls" }, before, "de")).toBeNull();
  });

  it("is told of rich text by its words, not by how they are set", () => {
    const set = (content: string, type: string) => ({
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: content, marks: [{ type }] }] }],
    });
    const published = { de: paragraph("Drei"), en: paragraph("Three") };
    expect(outdated({ de: set("Drei", "bold"), en: paragraph("Three") }, published, "en")).toBeNull();
    expect(outdated({ de: set("Vier", "bold"), en: paragraph("Three") }, published, "en")?.is).toBe("Vier");
  });

  it("is found wherever it stands, but not in a list that was made longer or shorter", () => {
    const entry = (de: string) => ({ title: { de, en: "Halls" }, image: { $media: 1 }, level: 2 });
    const [was, is] = [{ items: [entry("Säle"), entry("Höfe")] }, { items: [entry("Säle"), entry("Hof")] }];
    expect(outdatedIn(is, was)).toMatchObject([{ was: "Höfe", is: "Hof", lang: "en" }]);
    expect(outdatedIn({ items: is.items.slice(1) }, was)).toEqual([]);
    expect(outdatedIn(is, {})).toEqual([]);
  });
});
