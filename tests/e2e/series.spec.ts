import type { Page } from "@playwright/test";
import { expect, expectAxeClean, open, test } from "../support/e2e";
import { shiftOf, watchShifts } from "../support/shifts";

const pages = {
  axis: "/de/series/nachtvorstellung/9",
  morning: "/de/series/zweites-fruehstueck/4",
  sheet: "/de/series/stumm-und-laut/2",
  single: "/de/series/hofkino/10",
  programme: "/de/series/kein-wort-deutsch/3",
};

const boxOf = async (page: Page, selector: string, at = 0) => {
  const box = await page.locator(selector).nth(at).boundingBox();
  if (!box) throw new Error(`Nothing at ${selector}`);
  return box;
};

/** The minute of the cinema day that a wall time names. */
const minuteOf = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours < 5 ? hours + 24 : hours) * 60 + minutes;
};

test("the bars of a night begin and end at their hours, on either side of midnight", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, pages.axis);
  const nights = page.getByRole("list").filter({ has: page.getByRole("heading", { level: 3, name: /Samstag/ }) });
  const shows = nights.first().locator("ol > li");
  expect(await shows.count()).toBeGreaterThan(4);
  const bars = await shows.evaluateAll((all) =>
    all.map((show) => {
      const { left, width } = show.getBoundingClientRect();
      const start = show.querySelector("time")?.textContent ?? "";
      const end = /bis (\d\d:\d\d)/.exec(show.textContent ?? "")?.[1] ?? "";
      return { left, right: left + width, start, end };
    }),
  );
  const [first, second] = [bars[0], bars[1]];
  if (!first || !second) throw new Error("A night of two films is missing");
  const minute = (second.left - first.left) / (minuteOf(second.start) - minuteOf(first.start));
  for (const bar of bars)
    expect(bar.right - bar.left, bar.start).toBeCloseTo((minuteOf(bar.end) - minuteOf(bar.start)) * minute, 0);
  expect(new Set(bars.map(({ start }) => minuteOf(start) < 24 * 60)).size).toBe(2);
});

test("mornings stand on hours of their own without being told to, and their page is as light as the theme", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "light" });
  await open(page, pages.morning);
  const scheme = () =>
    page
      .locator("ol ol")
      .first()
      .evaluate((list) => getComputedStyle(list).colorScheme);
  await expect(page.locator("ol ol").first().getByText("10:30")).toBeVisible();
  expect(await scheme()).toBe("light dark");
  await open(page, pages.axis);
  expect(await scheme()).toBe("dark");
});

test("on a sheet every still has one height and the width of its film", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, pages.sheet);
  const stills = await page
    .locator("main ol > li picture")
    .evaluateAll((all) =>
      all.map((still) => still.getBoundingClientRect()).map(({ width, height }) => [width, height]),
    );
  expect(stills.length).toBeGreaterThan(4);
  expect(new Set(stills.map(([, height]) => Math.round(height ?? 0))).size).toBe(1);
  expect(new Set(stills.map(([width]) => Math.round(width ?? 0))).size).toBeGreaterThan(1);
});

test("a single show is the largest thing of its page, and says what follows", async ({ page }) => {
  await open(page, pages.single);
  const time = await boxOf(page, "main time");
  expect(time.height).toBeGreaterThan((await boxOf(page, "main h3")).height * 2);
  await expect(page.getByRole("heading", { name: "Danach" })).toBeVisible();
});

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: nothing moves when the page wakes, and it fits the narrowest phone`, async ({ page }) => {
    await watchShifts(page);
    for (const width of [320, 390, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width}`).toBeLessThanOrEqual(width);
      expect(await shiftOf(page), `${width}`).toBeLessThan(0.02);
    }
  });

  for (const [lang, colorScheme, width] of [
    ["de", "light", 1440],
    ["en", "dark", 390],
  ] as const) {
    test(`${name} is clean (${lang}, ${colorScheme}, ${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page, path.replace("/de/", `/${lang}/`));
      await expectAxeClean(page);
    });
  }
}

test("without JavaScript every date leads to its tickets", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pages.axis);
  const buy = page.locator("ol ol").first().locator("[data-quick-buy]").first();
  await expect(buy).toBeVisible();
  await expect(buy).toHaveAttribute("href", /#datesAndTickets$/);
  await context.close();
});
