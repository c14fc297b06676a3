import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};
const rows = (page: Page) => page.getByRole("list", { name: "Die nächsten Vorstellungen" }).getByRole("listitem");
// In one reading: a row that went in the middle of it would be waited for.
const starts = (page: Page) => rows(page).locator("time").allTextContents();

test("the foyer shows what begins next, sold-out shows among it, and goes on without a connection", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, "/de/foyer");
  await expect(page.getByRole("heading", { level: 1, name: "Samstag, 21. November" })).toBeVisible();
  await expect(rows(page)).toHaveCount(6);
  const first = await starts(page);
  expect(first).toEqual(first.toSorted((a, b) => tonight(a) - tonight(b)));
  await expect(rows(page).filter({ hasText: "Ausverkauft" })).not.toHaveCount(0);
  await expect(rows(page).filter({ hasText: "Wenige" })).not.toHaveCount(0);
  await expect(page.getByText("Stand 18:05", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expectAxeClean(page);
  await look(page, "foyer-1920");
  for (const [width, height] of [
    [1080, 1920],
    [1280, 720],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await look(page, `foyer-${width}`);
  }
  await page.setViewportSize({ width: 1920, height: 1080 });

  // The connection is gone, and a show begins: the last good state goes on, and says how old it is.
  await context.setOffline(true);
  await page.clock.fastForward("25:10");
  await expect(page.getByText("Ohne Verbindung · Stand 18:05", { exact: true })).toBeVisible();
  await expect.poll(() => starts(page)).not.toContain("18:30");
  expect(first).toContain("18:30");
  await look(page, "foyer-lost");
  await context.setOffline(false);
  await page.clock.fastForward("00:31");
  await expect(page.getByText(/^Stand 18:3\d$/)).toBeVisible();
  expect(await context.cookies()).toEqual([]);
});

test("the foyer counts a show after midnight to the evening before, and then shows the next evening", async ({
  page,
  at,
}) => {
  await at("2026-11-22T00:05:00+01:00");
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto("/de/foyer");
  await expect(page.getByRole("heading", { level: 1, name: "Samstag, 21. November" })).toBeVisible();
  expect(await starts(page)).toEqual(["00:15"]);
  await expect(rows(page)).toContainText("Nacht auf Sonntag");
  await look(page, "foyer-midnight");
  await at("2026-11-22T00:15:00+01:00");
  await page.goto("/de/foyer");
  await expect(page.getByRole("heading", { level: 1, name: "Sonntag, 22. November" })).toBeVisible();
  await expect(rows(page)).not.toHaveCount(0);
});

/** Minutes of a start since five in the morning. */
const tonight = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return ((hours + 19) % 24) * 60 + minutes;
};
