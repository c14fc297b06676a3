import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../app", import.meta.url));
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(css|tsx?)$/.test(name))
  .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const code = files.filter(({ path }) => !path.endsWith(".css"));
const sheets = files
  .filter(({ path }) => path.endsWith(".css"))
  .map(({ path, text }) => ({ path, text, rules: text.replaceAll(/\/\*[\s\S]*?\*\//g, "") }));
const styles = readFileSync(join(root, "ui/text.css"), "utf8");
const namesOf = (kind: "size" | "text") =>
  new Set(Array.from(styles.matchAll(new RegExp(`--${kind}-(\\w+):`, "g")), ([, name]) => name ?? ""));

/** Letters that are drawn as large as what they stand in, or are a mark: no text, so no text style. */
const drawn: Record<string, string[]> = {
  // Read in the dark, at arm's length.
  "features/box-office/door/Door.module.css": ["clamp(3rem, 11vw, 5rem)", "clamp(6rem, 28vw, 10rem)"],
  "features/errors/ErrorPage.module.css": ["calc(var(--height) * 0.55)"],
  "features/forms/served/FormDone.module.css": ["min(40cqi, 17rem)"],
  // Read from across the foyer: all of it is as large as the screen allows.
  "features/foyer/Foyer.module.css": [
    "max(1em, calc(var(--unit) * 30))",
    "max(1em, calc(var(--unit) * 46))",
    "max(1em, calc(var(--unit) * 40))",
    "max(2em, calc(var(--unit) * 92))",
    "max(2.4em, calc(var(--unit) * 138))",
    "max(0.9em, calc(var(--unit) * 26))",
    "max(1.1em, calc(var(--unit) * 46))",
    "max(1em, calc(var(--unit) * 38))",
    "max(1em, calc(var(--unit) * 34))",
    "max(1em, calc(var(--unit) * 36))",
    "max(1.2em, calc(var(--unit) * 64))",
    "max(0.9em, calc(var(--unit) * 25))",
  ],
  "features/home/ContactSheet.module.css": ["calc(var(--still) * 0.66)"],
  "features/home/SeriesCurtain.module.css": ["clamp(2rem, 3.5cqw, 3.4rem)"],
  "features/home/TonightHero.module.css": ["clamp(6rem, 20cqi, 20rem)", "55cqi", "min(56cqi, 46svh)"],
  "features/magazine/article/ArticlePage.module.css": ["3.55em"],
  "features/magazine/overview/LeadArticle.module.css": ["min(27vw, 20rem)"],
  "features/navigation/footer/Footer.module.css": ["min(calc(162cqi / var(--letters)), 30cqi)"],
  "features/navigation/parts/Logo.module.css": ["1.5rem"],
  "features/productions/films/FilmsPage.module.css": ["calc(var(--still-height) * 0.78)"],
  "features/productions/parts/MaskedFrame.module.css": ["min(112cqh, 50cqw)"],
  "features/series/SeriesPage.module.css": ["min(calc(96cqi / var(--letters) / var(--letter)), 34cqi, var(--most))"],
  "features/series/served/SingleShow.module.css": ["min(55cqi, 19rem)"],
};

/** What a sheet says of font sizes that is none of the ten styles. */
function foreignSizes(rules: string): string[] {
  const [sizes, texts] = [namesOf("size"), namesOf("text")];
  const isStyle = (value: string) =>
    value === "inherit" ||
    /(?:^|\s)1em(?:\s|$)/.test(value) ||
    Array.from(value.matchAll(/var\(--(size|text)-(\w+)\)/g)).some(([, kind, name = ""]) =>
      (kind === "size" ? sizes : texts).has(name),
    );
  const stated = Array.from(rules.matchAll(/[{;\s]font(?:-size)?:\s*([^;}]+)/g), ([, value = ""]) => value.trim());
  return stated.filter((value) => !isStyle(value) || /\d(?:rem|px|pt|vw)\b/.test(value));
}

describe("the styles", () => {
  it("know ten sizes of text, on the screen and on paper", () => {
    expect(namesOf("size").size).toBe(10);
    expect([...namesOf("text")].filter((name) => !namesOf("size").has(name))).toEqual([]);
    expect(styles.match(/--size-\w+:/g)).toHaveLength(20);
    const elsewhere = sheets.filter(({ path, rules }) => path !== "ui/text.css" && /--(?:size|text)-\w+:/.test(rules));
    expect(elsewhere.map(({ path }) => path)).toEqual([]);
  });

  it("state no other size", () => {
    const said = sheets
      .map(({ path, rules }) => [path, foreignSizes(rules)] as const)
      .filter(([, sizes]) => sizes.length > 0);
    expect(Object.fromEntries(said)).toEqual(drawn);
    expect(code.filter(({ text }) => /fontSize|font-size/.test(text)).map(({ path }) => path)).toEqual([]);
    expect(foreignSizes(".a { font-size: 1.3rem } .b { font: 700 1rem/1 serif; font-size: var(--size-none) }")).toEqual(
      ["1.3rem", "700 1rem/1 serif", "var(--size-none)"],
    );
  });

  it("have no class that nobody names", () => {
    const uses = code.flatMap(({ path, text }) =>
      Array.from(text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g), ([, name = "", from = ""]) => ({
        sheet: from.startsWith("~/") ? from.slice(2) : join(dirname(path), from),
        name,
        text,
      })),
    );
    const isWord = (word: string) => code.some(({ text }) => text.includes(`"${word}"`));
    const unnamed = sheets.flatMap(({ path, rules }) => {
      if (!path.endsWith(".module.css")) return [];
      const users = uses.filter(({ sheet }) => sheet === path);
      const classes = rules.replaceAll(/:global\([^)]*\)/g, "").matchAll(/\.([a-z]\w*)/gi);
      const isNamed = (word: string) =>
        users.some(
          ({ name, text }) =>
            new RegExp(`\\b${name}\\.${word}\\b`).test(text) || (text.includes(`${name}[`) && isWord(word)),
        );
      return [...new Set(Array.from(classes, ([, word = ""]) => word))]
        .filter((word) => !isNamed(word))
        .map((word) => `${path} .${word}`);
    });
    expect(unnamed).toEqual([]);
  });

  it("do not follow one part to whatever comes after it", () => {
    // Where such a rule stands anywhere, all of a part is styled anew whenever something in it comes or goes.
    const following = (rules: string) => /\+\s*\*/.test(rules);
    expect(sheets.filter(({ rules }) => following(rules)).map(({ path }) => path)).toEqual([]);
    expect(following(".a > * + * { margin: 0 }")).toBe(true);
  });

  it("stay short", () => {
    const lines = (text: string) => text.split("\n").length - 1;
    expect(sheets.filter(({ text }) => lines(text) > 300).map(({ path }) => path)).toEqual([]);
  });
});
