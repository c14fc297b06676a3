import type { Page } from "@playwright/test";
import { nothingGranted, writeConsent } from "~/domain/site/consent";
import { consentCookie } from "~/domain/site/cookies";
import { expect, expectAxeClean, open, test } from "../support/e2e";

/** Hosts that a page asks for something, besides the house. */
function foreignHosts(page: Page): Set<string> {
  const hosts = new Set<string>();
  page.on("request", (asked) => {
    const { hostname, protocol } = new URL(asked.url());
    if (protocol.startsWith("http") && hostname !== new URL(page.url()).hostname) hosts.add(hostname);
  });
  return hosts;
}

const loadFrom = (page: Page, provider: string) => page.getByRole("button", { name: `Inhalt von ${provider} laden` });

test.describe("the page of all modules", () => {
  for (const colorScheme of ["light", "dark"] as const)
    test(`has no barrier, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, "/de/bausteine");
      await expect(loadFrom(page, "SoundCloud")).toBeVisible();
      await expectAxeClean(page);
    });

  test("names the part that is read, in a list of anchors that stays in sight", async ({ page }) => {
    await open(page, "/de/bausteine");
    const anchors = page.getByRole("main").getByRole("navigation", { name: "Auf dieser Seite" });
    const current = anchors.locator("[aria-current=location]");
    await page.evaluate(() => document.getElementById("fragen")?.scrollIntoView());
    await expect(current).toHaveText("Fragen");
    await expect(anchors).toBeInViewport();
    // 600 px below the top the next part begins.
    const scrollTo = (top: number) =>
      page.evaluate((to) => {
        const place = document.getElementById("haeuser")?.getBoundingClientRect().top ?? Number.NaN;
        window.scrollBy({ top: place - to, behavior: "instant" });
      }, top);
    await scrollTo(610);
    await expect(current).toHaveText("Fragen");
    await scrollTo(590);
    await expect(current).toHaveText("Häuser");
  });

  test("fits a narrow phone and four times the size of a desktop", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ["/de/bausteine", "/en/bausteine"]) {
      await open(page, path);
      const [inner, wide] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
      expect(wide).toBeLessThanOrEqual(inner);
    }
  });

  test("asks nobody else before a visitor does, then only the one that was named, for the visit", async ({
    page,
    context,
  }) => {
    await context.route(/soundcloud\.com/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>player</p>" }),
    );
    await page.goto("/de/bausteine");
    const hosts = foreignHosts(page);
    await open(page, "/de/bausteine");
    const facade = page.getByRole("region", { name: "Podcast: Vorspann" });
    await facade.scrollIntoViewIfNeeded();
    await expect(facade).toContainText("erfährt SoundCloud Ihre IP-Adresse");
    expect([...hosts]).toEqual([]);

    const frame = facade.locator("iframe");
    await loadFrom(page, "SoundCloud").click();
    await expect(frame.contentFrame().getByText("player")).toBeVisible();
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
    await expect(loadFrom(page, "SoundCloud")).toHaveCount(0);
    expect([...hosts]).toEqual(["w.soundcloud.com"]);

    await open(page, "/de/bausteine");
    await expect(frame.contentFrame().getByText("player")).toBeVisible();
    await expect(loadFrom(page, "Instagram")).toBeVisible();
    expect([...hosts]).toEqual(["w.soundcloud.com"]);
  });

  test("is not asked again by who has consented to external media, nor loaded for who declines", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.route(/issuu\.com|soundcloud\.com|instagram\.com/, (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>player</p>" }),
    );
    const choose = (external_media: boolean) =>
      context.addCookies([
        { name: consentCookie, value: writeConsent({ ...nothingGranted, external_media }), url: baseURL ?? "" },
      ]);
    const frames = page.locator('iframe[src^="https://"]');
    await choose(true);
    await open(page, "/de/bausteine");
    await expect(frames).toHaveCount(3);
    await choose(false);
    await open(page, "/de/bausteine");
    await expect(loadFrom(page, "Issuu")).toBeVisible();
    await expect(frames).toHaveCount(0);
  });

  test("plays the house's own film, with its captions", async ({ page }) => {
    await open(page, "/de/bausteine");
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    await film.evaluate((video: HTMLVideoElement) => video.play());
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect
      .poll(() =>
        film.evaluate((video: HTMLVideoElement) =>
          Array.from(video.textTracks[0]?.cues ?? [], (cue) => (cue as VTTCue).text),
        ),
      )
      .toContain("Die Kasch steht auf 1,37");
  });

  test("has its looks before its code", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto("/de/bausteine");
    const facade = page.getByRole("region", { name: "Podcast: Vorspann" });
    await expect(facade).toHaveCSS("background-color", "rgb(24, 48, 41)");
    await expect(facade.getByRole("link", { name: "Bei SoundCloud öffnen" })).toBeVisible();
    await expect(facade.getByRole("button")).toBeHidden();
    const sheets = (path: string) =>
      page
        .goto(path)
        .then(() =>
          page
            .locator('link[rel="stylesheet"]')
            .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")),
        );
    const own = await sheets("/de/bausteine");
    const others = await sheets("/de/haus");
    expect(own).toContainEqual(expect.stringMatching(/RareView/));
    expect(others.filter((sheet) => /RareView/.test(sheet))).toEqual([]);
    await context.close();
  });
});
