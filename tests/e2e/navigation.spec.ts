import type { Locator, Page, Route } from "@playwright/test";
import { expect, expectAxeClean, test } from "../support/e2e";

const phone = { width: 390, height: 844 };

/** Once the router has taken over; also that of another document, if a link was quicker. */
const isAlive = (page: Page) => page.waitForFunction(() => history.scrollRestoration === "manual");

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: "commit" });
  await isAlive(page);
}

test.describe("an address with a target", () => {
  const topOf = (page: Page, id: string) =>
    page.evaluate((of) => Math.round(document.getElementById(of)?.getBoundingClientRect().top ?? Number.NaN), id);
  /** 130 px below the top, with the focus. */
  async function expectReached(page: Page, id: string) {
    await isAlive(page);
    await expect.poll(() => topOf(page, id)).toBe(130);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
  const fromMenu = async (page: Page) => {
    await open(page, "/de/programm");
    await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
    await page.getByRole("dialog", { name: "Menü" }).getByRole("link", { name: "Oft gefragt" }).click();
    await expect(page).toHaveURL(/\/de\/haus#fragen$/);
  };

  test("in the menu of a phone leads to it, although the page grows above it", async ({ page }) => {
    await page.setViewportSize(phone);
    await fromMenu(page);
    await expectReached(page, "fragen");
  });

  test("is scrolled to smoothly where motion is welcome, from the top of the new page", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize(phone);
    await fromMenu(page);
    await expectReached(page, "fragen");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("smooth");
  });

  test("opened first is reached as well", async ({ page }) => {
    await page.setViewportSize(phone);
    await open(page, "/de/haus#fragen");
    await expectReached(page, "fragen");
  });

  test("that is a question shows its answer, 200 px below the top", async ({ page }) => {
    await page.setViewportSize(phone);
    const question = "faq-kann-ich-mit-karte-zahlen";
    await page.goto(`/de/haus#${question}`, { waitUntil: "commit" });
    const opened = page.locator(`#${question}`);
    await expect(opened).toHaveAttribute("open", "");
    await expect.poll(() => topOf(page, question)).toBe(200);
    await expect(opened.locator("summary")).toBeFocused();
  });

  for (const size of [phone, { width: 1440, height: 900 }])
    test(`leads to the dates of a film, nothing covered and nothing wasted (${size.width})`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, "/de/programm?view=filme");
      await page.locator('main a[href*="/alle-filme/"][href$="#datesAndTickets"]').first().click();
      await expect(page).toHaveURL(/\/alle-filme\/.*#datesAndTickets$/);
      await expectReached(page, "datesAndTickets");
    });

  const addSection = (page: Page, id: string, before: string) =>
    page.evaluate(
      ([own, other]) => {
        // Below the foot, which wakes as it comes near. Safari has no anchoring of what is in view.
        document.documentElement.style.overflowAnchor = "none";
        const section = document.createElement("section");
        section.id = own;
        section.style.height = "900px";
        document.querySelector<HTMLElement>(other)?.insertAdjacentElement("beforebegin", section);
      },
      [id, before] as const,
    );

  test("that appears late and moves then is reached all the same", async ({ page }) => {
    await open(page, "/de/haus#spaet");
    // It is looked for by the clock, which stands still while the page changes.
    await page.clock.pauseAt(new Date("2026-11-21T18:06:00+01:00"));
    const expectFound = async () => {
      await expect(async () => {
        await page.clock.runFor(250);
        expect(await topOf(page, "spaet")).toBe(130);
      }).toPass();
      await expect(page.locator("#spaet")).toBeFocused();
    };
    await addSection(page, "spaet", "footer ~ div");
    await expectFound();
    await addSection(page, "davor", "#spaet");
    await expectFound();
  });

  test("does not pull back who scrolls meanwhile", async ({ page }) => {
    await open(page, "/de/haus#spaet");
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await addSection(page, "spaet", "footer ~ div");
    // More looks than it would take.
    await page.clock.runFor(2_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });

  test("is no target of a step back: the place on the page is the one it was left at", async ({ page }) => {
    await open(page, "/de/haus#fragen");
    await expectReached(page, "fragen");
    await page.mouse.move(600, 400);
    const reached = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, -400);
    const left = reached - 400;
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).first().dispatchEvent("click");
    await expect(page).toHaveURL(/\/impressum$/);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
    await page.clock.runFor(2_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(left);
  });
});

test.describe("the loading bar", () => {
  const bar = (page: Page) => page.locator("body > [aria-live] > [data-state]:has(> i:only-child)");

  /** Keeps the answers to these addresses back until they are let go; the page's time stands still. */
  async function heldBack(page: Page, address: string) {
    const held: Route[] = [];
    let isHolding = true;
    await page.route(address, (route) => (isHolding ? void held.push(route) : route.continue()));
    return {
      arrived: () => expect.poll(() => held.length).toBeGreaterThan(0),
      release: async (how: (route: Route) => Promise<void> = (route) => route.continue()) => {
        isHolding = false;
        await Promise.all(held.splice(0).map(how));
      },
    };
  }

  /** Presses a link whose answer is held back; from then on the page's time stands still. */
  async function press(page: Page, link: Locator, { arrived }: { arrived: () => Promise<void> }) {
    await page.clock.pauseAt(new Date("2026-11-21T18:10:00+01:00"));
    // Asked for when the page knows that it is on its way, which begins the 200 ms.
    const accompanied = page.waitForRequest(/\/assets\/Passage-.*\.js/);
    await link.click();
    await Promise.all([arrived(), accompanied]);
  }

  async function startNavigation(page: Page) {
    await open(page, "/de/programm");
    const data = await heldBack(page, "**/alle-filme.data*");
    await press(page, page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Filme" }), data);
    return data;
  }

  test("waits 200 ms, is a progress bar then, and leaves 500 ms after the end", async ({ page }) => {
    const data = await startNavigation(page);
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole("progressbar", { name: "Seite lädt" })).toHaveAttribute("data-state", "loading");
    await data.release();
    await expect(bar(page)).toHaveAttribute("data-state", "done");
    await expect(bar(page)).toBeVisible();
    await page.clock.runFor(499);
    await expect(bar(page)).toHaveAttribute("data-state", "done");
    await page.clock.runFor(1);
    await expect(bar(page)).toHaveCount(0);
  });

  test("is clean while it shows, and is said", async ({ page }) => {
    await open(page, "/de/programm");
    const data = await heldBack(page, "**/alle-filme.data*");
    await page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name: "Filme" }).click();
    await expect(page.getByRole("progressbar", { name: "Seite lädt" })).toBeVisible();
    await expectAxeClean(page);
    await data.release();
    await expect(page.locator("main h1")).toHaveText("Alle Filme");
  });

  test("never shows where a page is there in less", async ({ page }) => {
    const data = await startNavigation(page);
    await data.release();
    await expect(page.locator("main h1")).toHaveText("Alle Filme");
    await page.clock.runFor(1_000);
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator("[data-part]")).toHaveCount(0);
  });

  test("does not appear after the page it tells of, where its own code comes later", async ({ page }) => {
    await open(page, "/de/programm");
    const data = await heldBack(page, "**/alle-filme.data*");
    const code = await heldBack(page, "**/assets/Passage-*.js");
    const menu = page.getByRole("navigation", { name: "Hauptmenü" });
    await press(page, menu.getByRole("link", { name: "Filme" }), data);
    await page.clock.runFor(200);
    await data.release();
    await expect(page.locator("main h1")).toHaveText("Alle Filme");
    await code.release();
    // Said by what comes with the bar.
    await expect(page.locator("body")).toHaveClass(/page-alle-filme/);
    await expect(bar(page)).toHaveCount(0);
  });

  test("stands above the shape of the page that takes long, and above no other", async ({ page }) => {
    const data = await startNavigation(page);
    const shape = page.locator("body > [aria-hidden]:has(> [data-part])");
    await page.clock.runFor(199);
    await expect(shape).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(shape.locator("> [data-part]")).toHaveCount(3);
    await expect(shape.locator("> [data-part='sheets']").first()).toBeVisible();
    const box = await shape.boundingBox();
    expect(box?.y).toBe((await page.getByRole("main").boundingBox())?.y);
    await data.release();
    await expect(page.locator("main h1")).toHaveText("Alle Filme");
    await expect(shape).toHaveCount(0);
  });

  test("gives the page that is left back to who goes on in it", async ({ page }) => {
    const data = await startNavigation(page);
    await page.clock.runFor(200);
    const shape = page.locator("[data-part]");
    await expect(shape.first()).toBeVisible();
    await page.getByRole("main").getByRole("link").first().focus();
    await expect(shape).toHaveCount(0);
    await data.release();
    await expect(page.locator("main h1")).toHaveText("Alle Filme");
  });

  test("says that the page failed", async ({ page }) => {
    const data = await startNavigation(page);
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveAttribute("data-state", "loading");
    await data.release((route) => route.fulfill({ status: 500, body: "" }));
    await expect(bar(page)).toHaveAttribute("data-state", "failed");
    await page.clock.runFor(500);
    await expect(bar(page)).toHaveCount(0);
  });

  test("jumps when the route is there, and waits for what the page itself asks for", async ({ page }) => {
    await open(page, "/de/alle-filme");
    const data = await heldBack(page, "**/alle-filme/**.data*");
    const tickets = await heldBack(page, "**/api/availability/**");
    await press(page, page.getByRole("main").locator('a[href*="/alle-filme/"]').first(), data);
    await page.clock.runFor(200);
    await expect(bar(page)).toHaveAttribute("data-state", "loading");
    await data.release();
    await tickets.arrived();
    await expect(bar(page)).toHaveAttribute("data-state", "half");
    await tickets.release();
    // What has been asked is told by a timer.
    await expect(async () => {
      await page.clock.runFor(10);
      expect(await bar(page).getAttribute("data-state", { timeout: 100 })).toBe("done");
    }).toPass();
  });
});

test.describe("a film that does not exist", () => {
  test("shows the house's own page as any missing page does, also without JavaScript", async ({ browser }) => {
    const looks: object[] = [];
    for (const [path, javaScriptEnabled] of [
      ["/de/gibt-es-nicht", true],
      ["/de/alle-filme/kein-film/999", true],
      ["/de/alle-filme/kein-film/999", false],
      ["/gibt-es-nicht", true],
    ] as const) {
      const context = await browser.newContext({ javaScriptEnabled });
      const page = await context.newPage();
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Diese Seite ist aus dem Programm" })).toBeVisible();
      const own = await page.locator("main > section + *").first().boundingBox();
      looks.push({ header: await page.getByRole("banner").boundingBox(), width: own?.width, height: own?.height });
      await context.close();
    }
    expect(looks.slice(1)).toEqual([looks[0], looks[0], looks[0]]);
  });

  test("loads the code of content pages only then", async ({ page, request }) => {
    const { results } = await (await request.get("/de/api/productions/?page_size=1")).json();
    const scripts = new Set<string>();
    page.on("request", (asked) => {
      if (asked.resourceType() === "script") scripts.add(asked.url());
    });
    await open(page, results[0].url);
    const withFilm = new Set(scripts);
    await page.goto("/de/alle-filme/kein-film/999", { waitUntil: "commit" });
    await expect.poll(() => [...scripts].some((url) => /ContentPage/.test(url))).toBe(true);
    expect([...withFilm].filter((url) => /ContentPage/.test(url))).toEqual([]);
  });
});
