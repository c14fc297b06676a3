import { expect, expectAxeClean, open, test } from "../support/e2e";

const words = {
  de: { field: "Film, Regie, Schauspiel suchen", search: "Suche", films: "Filme", list: "Vorschläge" },
  en: { field: "Search for a film, director or actor", search: "Search", films: "Films", list: "Suggestions" },
} as const;

test.describe("the search", () => {
  for (const lang of ["de", "en"] as const) {
    test(`is used with the keyboard alone (${lang})`, async ({ page }) => {
      const { field, search, list } = words[lang];
      await open(page, `/${lang}`);
      await page.locator("summary", { hasText: search }).focus();
      await page.keyboard.press("Enter");
      const input = page.getByRole("banner").getByLabel(field);
      await expect(input).toBeFocused();
      const asked = page.waitForRequest(/autocomplete/);
      await page.keyboard.type("NOSF");
      expect(new URL((await asked).url()).searchParams.get("query")).toBe("nosf");
      const options = page.getByRole("listbox", { name: list }).getByRole("option");
      await expect(options.first()).toContainText("Nosferatu");
      await expect(input).toHaveAttribute("aria-expanded", "true");
      await expectAxeClean(page);
      await page.keyboard.press("ArrowDown");
      await expect(options.first()).toBeFocused();
      await page.keyboard.press("End");
      await expect(options.last()).toBeFocused();
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowUp");
      await expect(input).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(input).toHaveAttribute("aria-expanded", "false");
      const narrowed = page.waitForResponse(/autocomplete.*query=nosfe/);
      await page.keyboard.type("E");
      // Until then the list is that of the letters before.
      await narrowed;
      await expect(input).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("ArrowDown");
      await expect(options.first()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(new RegExp(`/${lang}/search\\?q=Nosferatu`));
      await expect(page.locator("main h1")).toBeFocused();
    });
  }

  test("keeps the kind of result that is open, on its first page", async ({ page }) => {
    await open(page, "/de/search/films/1?q=die");
    await page.locator("main").getByLabel(words.de.field).fill("nacht");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/de\/search\/films\/1\?q=nacht$/);
    await expect(page.locator("main").getByRole("link", { name: /^Filme/ })).toHaveAttribute("aria-current", "page");
  });

  test("says nothing of suggestions that do not come, and tells the house once", async ({ page }) => {
    await page.route("**/autocomplete/**", (route) => route.fulfill({ status: 500, body: "" }));
    const reports: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("dashboard-error-log")) reports.push(request.postData() ?? "");
    });
    await open(page, "/de/search?q=nacht");
    const field = page.locator("main").getByLabel(words.de.field);
    for (const text of ["nosf", "metro"]) {
      const answered = page.waitForResponse(/autocomplete/);
      await field.fill(text);
      await answered;
    }
    await expect.poll(() => reports.length).toBe(1);
    expect(reports[0]).toContain("AutocompleteFailed");
    expect(reports[0]).not.toContain("nosf");
    await expect(page.getByRole("listbox")).toBeHidden();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/q=metro$/);
  });

  test("keeps the words where it does not answer, and asks once more", async ({ page }) => {
    await open(page, "/de/search");
    // What the server says of a search that failed: the page without words is as small, and says "start".
    await page.route("**/search.data?q=nosferatu*", async (route) => {
      const empty = await (await page.request.get("/de/search.data")).text();
      const failed = empty.replace('"kind","start"', '"kind","failed"').replace('"q",""', '"q","nosferatu"');
      await route.fulfill({
        status: 503,
        contentType: "text/x-script",
        headers: { "x-remix-response": "yes" },
        body: failed,
      });
    });
    const field = page.locator("main").getByLabel(words.de.field);
    await field.fill("nosferatu");
    await field.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Suche antwortet nicht");
    await expect(page.getByRole("main")).toContainText("Ihre Worte sind nicht verloren.");
    await expect(field).toHaveValue("nosferatu");
    await expectAxeClean(page);
    await page.unroute("**/search.data?q=nosferatu*");
    await page.getByRole("main").getByRole("link", { name: "Noch einmal" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suche: nosferatu");
    await expect(page.getByRole("main").getByRole("link", { name: /^Alles \d/ })).toBeVisible();
  });

  test("says that suggestions are late", async ({ page }) => {
    await page.route("**/autocomplete/**", () => undefined);
    await open(page, "/de/search?q=nacht");
    const asked = page.waitForRequest(/autocomplete/);
    await page.locator("main").getByLabel(words.de.field).fill("nosf");
    await asked;
    await page.clock.fastForward(4_000);
    await expect(page.getByText("Das dauert heute länger.")).toBeVisible();
  });

  test("answers without JavaScript, with what was meant and its count", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
      extraHTTPHeaders: { "x-test-now": "2026-11-21T18:05:00+01:00" },
      ...(baseURL ? { baseURL } : {}),
    });
    const page = await context.newPage();
    await page.goto("/de/search");
    await page.locator("main").getByLabel(words.de.field).fill("nosfaratu im schneesturm");
    await page.locator("main").getByRole("button", { name: "Suche" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kein Bild für „nosfaratu im schneesturm“");
    const count = Number(/(\d+) Treffer/.exec(await page.locator("main").innerText())?.[1]);
    await page.getByRole("link", { name: "nosferatu", exact: true }).click();
    await expect(page.locator("main")).toContainText(`${count} Treffer für „nosferatu“`);
    await page.getByRole("link", { name: /^Vorstellungen \d/ }).click();
    await expect(page).toHaveURL(/\/de\/search\/events\/1\?q=nosferatu$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await context.close();
  });

  test("is told to search engines and browsers, and its results are not listed", async ({ page }) => {
    await page.goto("/en");
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const site = data.map((text) => JSON.parse(text)).find((entry) => entry["@type"] === "WebSite");
    expect(site.potentialAction.target).toMatch(/\/en\/search\?q=\{search_term_string\}$/);
    const href = (await page.locator('link[rel="search"]').getAttribute("href")) ?? "";
    const description = await page.request.get(href);
    expect(description.headers()["content-type"]).toContain("application/opensearchdescription+xml");
    expect(await description.text()).toContain("/en/search?q={searchTerms}");
    await page.goto("/en/search?q=night");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    for (const path of ["/en/search/nothing/1?q=a", "/en/search/films/99?q=night", "/en/search/films/x?q=a"])
      expect((await page.request.get(path)).status()).toBe(404);
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`is clean (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const path of ["/de/search", "/de/search?q=nacht", "/en/search/events/1?q=the", "/de/search?q=qqxxyy"]) {
        await page.goto(path, { waitUntil: "domcontentloaded" });
        await expectAxeClean(page);
      }
    });
  }
});
