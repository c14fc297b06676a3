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

  it("keeps what is half written", () => {
    expect(saves("link", { link: "/prog" })).toBe(true);
    expect(saves("link", { link: "metropolis" })).toBe(true);
    expect(saves("link", { anchor: "an anchor" })).toBe(true);
    expect(saves("headline", { headline_level: 7 })).toBe(true);
    expect(saves("full_teaser", { text: { de: "a".repeat(3001) } })).toBe(true);
    expect(saves("hero_media", { online_from: "2026-11-" })).toBe(true);
    expect(saves("social_media", { embed_code: "<blockquote class=" })).toBe(true);
    expect(saves("video", { video_url: "https://youtu" })).toBe(true);
  });

  it("keeps nothing that would run", () => {
    for (const link of [
      "javascript:alert(1)",
      " JavaScript:alert(1)",
      "java\tscript:alert(1)",
      "data:text/html,x",
      "vbscript:x",
    ])
      expect([link, saves("link", { link })]).toEqual([link, false]);
    expect(saves("video", { video_url: "javascript://youtube.com/%0aalert(1)" })).toBe(false);
  });

  it("is of the right kind where there is something", () => {
    expect(saves("headline", { headline_level: "two" })).toBe(false);
    expect(saves("link", { extra_class: "hidden" })).toBe(false);
    expect(saves("headline", { content: { de: { toString: "" } } })).toBe(false);
    expect(saves("headline", { content: { xx: "A language of nobody" } })).toBe(false);
    expect(saves("headline", { content: null })).toBe(false);
    expect(saves("faq", { items: "" })).toBe(false);
    expect(saves("faq", { items: [{ title: { de: 5 } }] })).toBe(false);
    expect(saves("headline", { colour: "red" })).toBe(false);
  });
});
