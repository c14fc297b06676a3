import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";

const boardOf = (page: Page) => page.getByRole("dialog", { name: "Programm und Karten" });

/** Opens the programme over a page as a keyboard does: from the bar that appears past half a window. */
async function openBoard(page: Page, path: string) {
  await open(page, path);
  await page.evaluate(() => window.scrollTo(0, innerHeight));
  const link = page.getByRole("navigation", { name: "Schnellzugriff" }).getByRole("link", { name: /^Programm/ });
  await expect(link).toBeVisible();
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(boardOf(page).getByRole("heading", { level: 4 }).first()).toBeVisible();
  return link;
}

test("the programme opens over a page whose address stays, and Back closes it where it was opened", async ({
  page,
}) => {
  const link = await openBoard(page, "/de/haus?von=plakat");
  const board = boardOf(page);
  await expect(page).toHaveURL(/\/de\/haus\?von=plakat&overlay=true$/);
  await expect(board.getByRole("heading", { name: "Programm und Karten" })).toBeFocused();
  const top = await page.evaluate(() => window.scrollY);

  // A filter changes the board and not the address of the page below.
  const count = board.getByRole("status").filter({ hasText: /Vorstellung/ });
  const before = await count.textContent();
  await board.getByRole("link", { name: "Ohne Deutsch verständlich" }).focus();
  await page.keyboard.press("Enter");
  await expect(count).not.toHaveText(before ?? "");
  await expect(board.getByRole("link", { name: "Filter zurücksetzen" })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/haus\?von=plakat&overlay=true$/);

  await page.goBack();
  await expect(board).toBeHidden();
  await expect(page).toHaveURL(/\/de\/haus\?von=plakat$/);
  await expect(link).toBeFocused();
  // Words about tickets may make rows above higher, and the browser scrolls along.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - top)).toBeLessThan(40);
});

test("an address opens it, too; Escape leaves the rest of the address, and a show leads on", async ({ page }) => {
  await open(page, "/de/haus?von=plakat&overlay=true");
  const board = boardOf(page);
  await expect(board).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(board).toBeHidden();
  await expect(page).toHaveURL(/\/de\/haus\?von=plakat$/);

  await openBoard(page, "/de/haus");
  const show = board.getByRole("heading", { level: 4 }).first();
  const title = (await show.textContent()) ?? "";
  await show.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveURL(/\/de\/programm\/[^?]+$/);
  await expect(board).toBeHidden();
});

test("tickets are booked from it, in a dialog over it", async ({ page }) => {
  await openBoard(page, "/de/haus");
  const board = boardOf(page);
  const booking = board.locator("dialog[open]");
  await board.locator("[data-quick-buy]").first().click();
  await expect(booking.getByRole("heading", { level: 2 })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(booking).toBeHidden();
  await expect(board).toBeVisible();
});

test("the bar that leads to it is there without the code of what stands beside it", async ({ page }) => {
  await open(page, "/de/haus");
  let lost = 0;
  await page.route(/\/assets\/Connection-.*\.js/, async (route) => {
    await route.abort();
    lost += 1;
  });
  const bar = page.getByRole("navigation", { name: "Schnellzugriff" });
  await page.evaluate(() => window.scrollTo(0, innerHeight));
  // It is asked for once more.
  await expect.poll(() => lost).toBe(2);
  await bar.getByRole("link", { name: /^Programm/ }).click();
  await expect(boardOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(boardOf(page)).toBeHidden();
  await expect(bar).toBeVisible();
});

test("without its code its link leads to the programme", async ({ page }) => {
  await open(page, "/de/haus");
  await page.evaluate(() => window.scrollTo(0, innerHeight));
  const link = page.getByRole("navigation", { name: "Schnellzugriff" }).getByRole("link", { name: /^Programm/ });
  await expect(link).toBeVisible();
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await link.click();
  await expect(page).toHaveURL(/\/de\/programm$/);
  await expect(page.getByRole("heading", { level: 1, name: "Programm" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`it is accessible (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await openBoard(page, "/de/haus");
    await expectAxeClean(page);
  });
}
