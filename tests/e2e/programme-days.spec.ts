import { expect, expectAxeClean, open, test } from "../support/e2e";

/** Shows that are not folded away. */
const rows = "section[data-day] > ul > li";

test("tonight is on a small phone's first screen, with what is over folded away", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, "/de/programm");
  const today = page.locator("section[data-day]").first();
  await expect(today.getByRole("heading", { level: 2 })).toContainText("Heute");
  await expect(today.locator("summary")).toHaveText(/^\d+ frühere Vorstellung(en)?$/);
  const next = today.locator(":scope > ul > li").first();
  const box = await next.locator("h3").boundingBox();
  expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThan(740);
  const start = await next.locator("time").first().getAttribute("datetime");
  expect(Date.parse(start ?? "")).toBeGreaterThan(Date.parse("2026-11-21T18:05:00+01:00"));
  await expect(next).toContainText(/in \d+ Min\./);
  await expect(today.getByText("18:05 Uhr")).toBeVisible();
});

test("the same list stands in the page without JavaScript, and every control works", async ({ page, browser }) => {
  await open(page, "/de/programm");
  const withScript = await page.locator("section[data-day]").first().locator("h3").allTextContents();

  const context = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-test-now": "2026-11-21T18:05:00+01:00" },
  });
  const plain = await context.newPage();
  await plain.goto("/de/programm");
  expect(await plain.locator("section[data-day]").first().locator("h3").allTextContents()).toEqual(withScript);

  await plain.locator("summary", { hasText: "Tageszeit" }).click();
  await plain.getByRole("radio", { name: /^Spät/ }).check();
  await plain.locator("details[open]").getByRole("button", { name: "Anwenden" }).click();
  await expect(plain).toHaveURL(/[?&]time=late/);
  await plain.locator("summary", { hasText: "Kalender" }).click();
  await plain.getByLabel("Datum (TT.MM.JJJJ)").fill("27.11.2026");
  await plain.getByRole("button", { name: "Zum Tag" }).click();
  await expect(plain).toHaveURL(/date=27-11-2026&time=late/);
  await plain.goto("/de/programm");
  await plain.getByRole("link", { name: "Weitere Vorstellungen" }).click();
  await expect(plain).toHaveURL(/\?page=2$/);
  await expect(plain.locator(rows).first()).toBeVisible();
  await expect(plain.getByRole("link", { name: "Frühere Vorstellungen der Liste" })).toHaveAttribute(
    "href",
    "/de/programm",
  );
  await context.close();
});

test("late shows stand under the evening before", async ({ page }) => {
  await open(page, "/de/programm");
  const late = page.locator("section[data-day='2026-11-21'] li", { hasText: "Nacht auf Sonntag" }).first();
  await expect(late).toBeVisible();
  expect(await late.locator("time").first().getAttribute("datetime")).toMatch(/^2026-11-22T0[0-4]:/);
});

test("further pages load by themselves, pause after three, and the link goes on", async ({ page }) => {
  // Nothing is answered before the server's rows are counted.
  const counted = Promise.withResolvers<void>();
  const asked: (string | null)[] = [];
  await page.route("**/api/events/?*", async (route) => {
    asked.push(new URL(route.request().url()).searchParams.get("page"));
    await counted.promise;
    await route.continue();
  });
  await open(page, "/de/programm");
  const shows = page.locator(rows);
  const first = await shows.count();
  counted.resolve();
  const toEnd = async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    return shows.count();
  };
  await expect.poll(toEnd, { timeout: 20_000 }).toBe(first + 30);
  const paused = await toEnd();
  await expect(page.getByRole("contentinfo")).toBeInViewport();
  // Whoever watches the end has been told of it once two frames are drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(asked).toEqual(["2", "3", "4"]);
  const more = page.getByRole("link", { name: "Weitere Vorstellungen" });
  await expect(more).toHaveAttribute("href", "/de/programm?page=5");
  await more.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => shows.count(), { timeout: 20_000 }).toBeGreaterThan(paused);
  await expect(page.locator("[data-live-region]").first()).toHaveText(/weitere Vorstellung(en)? geladen/);
  await expect(page).toHaveURL(/\/programm$/);
});

test("a clock of the visitor's that is a day off folds nothing and takes no button away", async ({ page }) => {
  await page.clock.setSystemTime(new Date("2026-11-22T23:05:00+01:00"));
  await open(page, "/de/programm");
  const today = page.locator("section[data-day='2026-11-21']");
  const before = await today.locator("> ul > li").count();
  expect(before).toBeGreaterThan(0);
  await page.clock.fastForward("02:00");
  await expect(today.locator("p > time")).toContainText("18:07");
  expect(await today.locator("> ul > li").count()).toBe(before);
});

test("going back from a film restores the loaded list and its position", async ({ page }) => {
  await open(page, "/de/programm");
  const shows = page.locator(rows);
  const first = await shows.count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => shows.count()).toBeGreaterThan(first);
  const target = shows.nth(first + 2);
  await target.scrollIntoViewIfNeeded();
  const loaded = await shows.count();
  const title = target.locator("h3 a");
  const before = await page.evaluate(() => window.scrollY);
  await title.click();
  await expect(page).toHaveURL(/\/programm\/.+\/\d+/);
  await page.goBack();
  await expect.poll(() => shows.count()).toBeGreaterThanOrEqual(loaded);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(400);
});

for (const [lang, scheme] of [
  ["de", "light"],
  ["en", "dark"],
] as const) {
  test(`no accessibility violations: days, week and films (${lang}, ${scheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const view of ["tage", "woche", "filme"]) {
      await open(page, `/${lang}/programm?view=${view}`);
      await expect(page.locator("#programme-list")).not.toBeEmpty();
      await expectAxeClean(page);
    }
  });
}

test("no accessibility violations on a phone, dialogs open", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/de/programm?english=1");
  await expectAxeClean(page);
  await page.locator("summary", { hasText: "Filter" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAxeClean(page);
});
