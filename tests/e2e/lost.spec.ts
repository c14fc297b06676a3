import type { Page } from "@playwright/test";
import { expect as plainExpect, expectAxeClean, test } from "../support/e2e";

/** Two attempts, a look whether the house answers and a reload lie between a press and what it shows. */
const expect = plainExpect.configure({ timeout: 45_000 });
test.describe.configure({ timeout: 180_000 });

/** What the browser asks for, by the name of the file. */
function counting(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  return {
    /** Requests for files of this name, without the hash. */
    chunks: (name: string) =>
      asked.filter((path) => path.startsWith(`/assets/${name}-`) && path.endsWith(".js")).length,
    documents: () => asked.filter((path) => /^\/(de|en)(\/[\w-]+)*$/.test(path)).length,
  };
}

/** A chunk that does not arrive. */
const lose = (page: Page, name: string) => page.route(`**/assets/${name}-*.js`, (route) => route.abort());

/** Opens a page and waits until it is alive: its theme switch says what is chosen. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await expect(page.getByRole("contentinfo").getByRole("radio", { checked: true })).toBeVisible();
  await alive(page);
}

/** React has taken over: elements carry its properties. */
const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__react")),
  );

const mainMenu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: /Hauptmenü|Main menu/ }).getByRole("link", { name, exact: true });
const title = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name });

test.describe("a part that does not arrive", () => {
  test("texts are asked for twice, one reload follows, and then the page stays as the server made it", async ({
    page,
  }) => {
    const asked = counting(page);
    await open(page, "/de/haus");
    await lose(page, "de-programme");
    await mainMenu(page, "Programm").click();
    await expect(page.getByText("JavaScript läuft hier gerade nicht.").first()).toBeVisible();
    await expect(page).toHaveURL(/\/de\/programm$/);
    await expect(title(page, "Programm")).toBeVisible();
    expect(asked.chunks("de-programme")).toBeLessThanOrEqual(4);
    expect(asked.documents()).toBe(2);
  });

  test("a view is asked for twice, one reload follows, and then the page says so", async ({ page }) => {
    const asked = counting(page);
    await open(page, "/de/programm");
    await lose(page, "WeekMatrix");
    await page.getByRole("main").getByRole("link", { name: "Woche", exact: true }).click();
    await expect(title(page, "Hier fehlt ein Stück")).toBeVisible();
    await expect(page.getByText("notiert")).toHaveCount(0);
    await expectAxeClean(page);
    expect(asked.chunks("WeekMatrix")).toBeLessThanOrEqual(4);
    expect(asked.documents()).toBe(2);
    await page.unroute("**/assets/WeekMatrix-*.js");
    await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
    await expect(title(page, "Programm")).toBeVisible();
  });

  test("a route leads to one reload a minute, at the address that was asked for", async ({ page, at }) => {
    const asked = counting(page);
    await open(page, "/de/programm");
    await lose(page, "productions");
    await mainMenu(page, "Filme").click();
    // The document needs no code to be read.
    await expect(page).toHaveURL(/\/de\/alle-filme$/);
    await expect(title(page, "Alle Filme")).toBeVisible();
    expect(asked.documents()).toBe(2);

    await open(page, "/de/programm");
    await mainMenu(page, "Filme").click();
    await expect(title(page, "Hier fehlt ein Stück")).toBeFocused();
    await expect(page).toHaveURL(/\/de\/alle-filme$/);
    expect(asked.documents()).toBe(3);

    await at("2026-11-21T18:06:30+01:00");
    await open(page, "/de/programm");
    await mainMenu(page, "Filme").click();
    await expect(title(page, "Alle Filme")).toBeVisible();
    expect(asked.documents()).toBe(5);
    // Twice for each navigation; twice for each document, which announces what it imports.
    expect(asked.chunks("productions")).toBeLessThanOrEqual(10);
  });

  test("the booking dialog costs itself only, and leads to the plain form", async ({ page }) => {
    const asked = counting(page);
    await open(page, "/de/programm");
    await lose(page, "BookingWidget");
    const button = page.locator("[data-quick-buy]").first();
    await button.click();
    const dialog = page.getByRole("dialog", { name: /Der Kartendialog ist nicht angekommen/ });
    await expect(dialog).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    expect(asked.chunks("BookingWidget")).toBeLessThanOrEqual(4);
    expect(asked.documents()).toBe(1);

    await button.click();
    await dialog.getByRole("link", { name: "Karten" }).click();
    await expect(page).toHaveURL(/#datesAndTickets$/);
    await expect(page.locator("#datesAndTickets form")).toBeVisible();
  });

  test("the dialog opens at a later press, when the network is back", async ({ page }) => {
    await open(page, "/de/programm");
    await lose(page, "BookingWidget");
    const button = page.locator("[data-quick-buy]").first();
    await button.click();
    await page
      .getByRole("dialog", { name: /nicht angekommen/ })
      .getByRole("button", { name: "Schließen" })
      .click();
    await page.unroute("**/assets/BookingWidget-*.js");
    await button.click();
    await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeFocused();
  });
});

test.describe("without a connection", () => {
  for (const [lang, films, heading, words, again, still] of [
    ["de", "Filme", "Alle Filme", "Keine Verbindung", "Noch einmal versuchen", "Noch immer keine Verbindung."],
    ["en", "Films", "All films", "No connection", "Try again", "Still no connection."],
  ] as const) {
    test(`a navigation says so, and the page comes by itself when there is one (${lang})`, async ({
      page,
      context,
    }) => {
      const asked = counting(page);
      await open(page, `/${lang}/programm`);
      await context.setOffline(true);
      await mainMenu(page, films).click();
      await expect(title(page, words)).toBeFocused();
      await expect(page).toHaveTitle(`${words} – Kino Meridian`);
      await expect(page.getByRole("main")).not.toContainText(/500|notiert|noted/);
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expectAxeClean(page);
      await page.getByRole("button", { name: again }).click();
      await expect(page.getByText(still)).toBeVisible();
      expect(asked.documents()).toBe(1);
      await context.setOffline(false);
      await expect(title(page, heading)).toBeVisible();
      expect(asked.documents()).toBe(2);
    });
  }
});

test("what was asked for without a connection is asked for again when there is one", async ({ page, context }) => {
  await open(page, "/de/alle-filme");
  const filters = page.getByRole("search", { name: "Filme suchen und filtern" });
  await filters.getByRole("searchbox").fill("nacht & nebel");
  await context.setOffline(true);
  await filters.getByRole("button").click();
  await expect(title(page, "Keine Verbindung")).toBeFocused();
  await context.setOffline(false);
  await expect(filters.getByRole("searchbox")).toHaveValue("nacht & nebel");
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === "nacht & nebel");
});

test.describe("a failed page", () => {
  /** The next navigation to the films ends like this. */
  const failing = (page: Page) =>
    page.route("**/alle-filme.data*", (route) => route.fulfill({ status: 500, body: "<h1>Somebody else</h1>" }));

  test("is not said to be noted where the house has not answered", async ({ page }) => {
    await open(page, "/de/programm");
    await failing(page);
    await mainMenu(page, "Filme").click();
    await expect(title(page, "Filmriss")).toBeFocused();
    await expect(page.getByText("Fehler 500")).toBeVisible();
    await expect(page.getByText(/notiert/)).toHaveCount(0);
  });

  test("whose own words do not arrive is the last resort, with a way home", async ({ page }) => {
    const asked = counting(page);
    await open(page, "/de/programm");
    await failing(page);
    await lose(page, "de-errors");
    await mainMenu(page, "Filme").click();
    await expect(title(page, "Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten.")).toBeVisible();
    await expectAxeClean(page);
    expect(asked.chunks("de-errors")).toBeLessThanOrEqual(2);
    expect(asked.documents()).toBe(1);
    await page.getByRole("main").getByRole("link", { name: "Zur Startseite · Home" }).click();
    await expect(page).toHaveURL(/\/de$/);
  });

  test("in the browser is reported once, by place and not by words", async ({ page }) => {
    await open(page, "/de/programm");
    await page.route("**/assets/WeekMatrix-*.js", (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: "export default function Broken() { throw new TypeError('Ada Lovelace') }",
      }),
    );
    const reports: unknown[] = [];
    page.on("request", (request) => {
      if (request.url().includes("dashboard-error-log")) reports.push(request.postDataJSON());
    });
    const answered = page.waitForResponse(/dashboard-error-log/);
    await page.getByRole("main").getByRole("link", { name: "Woche", exact: true }).click();
    await expect(title(page, "Filmriss")).toBeVisible();
    await expect(page.getByText("notiert")).toHaveCount(0);
    expect((await answered).status()).toBe(204);
    expect(reports).toEqual([
      {
        url: "/de/programm",
        error: {
          name: "TypeError",
          stack: expect.arrayContaining([expect.stringMatching(/^\/assets\/WeekMatrix-[\w-]+\.js:1:\d+$/)]),
          build: expect.stringMatching(/^\w+$/),
        },
      },
    ]);
    expect(JSON.stringify(reports)).not.toMatch(/Ada|view=/);
  });
});
