import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e";

/** What the page has asked for ahead of its use and not used: pictures that no `img` shows, type that nothing is set in. */
const unused = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = new Set(
      [...document.querySelectorAll("picture")]
        .filter((picture) => picture.checkVisibility())
        .flatMap((picture) => [...picture.querySelectorAll("source")].map(({ srcset }) => srcset)),
    );
    const set = new Set(
      [...document.styleSheets].flatMap((sheet) =>
        [...sheet.cssRules].flatMap((rule) => {
          if (!(rule instanceof CSSFontFaceRule)) return [];
          const { fontFamily, src, unicodeRange } = rule.style as CSSStyleDeclaration & Record<string, string>;
          const isLoaded = [...document.fonts].some(
            (face) => face.family === fontFamily && face.unicodeRange === unicodeRange && face.status === "loaded",
          );
          const [, address = ""] = /url\("?([^")]+)/.exec(src ?? "") ?? [];
          return isLoaded ? [new URL(address, sheet.href ?? location.href).href] : [];
        }),
      ),
    );
    const ahead = (as: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[rel="preload"][as="${as}"]`)];
    const pictures = ahead("image").map(({ imageSrcset }) => imageSrcset);
    const fonts = ahead("font").map(({ href }) => href);
    if (fonts.length === 0) return ["no type asked for ahead: is this a page of the site?"];
    return [...pictures.filter((name) => !shown.has(name)), ...fonts.filter((name) => !set.has(name))];
  });

const pages = [
  "/de",
  "/en",
  "/de/programm",
  "/de/programm?view=woche",
  "/de/programm?view=filme",
  "/de/alle-filme",
  "/de/haus",
  "/de/warenkorb",
  "/de/mediathek",
  "/en/mediathek/was-ist-eine-kasch/1",
  "/de/team",
  "/en/search?q=nacht",
];

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
}))
  for (const path of pages)
    test(`${path} uses whatever it asked for ahead, on a ${name}`, async ({ page }) => {
      const words: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "warning" || message.type() === "error") words.push(message.text());
      });
      await page.setViewportSize(viewport);
      await page.goto(path);
      await expect.poll(() => unused(page)).toEqual([]);
      expect(words).toEqual([]);
    });
