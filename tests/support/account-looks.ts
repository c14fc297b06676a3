import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open } from "./e2e";

/** A picture of the page, where somebody has asked for one. */
export const look = async (page: Page, name: string): Promise<void> => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** No page of an account is listed or kept. */
export async function expectPrivate(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.headers()["cache-control"]).toBe("private, no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex, nofollow");
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

const [small, large] = [
  { width: 320, height: 640 },
  { width: 1440, height: 900 },
];
type View = readonly [lang: "de" | "en", size: typeof small];
const everyView: readonly View[] = [
  ["de", small],
  ["de", large],
  ["en", small],
  ["en", large],
];
/** The longer words on a small screen, the others on a large one. */
export const twoViews: readonly View[] = [
  ["de", small],
  ["en", large],
];

/** In both languages and themes, on a small and a large screen. */
export async function expectGoodLooks(page: Page, path: string, views = everyView): Promise<void> {
  for (const [lang, size] of views) {
    await page.setViewportSize(size);
    await open(page, `/${lang}${path}`);
    await fits(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAxeClean(page);
      await look(page, `${path.split("/").at(-1)}-${lang}-${size.width}-${colorScheme}`);
    }
  }
}
