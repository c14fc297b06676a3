import type { Page } from "@playwright/test";
import config from "../../playwright.config";
import { expect, test } from "../support/e2e";
import { programmeOf, seatedShow, ticketButtonOf } from "./booking-shows";

// Playwright hides scrollbars; here they take the place they take on a desk.
test.use({ launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] } });

/** Where the page's own parts stand, in the flow and fixed to the window. */
const places = (page: Page) =>
  page.evaluate(() => {
    const end = (part: Element | null) => Math.round((part?.getBoundingClientRect().right ?? Number.NaN) * 10) / 10;
    return ["main", "body > footer", "body > header > *", "[data-shown]"].map((part) =>
      end(document.querySelector(part)),
    );
  });

async function scrolled(page: Page, path: string) {
  await page.setViewportSize({ width: 900, height: 800 });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(page.locator("[data-shown]")).toBeAttached();
  return { before: await places(page), top: await page.evaluate(() => window.scrollY) };
}

/** Nothing has moved, and the wheel moves nothing. */
async function expectStill(page: Page, { before, top }: Awaited<ReturnType<typeof scrolled>>) {
  expect((await places(page)).slice(0, before.length)).toEqual(before);
  await page.mouse.move(20, 500);
  await page.mouse.wheel(0, 300);
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
}

test("the menu leaves the page where it is, and shows the header as at the top", async ({ page }) => {
  const start = await scrolled(page, "/de/haus");
  const logo = page.getByRole("banner").getByRole("link").first();
  await expect(logo).toHaveCSS("scale", "0.84");
  await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
  await expect(page.getByRole("dialog", { name: "Menü" })).toBeVisible();
  await expectStill(page, start);
  await expect(logo).toHaveCSS("scale", "none");
  await page.keyboard.press("Escape");
  await expect(logo).toHaveCSS("scale", "0.84");
  expect(await places(page)).toEqual(start.before);
});

test("so does a dialog", async ({ page, request }) => {
  const show = await seatedShow(request, 46);
  const button = ticketButtonOf(page, show);
  const start = await scrolled(page, programmeOf(show));
  await button.scrollIntoViewIfNeeded();
  // The bar at the bottom comes and goes with the place of the button.
  const shown = { before: start.before.slice(0, 3), top: await page.evaluate(() => window.scrollY) };
  await button.click();
  await expect(page.getByRole("dialog", { name: show.event.title })).toBeVisible();
  await expectStill(page, shown);
});
