import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";

const status = (page: Page) => page.locator("p[role=status] strong");
const number = async (page: Page) => Number((await status(page).textContent())?.match(/\d+/)?.[0] ?? -1);

test("a mistaken address says what is wrong with it, and leads on without that", async ({ page }) => {
  expect((await page.goto("/de/programm?room=abc&date=99-99-2026"))?.status()).toBe(400);
  await expect(page.getByRole("main")).toContainText("room, date");
  await page.getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/programm$/);
});

test("a filter is a step in the history", async ({ page }) => {
  await open(page, "/de/programm");
  const all = await number(page);

  await page.locator("summary", { hasText: "Sprachfassung" }).click();
  await page.getByRole("checkbox", { name: /^OmeU/ }).check();
  await expect(page).toHaveURL(/\?version=OmeU$/);
  await expect(page.getByRole("checkbox", { name: /^OmeU/ })).toBeFocused();
  await expect.poll(() => number(page)).toBeLessThan(all);
  await page.keyboard.press("Escape");
  await expect(page.locator("summary", { hasText: "Sprachfassung" })).toBeFocused();

  const chip = page.getByRole("link", { name: "Filter entfernen: OmeU" });
  await expect(chip).toBeVisible();
  await page.getByRole("link", { name: "Ohne Deutsch verständlich" }).click();
  await expect(page).toHaveURL(/version=OmeU&english=1/);
  await page.goBack();
  await expect(page).toHaveURL(/\?version=OmeU$/);
  await chip.click();
  await expect(page).toHaveURL(/\/programm$/);
  await expect.poll(() => number(page)).toBe(all);
});

test("every option's count is what choosing it shows", async ({ page }) => {
  await open(page, "/de/programm");
  await page.locator("summary", { hasText: "Kategorien" }).click();
  const option = page.locator("details[open] label", { has: page.locator("input[name=tag]:not([value=''])") }).first();
  const promised = Number(await option.locator("span").last().textContent());
  await option.click();
  await expect(page).toHaveURL(/\?tag=\d+$/);
  await expect.poll(() => number(page)).toBe(promised);
});

test("the same filter counts the same in all three views", async ({ page }) => {
  const counts: number[] = [];
  for (const view of ["tage", "woche", "filme"]) {
    await open(page, `/de/programm?view=${view}&version=OmeU,OV`);
    counts.push(await number(page));
  }
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeGreaterThan(0);
});

test("English: what needs no German is one tap away", async ({ page }) => {
  await open(page, "/en/programm");
  await page.getByRole("link", { name: "No German needed", exact: true }).click();
  await expect(page).toHaveURL(/\/en\/programm\?english=1$/);
  await expect(page.getByRole("link", { name: "Remove filter: No German needed" }).first()).toBeVisible();
  await expect(page.locator("section[data-day] > ul > li").first()).toBeVisible();
  await expect(page.locator("section[data-day] abbr", { hasText: /^DF/ })).toHaveCount(0);
});

test("an ISO date is led to the form of the house, the overlay's flag away from its own page", async ({ page }) => {
  await open(page, "/de/programm?date=2026-11-28&overlay=true");
  await expect(page).toHaveURL(/\/de\/programm\?date=28-11-2026$/);
  await expect(page.locator("section[data-day]").first()).toHaveAttribute("data-day", "2026-11-28");
  await expect(page.getByRole("link", { name: /Samstag, 28\. November/ }).first()).toHaveAttribute(
    "aria-current",
    "date",
  );
});

test("an empty list offers changes that find what they promise", async ({ page }) => {
  await open(page, "/de/programm?tag=6&time=morning&version=OV&date=21-11-2026");
  await expect(page.getByText("Zu Ihrer Auswahl gibt es leider kein Ergebnis.")).toBeVisible();
  await expect(
    page.getByText("Bitte entfernen Sie einen der Filter oder versuchen Sie eine andere Kombination."),
  ).toBeVisible();
  const suggestion = page.locator("a", { hasText: /^Ohne .*Vorstellung/ }).first();
  const promised = Number((await suggestion.textContent())?.match(/(\d+) Vorstellung/)?.[1]);
  expect(promised).toBeGreaterThan(0);
  await expectAxeClean(page);
  await suggestion.click();
  await expect.poll(() => number(page)).toBe(promised);
});

test("the calendar is a grid for the keyboard and takes the filters along", async ({ page }) => {
  await open(page, "/de/programm?version=OmeU");
  await page.locator("summary", { hasText: "Kalender" }).click();
  const today = page.getByRole("grid").getByRole("link", { name: /^Samstag, 21\. November/ });
  await today.focus();
  const focused = page.locator(":focus");
  for (const [key, day] of [
    ["ArrowRight", "2026-11-22"],
    ["ArrowDown", "2026-11-29"],
    ["Home", "2026-11-23"],
    ["End", "2026-11-29"],
    ["PageDown", "2026-12-29"],
    ["PageUp", "2026-11-29"],
    ["ArrowUp", "2026-11-22"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute("data-date", day);
  }
  await expect(
    page
      .getByRole("grid")
      .getByRole("link", { name: /keine Vorstellung|geschlossen|vorbei/ })
      .first(),
  ).toHaveAttribute("aria-disabled", "true");
  await expectAxeClean(page);
  await page.getByRole("grid").locator("a[data-date]").last().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/date=\d{2}-11-2026&version=OmeU/);
});

test("on a phone calendar and filters are a dialog that says what it will show", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/de/programm");
  const opener = page.locator("summary", { hasText: "Filter" });
  await opener.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("checkbox", { name: /^OmeU/ }).check();
  await expect(page).toHaveURL(/\?version=OmeU$/);
  await dialog.getByRole("button", { name: "Kalender" }).click();
  await expect(dialog.getByRole("grid")).toBeVisible();
  await dialog.getByRole("button", { name: /^\d+ Vorstellung(en)? zeigen$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Filter entfernen: OmeU" })).toBeVisible();
});

test("on a phone without JavaScript one button shows the filters, which are in the page once", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto("/de/programm");
  const versions = page.locator("summary", { hasText: "Sprachfassung" });
  await expect(versions).toHaveCount(1);
  await expect(versions).toBeHidden();
  const opener = page.locator("summary", { hasText: "Filter" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(versions).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await versions.click();
  await page.getByRole("link", { name: /^OmeU/ }).click();
  await expect(page).toHaveURL(/\?version=OmeU$/);
  await expect(page.getByRole("link", { name: "Filter entfernen: OmeU" })).toBeVisible();
  await context.close();
});

test("on a phone the filters are there also when the code of their dialog does not come", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/FilterDialog-.*\.js/, (route) => route.abort());
  await open(page, "/de/programm");
  await page.locator("summary", { hasText: "Filter" }).click();
  await page.locator("summary", { hasText: "Sprachfassung" }).click();
  await page.getByRole("checkbox", { name: /^OmeU/ }).check();
  await expect(page).toHaveURL(/\?version=OmeU$/);
});

test("the week is a table with every show of the list in it", async ({ page }) => {
  await open(page, "/de/programm?view=woche");
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(8);
  await expect(table.locator("caption")).toHaveText(
    /Kinowoche von Freitag, 20\. November bis Donnerstag, 26\. November/,
  );
  expect(await table.getByRole("rowheader").count()).toBeGreaterThan(3);
  await page.getByRole("link", { name: "Nächste Woche" }).click();
  await expect(page).toHaveURL(/view=woche&date=27-11-2026/);
  await expect(table.locator("caption")).toHaveText(/Freitag, 27\. November/);
});
