import { expect, test } from "vitest";
import type { Namespace } from "~/i18n/namespaces";
import { createTexts, type Messages } from "~/i18n/texts";
import { translator, type Values } from "~/i18n/translator";

const de = {
  greet: "Guten Tag, {{name}}",
  shows_one: "{{count}} Vorstellung",
  shows_other: "{{count}} Vorstellungen",
  only: "Nur hier",
  both: "{{date}}. {{place}}: {{context}}",
};
const en = { greet: "Hello {{name}}", shows_one: "{{count}} screening", shows_other: "{{count}} screenings" };
const texts = createTexts({ "de/common": de, "en/common": en } satisfies Record<string, Messages>);

/** Keys of the test's own. */
const full = (lang: string, key: string, values?: Values) =>
  translator<Namespace>(texts, lang, "common").full(key as never, values);

test("fills in values, and leaves a placeholder without value visible", () => {
  expect(full("en", "greet", { name: "Agnès" })).toEqual({ text: "Hello Agnès" });
  expect(full("en", "greet", {})).toEqual({ text: "Hello {{name}}" });
});

test("a value is never read as a pattern, as another text or as HTML", () => {
  expect(full("de", "greet", { name: "$& {{count}} $t(only) <b>" }).text).toBe("Guten Tag, $& {{count}} $t(only) <b>");
});

test("a value may have any name", () => {
  expect(full("de", "both", { date: "1.", place: "Wien", context: "x" }).text).toBe("1.. Wien: x");
});

test.each([
  [0, "0 screenings"],
  [1, "1 screening"],
  [2, "2 screenings"],
])("chooses the plural form of %i", (count, text) => {
  expect(full("en", "shows", { count })).toEqual({ text });
});

test("falls back to German and says so", () => {
  expect(full("en", "only")).toEqual({ text: "Nur hier", lang: "de" });
  expect(full("la", "shows", { count: 1 })).toEqual({ text: "1 Vorstellung", lang: "de" });
});

test("German text on a German page is not marked", () => {
  expect(full("de", "only")).toEqual({ text: "Nur hier" });
});

test("an unknown key comes back as itself", () => {
  expect(full("en", "missing.key")).toEqual({ text: "missing.key" });
});
