import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/e2e";

const phone = { width: 390, height: 844 };

/** How many of these React has taken over. */
const awake = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => Object.keys(one).some((key) => key.startsWith("__react"))).length);

test("what nobody is near stays as it was served, and answers to the first press", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/de/programm");
  expect(await awake(page, "main h1")).toBe(1);
  for (const part of ["#filters summary", "#site-menu a", "footer a"]) {
    expect(await page.locator(part).count()).toBeGreaterThan(3);
    expect(await awake(page, part)).toBe(0);
  }
  await page.locator("#filters summary:visible").last().click();
  await expect(page.getByRole("main").getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await awake(page, "footer a")).toBe(0);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(() => awake(page, "footer a")).toBeGreaterThan(3);
});

test("a day far below says what is left of it when it is near", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/de/programm");
  const last = page.locator("[data-quick-buy]").last();
  await expect(page.locator("[data-quick-buy]").first()).toHaveRole("button");
  await expect(last).not.toHaveRole("button");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveRole("button");
});

test("the keyboard wakes what it reaches", async ({ page }) => {
  await open(page, "/de/programm");
  await page.locator("#filters summary:visible").first().focus();
  await expect.poll(() => awake(page, "#filters summary")).toBeGreaterThan(3);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a navigation wakes everything before it draws something new", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/de/programm");
  await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
  await page.getByRole("dialog", { name: "Menü" }).getByRole("link", { name: "Filme" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alle Filme" })).toBeFocused();
  await expect.poll(() => awake(page, "footer a")).toBeGreaterThan(3);
});

test("what sleeps stays on the page while its address is written anew", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { served: document.querySelector("#filters summary") }),
    );
  });
  await page.goto("/de/programm?view=tage");
  await expect(page).toHaveURL(/\/de\/programm$/);
  await expect.poll(() => awake(page, "footer a")).toBeGreaterThan(3);
  const isServed = () => Reflect.get(window, "served") === document.querySelector("#filters summary");
  expect(await page.evaluate(isServed)).toBe(true);
});
