import { alive, expect, expectAxeClean, open, test } from "../support/e2e";

const phone = { width: 390, height: 844 };

test.describe("the frame of every page", () => {
  test("the menu opens as a dialog, closes on Escape and gives the focus back", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/de/programm");
    const burger = page.getByRole("banner").getByRole("button", { name: "Menü" });
    await burger.click();
    await expect(page.getByRole("dialog", { name: "Menü" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menü" })).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test("the language switch stays on the page and keeps the query", async ({ page }) => {
    await open(page, "/de/programm?view=woche");
    await page.getByRole("banner").getByRole("navigation", { name: "Sprache" }).getByRole("link").first().click();
    await expect(page).toHaveURL(/\/en\/programm\?view=woche$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  });

  test("after a navigation the new page's title has the focus", async ({ page }) => {
    await open(page, "/de/programm");
    await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Filme" }).click();
    await expect(page).toHaveURL(/\/de\/alle-filme$/);
    await expect(page.locator("main h1")).toBeFocused();
  });

  test("the search needs a text and leads to what is found", async ({ page }) => {
    await open(page, "/de/programm");
    await page.locator("summary", { hasText: "Suche" }).click();
    await expect(page.getByRole("banner").getByLabel("Film, Regie, Schauspiel suchen")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/de\/programm$/);
    await page.keyboard.type("Cléo");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/de\/search\?q=Cl%C3%A9o$/);
  });

  test("focus in the stuck header leaves the page where it is", async ({ page }) => {
    // A page on which nothing lives: rows and words that come later would move what is in view as well.
    await open(page, "/de/datenschutz");
    const place = () => page.evaluate(() => scrollY);
    await page.evaluate(() => scrollTo(0, 1000));
    expect(await place()).toBe(1000);
    // A click of the browser's driver scrolls first, to where a header that has just stuck was before.
    await page.locator("summary", { hasText: "Suche" }).dispatchEvent("click");
    await expect(page.getByRole("banner").getByLabel("Film, Regie, Schauspiel suchen")).toBeFocused();
    expect(await place()).toBe(1000);
    await page.keyboard.press("Escape");
    await expect(page.locator("summary", { hasText: "Suche" })).toBeFocused();
    expect(await place()).toBe(1000);
  });

  test("who wants no motion sees a colour change at once, in all that inherits it", async ({ page }) => {
    await open(page, "/de/datenschutz");
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });

  test("a closed notice hands the focus on to what comes after it", async ({ page }) => {
    await open(page, "/de/haus");
    await page.getByRole("button", { name: "Meldung schließen" }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("banner").getByRole("link").first()).toBeFocused();
  });

  test("long titles wrap within the narrowest phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of ["/de/agb", "/de/datenschutz", "/de/gibt-es-nicht"]) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  });

  test("the dark theme is remembered and there before the first paint", async ({ page }) => {
    await open(page, "/de/programm");
    await page.getByRole("contentinfo").getByRole("radio", { name: "Saal" }).check();
    await page.goto("/de/alle-filme", { waitUntil: "commit" });
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    // The browser's own bar takes the first mark that applies.
    await alive(page);
    const marks = page.locator('meta[name="theme-color"]');
    await expect(marks).toHaveCount(3);
    await expect(marks.first()).toHaveAttribute("content", "#0e1b17");
    const foot = page.getByRole("contentinfo");
    await foot.scrollIntoViewIfNeeded();
    await expect(foot.getByRole("radio", { name: "Saal" })).toBeChecked();
    await foot.getByRole("radio", { name: "Wie mein Gerät" }).check();
    await expect(marks).toHaveCount(2);
  });

  test("the badge follows the readable cart cookie, and odd cookies mean none", async ({ page }) => {
    await open(page, "/de/programm");
    const cart = page.getByRole("banner").getByRole("link", { name: /^Karten/ });
    const setCookie = (value: string) =>
      page.evaluate((text) => {
        document.cookie = `kasch_cart=${encodeURIComponent(text)}; path=/`;
        window.dispatchEvent(new Event("kasch:cart"));
      }, value);
    await setCookie('{"n":2,"url":"/de/warenkorb"}');
    await expect(cart).toHaveAccessibleName("Karten: 2 Karten im Warenkorb");
    await setCookie("{broken");
    await expect(cart).toHaveAccessibleName("Karten");
  });
});

test.describe("a page that does not exist", () => {
  for (const [lang, title] of [
    ["de", "Diese Seite ist aus dem Programm"],
    ["en", "This page is off the programme"],
  ] as const) {
    test(`has status 404, the house around it and its own words (${lang})`, async ({ page }) => {
      const response = await page.goto(`/${lang}/gibt-es-nicht`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} – Kino Meridian`);
      await expectAxeClean(page);
      await page.getByRole("main").getByRole("link").first().click();
      await expect(page).toHaveURL(new RegExp(`/${lang}$`));
    });
  }

  test("is not a page of its own: the page with the words has their status", async ({ request }) => {
    expect((await request.get("/de/404")).status()).toBe(404);
  });

  test("without a language is looked for in the first one", async ({ page }) => {
    for (const path of ["/gibt-es-nicht", "/fr/programm"]) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page).toHaveURL(new RegExp(`/de${path}$`));
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  });

  test("reached by a navigation has the focus, and the way back leads back", async ({ page }) => {
    await open(page, "/de/haus");
    await page.getByRole("main").getByRole("link", { name: "Alles zum barrierefreien Besuch" }).click();
    await expect(page.locator("main h1")).toHaveText("Barrierefrei ins Kino");
    // The site links to no such page: the one that is there is taken off meanwhile.
    await page.route("**/haus.data*", (route) => {
      const url = new URL(route.request().url());
      return route.continue({ url: url.href.replace("/haus.data", "/gibt-es-nicht.data") });
    });
    await page.getByRole("button", { name: "Zurück" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Diese Seite ist aus dem Programm" })).toBeFocused();
  });
});

test("without JavaScript the menu's pages and the search are still there", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/de/programm");
  await page.locator("summary", { hasText: "Suche" }).click();
  await page.getByRole("banner").getByLabel("Film, Regie, Schauspiel suchen").fill("Cléo");
  await page.getByRole("search").getByRole("button", { name: "Suche" }).click();
  await expect(page).toHaveURL(/\/de\/search\?q=Cl/);
  await context.close();
});
