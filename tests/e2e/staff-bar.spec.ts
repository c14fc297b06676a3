import type { Page } from "@playwright/test";
import { alive } from "../support/e2e";
import { expect, test } from "../support/staff";

/** Where the header and the heading stand in the window, in whole pixels. */
const tops = (page: Page): Promise<number[]> =>
  page
    .locator("header, h1")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)).filter((top) => top >= 0));

for (const width of [390, 1440])
  test(`the bar of who works here moves nothing when it comes (${width} pixels)`, async ({ page, context, as }) => {
    await as("ada", context);
    await page.setViewportSize({ width, height: 844 });
    const held = Promise.withResolvers<void>();
    await page.route(/\/Workshop-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto("/de/impressum");
    await alive(page);
    await expect(page.locator('[data-region="bar"]')).toHaveCount(0);
    const before = await tops(page);
    held.resolve();
    await expect(page.locator('[data-region="bar"]')).toBeVisible();
    expect(await tops(page)).toEqual(before);
    expect(before.length).toBeGreaterThan(1);
    // A bar without room would cover what is below it, and move nothing either.
    const bar = await page.locator('[data-region="bar"]').boundingBox();
    expect(Math.min(...before)).toBeGreaterThanOrEqual(Math.round(bar?.height ?? Infinity));
  });

test("there is no room for a bar where none comes", async ({ page, browser, context, as }) => {
  await page.goto("/de/impressum");
  const visitors = await tops(page);
  await as("ada", context);
  await page.goto("/de/impressum?noToolbar");
  expect(await tops(page)).toEqual(visitors);
  await page.goto("/de/cms-hub/box-office");
  await expect(page.locator("html")).not.toHaveAttribute("data-edit-bar");
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const other = await plain.newPage();
  await other.goto("/de/impressum");
  // Without scripts there is a note for visitors, too.
  expect(await other.evaluate(() => getComputedStyle(document.body).paddingBlockStart)).toBe("0px");
  await plain.close();
});
