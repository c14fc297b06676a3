import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/e2e";

/** Marks the document: a page that is loaded anew does not know it. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("a link to a page of the site is followed within the document, one to another language is not", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/de/programm");
  await mark(page);
  await page.locator("main h3 a:visible").first().click();
  await expect(page).toHaveURL(/\/de\/programm\/.+\/\d+$/);
  expect(await isMarked(page)).toBe(true);
  await page.goBack();
  // The address is the programme's before the page is.
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(/\/en\/programm$/);
  expect(await isMarked(page)).toBe(false);
});

test("with a key held, a link opens where the browser opens it", async ({ page, context }) => {
  await open(page, "/de/programm");
  await mark(page);
  const [other] = await Promise.all([
    context.waitForEvent("page"),
    page
      .locator("main h3 a:visible")
      .first()
      .click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(other).toHaveURL(/\/de\/programm\/.+\/\d+$/);
  await expect(page).toHaveURL(/\/de\/programm$/);
  expect(await isMarked(page)).toBe(true);
});

test("pointing at a title fetches what it leads to, once", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/de/programm");
  const title = page.locator("main h3 a:visible").first();
  const asked: string[] = [];
  page.on("request", (request) => /\.data(\?|$)/.test(request.url()) && asked.push(new URL(request.url()).pathname));
  const path = `${await title.getAttribute("href")}.data`;
  await title.hover();
  await expect.poll(() => asked).toEqual([path]);
});
