import { describe, expect, it } from "vitest";
import type { PageFacts } from "~/domain/editing/schema";
import { changesOf, meet } from "~/features/editor/page/meeting";

const was: PageFacts = {
  path: "/haus",
  title: { de: "Haus", en: "House" },
  headline: {},
  meta_title: {},
  meta_description: {},
  og_title: {},
  og_description: {},
  og_image: null,
  parent: null,
  is_online: true,
  is_clickable: true,
  in_menu: false,
  in_footer: false,
  is_landing_page: false,
};
const but = (change: Partial<PageFacts>): PageFacts => ({ ...was, ...change });

describe("settings that two change", () => {
  it("are both's where they are others, language by language", () => {
    const mine = but({ title: { de: "Das Haus", en: "House" }, in_menu: true });
    const theirs = but({ title: { de: "Haus", en: "The house" }, og_image: 7, headline: { de: "Innen" } });
    const { page, contested } = meet(was, mine, theirs);
    expect(contested).toEqual([]);
    expect(changesOf(theirs, page)).toEqual({ title: { de: "Das Haus", en: "The house" }, in_menu: true });
    expect(page).toMatchObject({ og_image: 7, headline: { de: "Innen" } });
  });

  it("stay as typed where both changed the same, and theirs is told", () => {
    const mine = but({ path: "/kino", title: { de: "Kino", en: "House" }, headline: { de: "Gleich" } });
    const theirs = but({ path: "/palast", title: { de: "Palast" }, headline: { de: "Gleich" } });
    const { page, contested } = meet(was, mine, theirs);
    expect(contested).toEqual([
      { key: "path", theirs: "/palast" },
      { key: "title", lang: "de", theirs: "Palast" },
    ]);
    expect(page).toEqual(but({ path: "/kino", title: { de: "Kino", en: "" }, headline: { de: "Gleich" } }));
  });
});
