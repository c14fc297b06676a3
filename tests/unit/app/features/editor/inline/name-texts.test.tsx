import { describe, expect, it } from "vitest";
import type { Operation } from "~/domain/editing/operations";
import type { PageDocument } from "~/domain/pages/document";
import type { StoredModule } from "~/domain/pages/schema";
import { withNames } from "~/features/editor/inline/name-texts";
import { textAt, writingAt } from "~/features/editor/inline/paths";
import { hasSeal, sealed, unsealed } from "~/features/editor/inline/sealed";
import { definitions } from "~/modules/definitions";

const moduleOf = (type: string, props: Record<string, unknown>): StoredModule => ({
  id: "m",
  type,
  version: definitions.get(type)?.version ?? 1,
  order: 0,
  props,
});

const pageOf = (module: StoredModule): PageDocument => ({
  containers: [
    {
      id: "s",
      slug: "s",
      layout: "100",
      extra_class: "",
      columns: [{ index: 0, classes: "", children: [module] }],
    },
  ],
});

/** Every name that texts of a value carry, with their words. */
function namesIn(value: unknown): [string, string][] {
  if (typeof value === "string") {
    const { words, name } = unsealed(value);
    return name === null ? [] : [[name, words]];
  }
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(namesIn) : [];
}
const namesOf = (module: StoredModule, lang: "de" | "en" = "de") => namesIn(withNames(pageOf(module), lang));

describe("a name within words", () => {
  it("is read as it was written, and nobody sees it", () => {
    const text = sealed("Gala mit Orchester", "children.12.headline");
    expect(unsealed(text)).toEqual({ words: "Gala mit Orchester", name: "children.12.headline" });
    expect(text.replaceAll(/\p{Cf}/gu, "")).toBe("Gala mit Orchester");
  });

  it("names nothing where a view has put two texts together, or words behind one", () => {
    const both = `${sealed("Trailer", "title")} · ${sealed("4:07", "length")}`;
    expect(unsealed(both)).toEqual({ words: "Trailer · 4:07", name: null });
    expect(unsealed(`${sealed("Trailer", "title")}, 2024`)).toEqual({ words: "Trailer, 2024", name: null });
  });

  it("leaves joined emoji and other scripts alone", () => {
    for (const words of ["👩‍👩‍👧 willkommen", "می‌خواهم"]) {
      expect(hasSeal(words)).toBe(false);
      expect(unsealed(words)).toEqual({ words, name: null });
    }
  });
});

describe("the texts of a module", () => {
  it.each([...definitions.keys()])("of type %s are each named once, and can be written", (type) => {
    const definition = definitions.get(type);
    const module = moduleOf(type, definition?.sample ?? {});
    const names = namesOf(module);
    expect(new Set(names.map(([name]) => name)).size).toBe(names.length);
    for (const [name] of names) {
      const place = textAt(module, name);
      expect(["line", "text", "rich-text"]).toContain(place?.field.kind);
      const operation = writingAt(module, name, { lang: "de", value: "Neu" });
      const value: unknown = operation?.op === "set" ? operation.value : undefined;
      expect(JSON.stringify(value)).toContain("Neu");
    }
    // Nothing of it is in what is stored.
    expect(hasSeal(JSON.stringify(module))).toBe(false);
  });

  it("are found in lists, in the language that is shown", () => {
    const faq = moduleOf("faq", {
      items: [
        { title: { de: "Wann?" }, content: {} },
        { title: { de: "Wo?", en: "Where?" }, content: {} },
      ],
    });
    expect(namesOf(faq, "en").filter(([name]) => !name.startsWith("?"))).toEqual([
      ["items.0.title", "Wann?"],
      ["items.1.title", "Where?"],
    ]);
  });

  it("are held a place for where a publication would miss them", () => {
    expect(namesOf(moduleOf("headline", {}))).toEqual([["?content", "Überschrift"]]);
    expect(namesOf(moduleOf("text", {}))).toEqual([["?content", "Text"]]);
    expect(namesOf(moduleOf("headline", { content: { de: "Haus" }, preline: {} }))).toEqual([["content", "Haus"]]);
  });

  it("are written one entry of a list at a time, and nothing else of it changes", () => {
    const list = [
      { title: { de: "Wann?", en: "When?" }, content: { de: { type: "doc" } } },
      { title: { de: "Wo?" }, content: {} },
    ];
    const faq = moduleOf("faq", { items: list });
    expect(writingAt(faq, "items.0.title", { lang: "de", value: "Wann genau?" })).toEqual({
      op: "set",
      id: "m",
      key: "items",
      value: [{ ...list[0], title: { de: "Wann genau?", en: "When?" } }, list[1]],
    } satisfies Operation);
    expect(writingAt(faq, "items.7.title", { lang: "de", value: "Weg" })).toBeNull();
    expect(writingAt(faq, "items.0.constructor", { lang: "de", value: "Weg" })).toBeNull();
  });
});
