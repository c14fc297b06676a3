import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { i18n } from "i18next";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Namespace } from "~/i18n/namespaces";
import { byPlace, createTexts, type Messages } from "~/i18n/texts";
import { translator, type Values } from "~/i18n/translator";
import { browserI18next } from "../../scripts/browser-i18next.ts";
import { leaveOut } from "../../scripts/leave-out.ts";

const files = byPlace(
  import.meta.glob<Messages>("../../app/i18n/messages/*/*.json", { eager: true, import: "default" }),
);
const whole = createTexts(files);
let browsers: i18n;

beforeAll(async () => {
  const code = browserI18next(readFileSync(fileURLToPath(import.meta.resolve("i18next")), "utf8"));
  const library = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  vi.doMock("i18next", () => library);
  vi.resetModules();
  browsers = (await import("~/i18n/texts")).createTexts(files);
  vi.doUnmock("i18next");
});

/** What a text is in a language with these values, and which language it is in. */
const said = (texts: i18n, lang: LocaleCode, [namespace, key]: readonly [string, string], values?: Values) => {
  const t = translator(texts, lang, namespace as Namespace);
  return [t(key as never, values), t.full(key as never, values)];
};

/** Values for all the placeholders of a text, with each of the counts it may be said for. */
function valuesFor(text: string): Values[] {
  const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => name);
  const others = Object.fromEntries(names.map((name) => [name, `$& {{count}} $t(x) <b> ${name}`]));
  return names.includes("count") ? [0, 1, 2, 5, 1000].map((count) => ({ ...others, count })) : [others];
}

describe("i18next as browsers have it", () => {
  test.each(Object.keys(files))("says every text of %s as the whole does", (place) => {
    const [own = "", namespace = ""] = place.split("/");
    const differing = Object.entries(files[place] ?? {}).flatMap(([form, text]) => {
      const key = form.replace(/_(one|other)$/, "");
      return [undefined, {}, ...valuesFor(text)].flatMap((values) =>
        [own, "la"].flatMap((lang) => {
          const asked = [lang, [namespace, key], values] as const;
          const [theirs, ours] = [said(whole, ...asked), said(browsers, ...asked)];
          return JSON.stringify(theirs) === JSON.stringify(ours) ? [] : [{ key, lang, theirs, ours }];
        }),
      );
    });
    expect(differing).toEqual([]);
  });

  test("is another, and knows what it was given", () => {
    expect(said(browsers, "en", ["common", "no.such.key"])).toEqual(said(whole, "en", ["common", "no.such.key"]));
    browsers.addResourceBundle("en", "common", { late: "Here now" });
    expect(said(browsers, "en", ["common", "late"])).toEqual(["Here now", { text: "Here now" }]);
    expect(() => browsers.cloneInstance()).toThrow("Left out: cloneInstance");
    expect(() => whole.cloneInstance()).not.toThrow();
  });
});

describe("leaving out", () => {
  test("takes a function, a branch and advice away, and names a check by its place", () => {
    const code = [
      "function unasked() { return 1; }",
      "class Kept { idle() { return 2; } }",
      "if (never) gone(); else stays();",
      "if (always) stays(); else gone();",
      'log.warn("well");',
      "check(true, `a long story`);",
    ].join("\n");
    const left = leaveOut("a.js", code, {
      unasked: { "": ["unasked"] },
      idle: { Kept: ["idle"] },
      never: ["never"],
      always: ["always"],
      advice: /^log\.warn$/,
      checks: ["check"],
    });
    expect(left.split("\n")).toEqual([
      'function unasked() {throw new Error("Left out: unasked")}',
      "class Kept { idle() {} }",
      "stays();",
      "stays();",
      ";",
      'check(true, "a.js:6");',
    ]);
  });

  test.each([
    ["a function", { unasked: { "": ["lost"] } }],
    ["a method", { idle: { Kept: ["lost"] } }],
    ["a condition", { never: ["lost"] }],
    ["another condition", { always: ["lost"] }],
  ])("a release without %s that is named is no longer built", (_, leftOut) => {
    expect(() => leaveOut("a.js", "class Kept {}", leftOut)).toThrow(/lost/);
  });
});
