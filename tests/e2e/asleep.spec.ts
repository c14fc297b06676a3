import type { Page } from "@playwright/test";
import { cartBadge } from "../../app/domain/site/cookies";
import { expect, open, seededAt, test } from "../support/e2e";

const phone = { width: 390, height: 844 };

/** How many of these React has taken over. */
const awake = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.filter((one) => Object.keys(one).some((key) => key.startsWith("__react"))).length);

test("what nobody is near stays as it was served, and answers to the first press", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/de/programm");
  expect(await awake(page, "main h1")).toBe(1);
  for (const part of ["#filters summary", "#site-menu a", "footer a"]) {
    expect(await page.locator(part).count()).toBeGreaterThan(3);
    expect(await awake(page, part)).toBe(0);
  }
  await page.locator("#filters summary:visible").last().click();
  await expect(page.getByRole("main").getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  expect(await awake(page, "footer a")).toBe(0);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await expect.poll(() => awake(page, "footer a")).toBeGreaterThan(3);
});

test("a day far below says what is left of it when it is near", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/de/programm");
  const last = page.locator("[data-quick-buy]").last();
  await expect(page.locator("[data-quick-buy]").first()).toHaveRole("button");
  await expect(last).not.toHaveRole("button");
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveRole("button");
});

test("the keyboard wakes what it reaches", async ({ page }) => {
  await open(page, "/de/programm");
  await page.locator("#filters summary:visible").first().focus();
  await expect.poll(() => awake(page, "#filters summary")).toBeGreaterThan(3);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
});

test("a navigation wakes everything before it draws something new", async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, "/de/programm");
  await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
  await page.getByRole("dialog", { name: "Menü" }).getByRole("link", { name: "Filme" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Alle Filme" })).toBeFocused();
  await expect.poll(() => awake(page, "footer a")).toBeGreaterThan(3);
});

test("what sleeps stays on the page while its address is written anew", async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () =>
      Object.assign(window, { served: document.querySelector("#filters summary") }),
    );
  });
  await page.goto("/de/programm?view=tage");
  await expect(page).toHaveURL(/\/de\/programm$/);
  await expect.poll(() => awake(page, "footer a")).toBeGreaterThan(3);
  const isServed = () => Reflect.get(window, "served") === document.querySelector("#filters summary");
  expect(await page.evaluate(isServed)).toBe(true);
});

/** Keeps requests waiting until they are released. */
async function holdBack(page: Page, requests: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return { release: resolve };
}

test("a press on a part whose code comes late is kept until it is there", async ({ page }) => {
  const code = await holdBack(page, /assets\/embed-/);
  await page.goto("/de/bausteine", { waitUntil: "commit" });
  await expect.poll(() => awake(page, "main h1")).toBe(1);
  const name = "Inhalt von SoundCloud laden";
  const button = page.getByRole("button", { name });
  await button.click();
  code.release();
  await expect(button).toHaveCount(0);
});

/** What a page shows of the seats of its shows while it sleeps. */
const wordsAsleep = (page: Page) =>
  page
    .locator("[data-seats]")
    .evaluateAll((marks) =>
      marks.filter((mark) => mark.checkVisibility()).map((mark) => getComputedStyle(mark, "::after").content),
    );

/** Opens a page and waits until all that it does before somebody comes has happened. */
async function openUntouched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('head link[href*="seats.css"]')).toHaveCount(1);
}

const isAwake = (page: Page) => awake(page, "main h1").then((count) => count > 0);

test.describe("a page that nobody touches", () => {
  test.use({ somebody: false });

  test("runs none of its scripts, says what is sold out all the same, and wakes at the first sign", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openUntouched(page, "/de/programm");
    await expect.poll(() => wordsAsleep(page)).toContain('"Ausverkauft"');
    expect(await isAwake(page)).toBe(false);
    expect(await page.locator('script[type="later"]').count()).toBeGreaterThan(0);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => isAwake(page)).toBe(true);
    await expect(page.getByRole("main").getByText("Ausverkauft").first()).toBeVisible();
    await expect.poll(async () => (await wordsAsleep(page)).length).toBeLessThan(10);
  });

  test("answers to a press that comes first as it would awake", async ({ page }) => {
    await page.setViewportSize(phone);
    await openUntouched(page, "/de/programm");
    expect(await isAwake(page)).toBe(false);
    await page.locator("[data-quick-buy]").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/de\/programm$/);
  });

  test("keeps a press on a link that means more with scripts, and leaves the site by it only without them", async ({
    page,
  }) => {
    await page.route("https://www.youtube-nocookie.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "" }),
    );
    const scripts = await holdBack(page, /assets\/entry\.client/);
    await page.goto("/de/alle-filme/portraet-einer-jungen-frau-in-flammen/41", { waitUntil: "commit" });
    await page.getByRole("link", { name: /^Trailer: Porträt.*YouTube/ }).click();
    scripts.release();
    await expect(page.getByTitle("Trailer: Porträt einer jungen Frau in Flammen")).toBeVisible();
    await expect(page).toHaveURL(/flammen\/41$/);
  });

  test("lets a press do what it does without scripts if they do not come", async ({ page }) => {
    await page.route(/assets\/entry\.client/, () => new Promise(() => undefined));
    await page.setViewportSize(phone);
    await openUntouched(page, "/de/programm");
    await page.locator("[data-quick-buy]").first().click();
    await expect(page).toHaveURL(/\/de\/programm$/);
    // As long as tests let a press wait.
    await page.clock.fastForward(60_000);
    await expect(page).toHaveURL(/\/de\/programm\/.+#/);
  });

  test("asks for none of its scripts before its first frame is seen, nor much later where a browser never says so", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.PerformanceObserver.prototype.observe = () => undefined;
    });
    await page.clock.pauseAt(new Date(Date.parse(seededAt) + 60_000));
    await page.goto("/de/programm");
    const held = page.locator('link[rel="later"]');
    await page.clock.runFor(900);
    expect(await held.count()).toBeGreaterThan(5);
    await page.clock.runFor(200);
    await expect(held).toHaveCount(0);
  });

  for (const width of [390, 1440])
    test(`moves nothing when it wakes: words that come then have their room, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.route("**/seats.css?*", (route) => route.fulfill({ contentType: "text/css", body: "" }));
      await page.route("**/api/availability/**", async (route) => {
        const response = await route.fetch();
        const { events, days }: { events: object[]; days: object[] } = await response.json();
        const available = events.map((known) => ({ ...known, state: "available" }));
        await route.fulfill({ response, json: { days, events: available } });
      });
      await openUntouched(page, "/de");
      const hero = page.locator("main > section").first();
      const tonight = page.getByRole("region", { name: "Heute Abend" });
      const heights = () => Promise.all([hero, tonight].map(async (part) => (await part.boundingBox())?.height));
      await expect(tonight.locator("[data-quick-buy]")).not.toHaveCount(0);
      const asleep = await heights();
      await page.keyboard.press("Tab");
      await expect(hero.getByText("Karten", { exact: true })).toBeVisible();
      expect(await heights()).toEqual(asleep);
    });

  test("lays out what is far below when somebody comes near, and at once for whoever comes back", async ({
    browser,
  }) => {
    // Of a page's own: a clock that is set knows nothing of how one has come.
    const context = await browser.newContext({ viewport: phone, extraHTTPHeaders: { "x-test-now": seededAt } });
    const page = await context.newPage();
    const last = page.locator("main > section").last();
    const isLaidOut = () =>
      last
        .getByRole("heading")
        .first()
        .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));
    await openUntouched(page, "/de");
    expect(await isLaidOut()).toBe(false);
    // Whoever asks where it lies, as what looks at colours does, must find it on its own ground.
    const room = page.locator("main > section").evaluateAll((sections) =>
      sections.map((section) => {
        const inside = [...section.querySelectorAll("*")].map((part) => part.getBoundingClientRect().bottom);
        return Math.round(section.getBoundingClientRect().bottom - Math.max(...inside));
      }),
    );
    expect(Math.min(...(await room))).toBeGreaterThanOrEqual(0);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(isLaidOut).toBe(true);
    await page.reload();
    expect(await isLaidOut()).toBe(true);
    await page.goto("/de/reihen");
    await page.goto("/de#main-content");
    expect(await isLaidOut()).toBe(true);
    await page.goto("/de/reihen");
    await page.goto("/de");
    expect(await isLaidOut()).toBe(false);
    await page.getByRole("banner").getByRole("button", { name: "Menü" }).click();
    await page.getByRole("dialog", { name: "Menü" }).getByRole("link", { name: "Filme" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Alle Filme" })).toBeFocused();
    await page.goBack();
    await expect(last).toBeAttached();
    expect(await isLaidOut()).toBe(true);
    await context.close();
  });

  test("sleeps on below a pointer that rests, and wakes when it moves", async ({ page }) => {
    await openUntouched(page, "/de/programm");
    const tell = (movementX: number) =>
      page.evaluate((x) => dispatchEvent(new PointerEvent("pointermove", { movementX: x })), movementX);
    await tell(0);
    expect(await page.locator('script[type="later"]').count()).toBeGreaterThan(0);
    await tell(1);
    await expect.poll(() => isAwake(page)).toBe(true);
  });

  test("answers to the keyboard alone", async ({ page }) => {
    await openUntouched(page, "/de/programm");
    await page.keyboard.press("Tab");
    await expect.poll(() => isAwake(page)).toBe(true);
  });

  test("wakes by itself where this browser knows more than the page, and where the page is about one visitor", async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto("/de/warenkorb");
    await expect.poll(() => isAwake(page)).toBe(true);
    await page.goto("/de/haus#fragen");
    await expect.poll(() => isAwake(page)).toBe(true);
    await context.addCookies([{ name: cartBadge, value: "2", url: baseURL ?? "" }]);
    await page.goto("/de/mediathek");
    await expect.poll(() => isAwake(page)).toBe(true);
  });

  test("wakes after two minutes at the latest", async ({ page }) => {
    await openUntouched(page, "/de/programm");
    await page.clock.fastForward(110_000);
    expect(await isAwake(page)).toBe(false);
    await page.clock.fastForward(10_000);
    await expect.poll(() => isAwake(page)).toBe(true);
  });
});
