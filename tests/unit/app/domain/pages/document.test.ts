import { describe, expect, it } from "vitest";
import type { PageDocument } from "~/domain/pages/document";
import { referencesIn, resolveDocument } from "~/domain/pages/document";
import { embedAddress } from "~/domain/pages/video";

const now = Date.parse("2026-11-21T18:05:00+01:00");
const sources = { image: () => null, file: () => null, venue: () => null };

const documentOf = (...children: { id: string; props: Record<string, unknown>; order?: number }[]): PageDocument => ({
  containers: [
    {
      id: "c",
      slug: "c",
      layout: "100",
      extra_class: "",
      columns: [
        {
          index: 0,
          classes: "",
          children: children.map((child, index) => ({
            type: "text",
            version: 1,
            order: child.order ?? index,
            id: child.id,
            props: child.props,
          })),
        },
      ],
    },
  ],
});
const modulesOf = (document: PageDocument, lang: string) => {
  const resolved = resolveDocument(document, { page: 1, lang, now, sources });
  return {
    modules: resolved.modules.flatMap((container) => container.columns.flatMap((column) => column.children)),
    fallback: resolved.fallback,
  };
};

describe("a page document", () => {
  it("is resolved into one language and says which modules fell back", () => {
    const document = documentOf(
      { id: "a", props: { content: { de: "Tag", en: "Day" } } },
      { id: "b", props: { items: [{ title: { de: "Nacht" } }] } },
    );
    const { modules, fallback } = modulesOf(document, "en");
    expect(modules.map((module) => module.props)).toEqual([{ content: "Day" }, { items: [{ title: "Nacht" }] }]);
    expect(fallback).toEqual(["b"]);
    expect(modulesOf(document, "de").fallback).toEqual([]);
  });

  it("takes a rich text whole", () => {
    const doc = { type: "doc", content: [{ type: "paragraph" }] };
    expect(modulesOf(documentOf({ id: "a", props: { content: { de: doc } } }), "de").modules[0]?.props).toEqual({
      content: doc,
    });
  });

  it("shows modules and list entries only within their window, the end excluded", () => {
    const window = (from: string, to: string) => ({ online_from: from, online_to: to });
    const at = "2026-11-21T18:05:00+01:00";
    const document = documentOf(
      { id: "open", props: window("", "") },
      { id: "from", props: window(at, "") },
      { id: "over", props: window("", at) },
      {
        id: "list",
        props: {
          children: [
            { n: 1, ...window("2027-01-01T00:00:00Z", "") },
            { n: 2, ...window("", "") },
          ],
        },
      },
    );
    const { modules } = modulesOf(document, "de");
    expect(modules.map((module) => module.id)).toEqual(["open", "from", "list"]);
    expect(modules[2]?.props.children).toEqual([{ n: 2, online_from: "", online_to: "" }]);
  });

  it("puts modules in their order and replaces references", () => {
    const document = documentOf(
      { id: "b", order: 2, props: { image: { $media: 7 } } },
      {
        id: "a",
        order: 1,
        props: { venue: { $venue: 3 }, more: [{ image: { $media: 7 } }, { image: { $media: 9 } }] },
      },
    );
    expect(referencesIn(document)).toEqual({ media: [7, 9], files: [], venues: [3] });
    const { modules } = modulesOf(document, "de");
    expect(modules.map((module) => module.id)).toEqual(["a", "b"]);
    expect(modules[1]?.props).toEqual({ image: null });
  });
});

describe("the player of a video", () => {
  it.each([
    [
      "https://www.youtube.com/watch?v=abcdefghijk",
      "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0",
    ],
    ["https://youtu.be/abcdefghijk?t=3", "https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1&rel=0"],
    ["https://vimeo.com/channels/x/76979871", "https://player.vimeo.com/video/76979871?dnt=1&autoplay=1"],
  ])("of %s asks for no cookies", (url, src) => {
    expect(embedAddress(url)?.src).toBe(src);
  });

  it.each([
    "",
    "javascript:alert(1)",
    "https://youtube.com.evil.example/watch?v=abcdefghijk",
    'https://youtu.be/a"><script>',
    "https://vimeo.com/about",
  ])("is none for %s", (url) => {
    expect(embedAddress(url)).toBeNull();
  });
});
