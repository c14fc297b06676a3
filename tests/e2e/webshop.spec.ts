import { expect, expectAxeClean, open, test } from "../support/e2e";

test("without a shop of somebody else the webshop leads to the programme, at 320 pixels too", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/webshop/konzerte?lang=en");
  await expect(page.getByRole("heading", { level: 1, name: "Tickets are in the programme" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAxeClean(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie settings" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("link", { name: "Go to the programme" }).click();
  await expect(page).toHaveURL(/\/en\/programm$/);
});

test("a link to the webshop leaves the application, and one variant has no header", async ({ page }) => {
  await open(page, "/de/agb");
  await page.goto("/de/webshop");
  await expect(page).toHaveURL(/\/webshop\?lang=de$/);
  await expect(page.getByRole("banner")).toBeVisible();
  await open(page, "/eventim-template");
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expectAxeClean(page);
});
