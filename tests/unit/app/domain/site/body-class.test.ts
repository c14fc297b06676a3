import { describe, expect, it } from "vitest";
import { bodyClass } from "~/domain/site/body-class";

describe("the class of the body", () => {
  it.each([
    ["/", "page-home"],
    ["/haus", "page-haus"],
    ["/alle-filme", "page-alle-filme"],
    ["/alle-filme/metropolis/7", "page-alle-filme"],
    ["/mediathek", "page-mediathek"],
    ["/programm", "no-cms"],
    ["/programm/metropolis/7", "no-cms"],
    ["/programmheft", "page-programmheft"],
    ["/mediathek/was-ist-eine-kasch/1", ""],
    ["/veranstaltungsort/kino/1", ""],
    ["/team", ""],
    ["/team/ivo/904", ""],
    ["/series/analog/3", ""],
    ["/search", ""],
    ["/search/films/2", ""],
    ["/user/profile", ""],
    ["/agb", ""],
    ["/impressum", ""],
    ["/datenschutz", ""],
  ])("%s: %j", (path, expected) => {
    for (const lang of ["/de", "/en", ""]) expect(bodyClass(lang + path)).toBe(expected);
  });
});
