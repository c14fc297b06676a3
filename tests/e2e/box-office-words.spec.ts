import type { Page } from "@playwright/test";
import { brokenWords } from "../support/broken-words";
import { expect, test } from "../support/staff";

const pages = ["", "/day-sheet", "/desk", "/door", "/orders", "/numbers", "/codes", "/vouchers", "/fees"];

/** How much wider a page is than what is seen of it, in CSS pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const lang of ["de", "en"] as const)
  test(`no word of the box office is parted for want of room, and nothing is wider than the screen (${lang})`, async ({
    page,
    context,
    as,
  }) => {
    await as("ada", context);
    for (const path of pages) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.goto(`/${lang}/cms-hub/box-office${path}`);
      for (const width of [320, 390, 768, 1024, 1280, 1440]) {
        // oxlint-disable-next-line no-await-in-loop
        await page.setViewportSize({ width, height: 900 });
        // oxlint-disable-next-line no-await-in-loop
        expect(await brokenWords(page), `${path} at ${width}`).toEqual([]);
        // oxlint-disable-next-line no-await-in-loop
        expect(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
      }
    }
    await page.goto(`/${lang}/cms-hub/box-office/day-sheet`);
    await page.emulateMedia({ media: "print" });
    // A4 without its margins.
    await page.setViewportSize({ width: 703, height: 1_016 });
    expect(await brokenWords(page)).toEqual([]);
    const table = page.getByRole("table");
    expect(await table.evaluate((one) => one.getBoundingClientRect().right)).toBeLessThanOrEqual(703);
  });
