import { expect, test } from "vitest";
import { translateKey } from "~/i18n/translator";

const de = {
  greet: "Guten Tag, {{name}}",
  shows_one: "{{count}} Vorstellung",
  shows_other: "{{count}} Vorstellungen",
  only: "Nur hier",
};
const en = { greet: "Hello {{name}}", shows_one: "{{count}} screening", shows_other: "{{count}} screenings" };

test("fills in values, and leaves a placeholder without value visible", () => {
  expect(translateKey(en, de, "en", ["greet", { name: "Agnès" }])).toEqual({ text: "Hello Agnès" });
  expect(translateKey(en, de, "en", ["greet", {}])).toEqual({ text: "Hello {{name}}" });
});

test("a value is never read as a pattern", () => {
  expect(translateKey(de, de, "de", ["greet", { name: "$& {{count}}" }]).text).toBe("Guten Tag, $& {{count}}");
});

test.each([
  [0, "0 screenings"],
  [1, "1 screening"],
  [2, "2 screenings"],
])("chooses the plural form of %i", (count, text) => {
  expect(translateKey(en, de, "en", ["shows", { count }])).toEqual({ text });
});

test("falls back to German and says so", () => {
  expect(translateKey(en, de, "en", ["only"])).toEqual({ text: "Nur hier", lang: "de" });
  expect(translateKey(undefined, de, "la", ["shows", { count: 1 }])).toEqual({ text: "1 Vorstellung", lang: "de" });
});

test("German text on a German page is not marked", () => {
  expect(translateKey(undefined, de, "de", ["only"])).toEqual({ text: "Nur hier" });
});

test("an unknown key comes back as itself", () => {
  expect(translateKey(en, de, "en", ["missing.key"])).toEqual({ text: "missing.key" });
});
