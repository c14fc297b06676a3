import type { Locator, Page } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";
import { trackedHouse } from "../support/tracked";

const names = {
  de: {
    band: "Wir merken uns nur Ihre Karten.",
    reject: "Alle ablehnen",
    accept: "Alle akzeptieren",
    more: "Auswahl",
    dialog: "Was darf offen sein?",
  },
  en: {
    band: "We only remember your tickets.",
    reject: "Reject all",
    accept: "Accept all",
    more: "Choose",
    dialog: "What may be open?",
  },
};
const bandOf = (page: Page, lang: keyof typeof names = "de") => page.getByRole("region", { name: names[lang].band });
const { band: _band, ...answers } = names.de;

/** What the page has told its tag manager, in order. */
const told = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => JSON.stringify(Array.from(entry as ArrayLike<unknown>))));

/** The upper edge of the band covers nothing that has the focus. */
async function expectUncovered(band: Locator, focused: Locator) {
  const [above, below] = await Promise.all([focused.boundingBox(), band.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
}

test("the band asks after the page is there, and nothing is loaded before somebody agrees", async ({
  page,
  context,
}) => {
  const asked = await trackedHouse(context);
  await open(page, "/de/haus");
  const band = bandOf(page);
  await expect(band).toBeVisible();
  // Neither it nor its code is in what is painted first.
  const document = await (await page.request.get("/de/haus")).text();
  expect(document).not.toContain(names.de.band);
  expect(document).not.toMatch(/Consent-[\w-]+\.(?:js|css)/);
  expect([asked, await told(page)]).toEqual([[], []]);

  await band.getByRole("button", { name: answers.accept }).click();
  await expect(band).toHaveCount(0);
  await expect.poll(() => asked).toEqual(["https://www.googletagmanager.com/gtm.js?id=GTM-TEST"]);
  const [first, second] = await told(page);
  expect(first).toMatch(/^\["consent","default",.*"analytics_storage":"denied".*"ad_storage":"denied"/);
  expect(second).toMatch(/^\["consent","update",.*"analytics_storage":"granted"/);
  await page.reload();
  await expect.poll(() => asked).toHaveLength(2);
  await expect(band).toHaveCount(0);
});

test("who declines is asked once more after a legal page, and no more in this visit", async ({ page, context }) => {
  const asked = await trackedHouse(context);
  await open(page, "/de/haus");
  const band = bandOf(page);
  await band.getByRole("button", { name: answers.reject }).click();
  await expect(band).toHaveCount(0);
  const foot = page.getByRole("contentinfo");
  const home = page
    .getByRole("banner")
    .getByRole("link", { name: /Startseite|Kino Meridian/ })
    .first();
  for (const times of [1, 0]) {
    await foot.getByRole("link", { name: "Impressum" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeFocused();
    await expect(band).toHaveCount(0);
    await home.click();
    await expect(page).toHaveURL(/\/de$/);
    await expect(band).toHaveCount(times);
    if (times > 0) await band.getByRole("button", { name: answers.reject }).click();
  }
  // It can be opened again at any time.
  await foot.getByRole("link", { name: "Cookie-Einstellungen" }).click();
  await expect(page.getByRole("dialog", { name: answers.dialog })).toBeVisible();
  expect(asked).toEqual([]);
});

test("the band is answered by keyboard, covers no focus, and leaves the end of the page to be read", async ({
  page,
  context,
}) => {
  await trackedHouse(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/de/agb?from=test");
  await expect(bandOf(page)).toHaveCount(0);
  await open(page, "/de/haus");
  const band = bandOf(page);
  await expect(band).toBeVisible();
  expect((await band.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.4);
  // Forwards through the page, link by link: each stands above the band.
  const links = page.getByRole("main").getByRole("link");
  for (const link of (await links.all()).slice(0, 12)) {
    await link.focus();
    await expectUncovered(band, link);
  }
  const last = page.getByRole("contentinfo").getByRole("link").last();
  await last.focus();
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expectUncovered(band, page.getByRole("contentinfo"));

  await band.getByRole("button", { name: answers.more }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: answers.dialog });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await band.getByRole("button", { name: answers.reject }).focus();
  await page.keyboard.press("Escape");
  await expect(band).toHaveCount(0);
});

for (const [lang, colorScheme] of [
  ["de", "light"],
  ["en", "dark"],
] as const)
  test(`the band is accessible on the narrowest phone and at 400 % (${lang}, ${colorScheme})`, async ({
    page,
    context,
  }) => {
    await trackedHouse(context);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const height of [640, 256]) {
      await page.setViewportSize({ width: 320, height });
      await open(page, `/${lang}/haus`);
      const band = bandOf(page, lang);
      await expect(band).toBeVisible();
      expect((await band.boundingBox())?.height).toBeLessThanOrEqual(height * 0.4 + 1);
      for (const name of [names[lang].reject, names[lang].more, names[lang].accept])
        await expect(band.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 0.9 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAxeClean(page);
    }
  });
