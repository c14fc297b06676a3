import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const css = readFileSync(fileURLToPath(new URL("../../../../app/ui/tokens.css", import.meta.url)), "utf8");

/** Colour of a token in a theme, from the file that the page uses. */
function colour(name: string, theme: "light" | "dark"): string {
  const value = new RegExp(`--${name}:\\s*([^;]+);`).exec(css)?.[1] ?? "";
  const [, light = value, dark = value] = /light-dark\((#\w+),\s*(#\w+)\)/.exec(value) ?? [];
  return theme === "light" ? light : dark;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(two)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const accents = ["mint", "salmon", "brass", "lilac", "cloud", "rose"];
const text = 4.5;
const graphics = 3;

describe.each(["light", "dark"] as const)("contrast in the %s theme", (theme) => {
  const ratio = (one: string, two: string) => contrast(colour(one, theme), colour(two, theme));

  test.each(["ground", "ground-2"])("text on %s", (ground) => {
    for (const ink of ["ink", "muted", "danger", "primary", ...accents.map((accent) => `accent-${accent}-deep`)])
      expect(ratio(ink, ground), ink).toBeGreaterThanOrEqual(text);
    for (const shape of ["line", "focus"]) expect(ratio(shape, ground), shape).toBeGreaterThanOrEqual(graphics);
  });

  test("text on buttons and on accents", () => {
    expect(ratio("on-primary", "primary")).toBeGreaterThanOrEqual(text);
    expect(ratio("on-primary", "primary-hover")).toBeGreaterThanOrEqual(text);
    for (const accent of accents) expect(ratio("on-accent", `accent-${accent}`), accent).toBeGreaterThanOrEqual(text);
  });
});

test("text in the hall", () => {
  for (const ground of ["hall", "hall-2", "hall-3"])
    for (const ink of ["on-hall", "on-hall-muted"])
      expect(contrast(colour(ink, "dark"), colour(ground, "dark"))).toBeGreaterThanOrEqual(text);
});
