import { describe, expect, it } from "vitest";
import type { Image } from "~/domain/common/schema";
import type { Sources } from "~/domain/editing/schema";
import { paragraph } from "~/domain/pages/words";
import { findingsIn } from "~/features/editor/check/rules";
import { modulePage as page } from "../../../../../support/module-page";

const image = (id: number, alt: string): Image => ({
  id,
  alt,
  src: `/media/${id}`,
  width: 800,
  height: 600,
  ratio: 4 / 3,
  widths: [320],
  focal: { x: 0.5, y: 0.5 },
  color: "#000",
  credit: "",
});
const sources: Sources = {
  images: { 1: image(1, "Ein Turm"), 2: image(2, "") },
  files: {},
  venues: {},
  rights_end: {},
};

const rules = (...modules: [string, string, Record<string, unknown>][]) =>
  findingsIn({ document: page(...modules), sources, live: null, right: [] }).map(
    ({ module, rule }) => `${module} ${rule}`,
  );

const linked = (words: string) => ({
  type: "doc",
  content: [
    { type: "paragraph", content: [{ type: "text", text: words, marks: [{ type: "link", attrs: { href: "/agb" } }] }] },
  ],
});
const heading = (level: number) => ({
  type: "doc",
  content: [{ type: "heading", attrs: { level }, content: [{ type: "text", text: "Säle" }] }],
});

describe("the check of a working copy", () => {
  it("finds nothing in a page that is in order", () => {
    expect(
      rules(
        ["h", "headline", { headline_level: 2, content: { de: "Säle", en: "Halls" } }],
        ["t", "text", { content: { de: paragraph("Drei."), en: paragraph("Three.") } }],
        ["i", "image", { image: { $media: 1 }, description: {} }],
      ),
    ).toEqual([]);
  });

  it("finds pictures whose rights end soon or have ended, in modules and behind sections, and does not call them gone", () => {
    const [soon, over] = ["2099-12-01T23:00:00.000Z", "2099-11-01T23:00:00.000Z"];
    const document = page(["i", "image", { image: { $media: 1 } }], ["j", "image", { image: { $media: 5 } }]);
    const [section] = document.containers;
    const behind = { containers: section ? [{ ...section, image: { $media: 5 } }] : [] };
    const rights = { ...sources, rights_end: { 1: soon, 5: over } };
    expect(findingsIn({ document: behind, sources: rights, live: null, right: [] })).toEqual([
      { module: section?.id, rule: "rightsEnded", words: over },
      { module: "i", rule: "rightsEnd", words: soon },
      { module: "j", rule: "rightsEnded", words: over },
    ]);
  });

  it("finds texts that one language lacks, in lists too, and none that no language has", () => {
    expect(
      findingsIn({
        document: page(
          ["a", "text", { content: { de: paragraph("Drei."), en: paragraph(" ") } }],
          ["b", "faq", { items: [{ title: { de: "Wo?" }, content: {} }] }],
          ["c", "quote", { content: { de: "", en: "" } }],
        ),
        sources,
        live: null,
        right: [],
      }),
    ).toEqual([
      { module: "a", rule: "translation", lang: "en" },
      { module: "b", rule: "translation", lang: "en" },
    ]);
  });

  it("finds translations that their original has left behind since it was published, until somebody calls them right", () => {
    const live = page(
      ["a", "headline", { headline_level: 2, content: { de: "Drei Säle", en: "Three halls" } }],
      ["b", "headline", { headline_level: 2, content: { de: "Ein Hof", en: "A yard" } }],
    );
    const now = page(
      ["a", "headline", { headline_level: 2, content: { de: "Vier Säle", en: "Three halls" } }],
      ["b", "headline", { headline_level: 2, content: { de: "Zwei Höfe", en: "Two yards" } }],
      ["c", "headline", { headline_level: 2, content: { de: "Ein Turm", en: "A tower" } }],
    );
    const found = (right: string[]) => findingsIn({ document: now, sources, live, right });
    expect(found([])).toEqual([{ module: "a", rule: "outdated", lang: "en" }]);
    expect(found(["en\nVier Säle\nThree halls"])).toEqual([]);
    // Right for these words, not for the next ones.
    expect(found(["en\nFünf Säle\nThree halls"])).toHaveLength(1);
    expect(findingsIn({ document: now, sources, live: null, right: [] })).toEqual([]);
  });

  it("finds pictures that are gone or say nothing", () => {
    expect(
      rules(["a", "image", { image: { $media: 9 } }], ["b", "image_list", { children: [{ image: { $media: 2 } }] }]),
    ).toEqual(["a reference", "b alt"]);
  });

  it("finds links whose words say nothing by themselves", () => {
    const both = (words: string) => ({ content: { de: linked(words), en: linked("Our terms") } });
    expect(rules(["a", "text", both("hier")], ["b", "text", both("Hier wohnt das Kino")])).toEqual(["a linkText"]);
    expect(rules(["c", "link", { link_text: { de: "Mehr", en: "All films" } }])).toEqual(["c linkText"]);
    expect(rules(["d", "text", both("https://example.org/x")])).toEqual(["d linkText"]);
  });

  it("finds headings that leave a level out", () => {
    const text = (level: number) => ({ content: { de: heading(level), en: heading(level) } });
    expect(
      rules(
        ["a", "headline", { headline_level: 2, content: { de: "Haus", en: "House" } }],
        ["b", "text", text(4)],
        ["c", "text", text(2)],
        ["d", "text", text(3)],
      ),
    ).toEqual(["b headingOrder"]);
    expect(rules(["e", "headline", { headline_level: 3, content: { de: "Haus", en: "House" } }])).toEqual([
      "e headingOrder",
    ]);
  });
});
