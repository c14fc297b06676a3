import { classPrefix } from "../../scripts/class-names";
import type { Browser, Page } from "@playwright/test";
import { expect, open, seededAt, test } from "../support/e2e";
import { shiftOf, watchShifts } from "../support/shifts";

const views = ["tage", "woche", "filme"] as const;

/** What a browser without JavaScript makes of a page. */
async function withoutScript(browser: Browser, width: number, look: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width, height: 844 },
    extraHTTPHeaders: { "x-test-now": seededAt },
  });
  const page = await context.newPage();
  // Such a browser loads every picture at once; none of them is looked at here.
  await page.route("**/media/**", (route) => route.abort());
  await look(page);
  await context.close();
}

/** Tonight's shows in a state, as the house says it. */
async function tonight(page: Page, state: string): Promise<{ url: string; date_start: string }[]> {
  const { results } = await (await page.request.get("/de/api/events/?page_size=20")).json();
  const ids = results.map(({ id }: { id: number }) => id).join(",");
  const states = await (await page.request.get(`/api/availability/?events=${ids}`)).json();
  return results.filter(
    ({ id, date_start }: { id: number; date_start: string }) =>
      Date.parse(date_start) > Date.parse(seededAt) &&
      states.some((known: { event: number; state: string }) => known.event === id && known.state === state),
  );
}

for (const width of [390, 1440])
  test(`every view has its looks in the server's page, ${width} pixels wide`, async ({ browser }) => {
    await withoutScript(browser, width, async (page) => {
      for (const view of views) {
        await page.goto(`/de/programm?view=${view}`);
        const wide = await page.locator("body").evaluate((body) => body.scrollWidth);
        expect(wide, view).toBeLessThanOrEqual(width);
        if (view !== "woche") continue;
        await expect(page.getByRole("table")).toHaveCount(width === 390 ? 0 : 1);
        await expect(page.locator("#programme-list details summary").first()).toBeVisible({ visible: width === 390 });
      }
    });
  });

test("the looks of the other event styles come with the page, too", async ({ request }) => {
  const html = await (await request.get("/de/programm")).text();
  const sheets = [...new Set(html.match(/\/assets\/[^"]+\.css/g))];
  const css = (await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()))).join("");
  const sheetsOf = [
    "show/served/EventBoard",
    "show/served/ContactSheet",
    "films/served/FilmsView",
    "week/served/WeekMatrix",
  ];
  for (const view of sheetsOf)
    expect(css, view).toMatch(
      new RegExp(`\\.${classPrefix(`app/features/programme/${view}.module.css`)}[a-zA-Z]{1,2}\\{`),
    );
});

for (const [view, width] of views.flatMap((name) => [[name, 390] as const, [name, 1440] as const]))
  test(`nothing moves while the ${view} view loads at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    const answered = page.waitForResponse(/\/api\/availability\//);
    await open(page, `/de/programm?view=${view}`);
    await answered;
    if (view === "tage" && width === 390) await expect(page.getByText("Wenige Karten").first()).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(0.02);
  });

for (const width of [390, 1440])
  test(`what comes later in the document moves no row that is painted, ${width} pixels wide`, async ({ browser }) => {
    await withoutScript(browser, width, async (page) => {
      await page.goto("/de/programm");
      const rows = page.locator("#programme-list li:not([data-past])");
      // A line of a wide screen is centred: what is late in its text moves it by pixels.
      const row =
        width === 390
          ? rows.and(page.locator("[data-lead]")).first().locator("> *")
          : rows.nth(1).locator("> :nth-last-child(-n + 4)");
      for (const parts of [page.locator("[data-strip] li"), row]) {
        const moved = await parts.evaluateAll((all) => {
          const places = () => {
            const seen = all.flatMap((part) => (part.isConnected ? [part, ...part.querySelectorAll("*")] : []));
            return new Map(seen.map((part) => [part, part.getBoundingClientRect()]));
          };
          const left: string[] = [];
          for (const last of all.slice(1).toReversed()) {
            const whole = places();
            last.remove();
            for (const [part, { x, y }] of places())
              if (x !== whole.get(part)?.x || y !== whole.get(part)?.y) left.push(part.outerHTML.slice(0, 80));
          }
          return { parts: all.length, left };
        });
        expect(moved.parts).toBeGreaterThan(3);
        expect(moved.left).toEqual([]);
      }
    });
  });

test("without JavaScript the rows say what is sold out, from a sheet that nobody keeps", async ({ page, browser }) => {
  const [soldOut] = await tonight(page, "sold-out");
  const [free] = await tonight(page, "available");
  const word = (plain: Page, url = "") =>
    plain
      .locator(`li:has(a[href="${url}"]) [data-seats]`)
      .first()
      .evaluate((row) => getComputedStyle(row, "::after").content);
  await withoutScript(browser, 390, async (plain) => {
    await plain.goto("/de/programm");
    expect(await word(plain, soldOut?.url)).toBe('"Ausverkauft"');
    expect(await word(plain, free?.url)).toBe("none");
    await plain.goto("/de/programm?view=woche");
    expect(await word(plain, soldOut?.url)).toBe('"Ausverkauft"');
  });
  const sheet = await page.request.get("/de/programm/seats.css?events=1");
  expect(sheet.headers()).toMatchObject({ "cache-control": "no-store", "content-type": "text/css; charset=utf-8" });
});

for (const view of ["woche", "filme"])
  test(`the ${view} view tells sold out from cancelled, and the night from the evening`, async ({ page }) => {
    const [soldOut] = await tonight(page, "sold-out");
    await open(page, `/de/programm?view=${view}`);
    const times = page.locator("#programme-list").getByRole("link").filter({ visible: true });
    await expect(times.and(page.locator(`[href="${soldOut?.url}"]`)).filter({ hasText: "ausverkauft" })).toBeVisible();
    const night = times.filter({ has: page.locator("time[datetime^='2026-11-22T00:']") });
    await expect(night.getByText("Nacht auf So")).toBeVisible();
    if (view === "filme") return;
    const struck = (word: string) => times.filter({ hasText: word }).first().locator("time");
    await expect(struck("abgesagt")).toHaveCSS("text-decoration-line", "line-through");
    await expect(struck("ausverkauft")).toHaveCSS("text-decoration-line", "none");
  });

test("the calendar follows the chosen day, closes on it, and offers no day that is over", async ({ page }) => {
  await open(page, "/de/programm");
  const button = page.locator("summary", { hasText: "Kalender" });
  await button.click();
  await expect(page.getByRole("link", { name: "Dienstag, 10. November, vorbei" })).toBeDisabled();
  await page.getByLabel("Datum (TT.MM.JJJJ)").fill("3.12.2026");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/date=03-12-2026/);
  await expect(page.getByRole("grid")).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(page.getByText("Dezember 2026")).toBeVisible();
  await expect(page.getByRole("gridcell", { selected: true })).toHaveText("3");
  await page.getByRole("link", { name: /^Freitag, 4\. Dezember/ }).click();
  await expect(page).toHaveURL(/date=04-12-2026/);
  await expect(page.getByRole("grid")).toBeHidden();
});

test("a teaser between the days leads to a page that exists", async ({ page }) => {
  await open(page, "/de/programm");
  const teaser = page.locator("#programme-list aside").first();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(teaser).toBeAttached({ timeout: 500 });
  }).toPass();
  const link = teaser.getByRole("link");
  const target = await link.getAttribute("href");
  expect((await page.request.get(target ?? "")).status()).toBe(200);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`), { timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a filtered list claims nothing about the house, and a filtered week leads on", async ({ page }) => {
  await open(page, "/de/programm?tag=3");
  await expect(page.getByText("Für heute sind alle Vorstellungen gelaufen.")).toHaveCount(0);
  await open(page, "/de/programm?view=woche&tag=6");
  const later = page.locator("#programme-list").getByRole("link", { name: /^Fr 27\.11\. bis Do 3\.12\..*Vorstellung/ });
  await later.click();
  await expect(page).toHaveURL(/date=27-11-2026/);
  await expect(page.getByRole("table").getByRole("row")).not.toHaveCount(1);
});

test("days that are over are listed without a word about today; another year is named", async ({ page }) => {
  await open(page, "/de/programm?date=10-11-2026");
  const day = page.locator("section[data-day='2026-11-10']");
  await expect(day.locator("h3").first()).toBeVisible();
  await expect(page.getByText("Für heute sind")).toHaveCount(0);
  await open(page, "/de/programm?date=27-03-2027");
  await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("27. März 2027");
});

test("printed, the week is a table with addresses and nothing to press", async ({ page, baseURL }) => {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 720, height: 1000 });
  await open(page, "/de/programm?view=woche");
  const film = page.getByRole("table").getByRole("rowheader").first();
  const link = film.getByRole("link");
  const written = await link.evaluate((element) => getComputedStyle(element, "::after").content.replaceAll('"', ""));
  expect(written.replace(/ ?attr\(href\)/, (await link.getAttribute("href")) ?? "")).toMatch(
    new RegExp(`^${new URL(baseURL ?? "").host} ?/de/`),
  );
  await expect(film.locator("span").last()).toBeVisible();
  for (const control of ["Ansicht", "Filter", "Tage"])
    await expect(page.getByLabel(control, { exact: true }).first()).toBeHidden();
  const wide = await page.getByRole("table").evaluate((table) => table.scrollWidth - table.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
