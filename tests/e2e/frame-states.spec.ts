import { expect, open, test } from "../support/e2e";

test("the body is named after its page, before scripts and after a navigation", async ({ page, request }) => {
  const bodyOf = async (path: string) => /<body[^>]*>/.exec(await (await request.get(path)).text())?.[0];
  expect(await bodyOf("/de/haus")).toBe('<body class="page-haus">');
  expect(await bodyOf("/de/programm")).toBe('<body class="no-cms">');
  expect(await bodyOf("/de/gibt-es-nicht")).toBe('<body class="">');

  await open(page, "/de/haus");
  await expect(page.locator("body")).toHaveClass("page-haus");
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  await menu.getByRole("link", { name: "Filme" }).click();
  await expect(page.locator("body")).toHaveClass("page-alle-filme");
  await menu.getByRole("link", { name: "Programm" }).click();
  await expect(page.locator("body")).toHaveClass("no-cms");
});

test("the rows of a new page rise one after the other, and not where motion is not wanted", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open(page, "/de/haus");
  const risen = await page.evaluateHandle(() => {
    const seen = new Map<string, string>();
    const note = (row: Element) => {
      const name = row.className.match(/motion-\d+/)?.[0];
      if (name) seen.set(name, getComputedStyle(row).animationDelay);
    };
    new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof HTMLElement) note(target);
    }).observe(document.body, { subtree: true, attributeFilter: ["class"] });
    return seen;
  });
  const delays = () => risen.evaluate((seen) => ["motion-0", "motion-1"].map((name) => seen.get(name)));
  const menu = page.getByRole("navigation", { name: "Hauptmenü" });
  // The first navigation fetches what accompanies the others, and does not wait for it.
  await menu.getByRole("link", { name: "Filme" }).click();
  await expect(page.locator("div[aria-hidden='true'][data-state='open']:has(> i + i)")).toBeAttached();
  await risen.evaluate((seen) => seen.clear());
  await menu.getByRole("link", { name: "Programm" }).click();
  await expect.poll(delays).toEqual(["0.32s", "0.41s"]);

  await page.emulateMedia({ reducedMotion: "reduce" });
  await risen.evaluate((seen) => seen.clear());
  await menu.getByRole("link", { name: "Filme" }).click();
  await expect.poll(delays).toEqual(["0s", "0s"]);
});

test("a slow line is told what it is spared, once", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { effectiveType: "2g" } }));
  await open(page, "/de/haus");
  const note = page.getByRole("region", { name: "Hinweis zu Ihrem Gerät" });
  await expect(note.getByRole("button", { name: "Neu laden" })).toBeVisible();
  await note.getByRole("button", { name: "Hinweis schließen" }).click();
  await expect(note).toBeHidden();
  const arrived = page.waitForResponse(/\/assets\/Opened-[^/]+\.js/);
  await open(page, "/de/haus");
  await arrived;
  await expect(note).toBeHidden();
});

test("a browser that is too old keeps the page as it was served, and is told so", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Promise, "withResolvers"));
  await page.goto("/de/haus");
  await expect(page.getByText("JavaScript läuft hier gerade nicht.").first()).toBeVisible();
  await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Programm" }).click();
  await expect(page).toHaveURL(/\/de\/programm$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("without JavaScript a quiet line of its own says so", async ({ browser, baseURL }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await plain.newPage();
  await page.goto("/de/haus");
  const note = page.locator("noscript > div").filter({ hasText: "JavaScript läuft hier gerade nicht." });
  await expect(note).toBeVisible();
  // Its looks are in the page although its code never comes.
  await expect(note).toHaveCSS("border-bottom-style", "solid");
  await plain.close();
});
