import { createHash } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** The moment the demo house of the browser tests was seeded at: a Saturday evening in Vienna. */
export const seededAt = "2026-11-21T18:05:00+01:00";

interface Fixtures {
  /** False: nobody moves, touches or scrolls on the pages, which sleep on. */
  somebody: boolean;
  /** Sets the clock of server and page for everything that follows. */
  at: (iso: string) => Promise<void>;
}

/** Every test comes from a network of its own: what is limited is one visitor, not the tests together. */
function addressOf(testId: string) {
  const digits = createHash("sha256").update(testId).digest("hex");
  return { "cf-connecting-ip": `2001:db8:${digits.slice(0, 4)}:${digits.slice(4, 8)}::1` };
}

/** Somebody is there as soon as a document is: pages wake by that. */
const comesTo = (): void => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("wheel")));

/** Broken content policy or markup that React could not take over; a failed request may be a test's own doing. */
const faultOfThePage = /Content Security Policy|Refused to|Minified React error|[Hh]ydrat/;

/**
 * Playwright's test with the house's clock: every request carries the test's time, and the page's
 * own clock is set to it (it goes on running). No page of any test may throw, break its policy or fail to hydrate.
 */
export const test = base.extend<Fixtures>({
  somebody: [true, { option: true }],
  // Of every browser a test opens, and of requests it makes without one.
  extraHTTPHeaders: async ({ baseURL: _house }, use, { testId }) => {
    await use({ "x-test-now": seededAt, ...addressOf(testId) });
  },
  context: async ({ context, somebody }, use) => {
    if (somebody) await context.addInitScript(comesTo);
    await use(context);
  },
  page: async ({ page }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && faultOfThePage.test(message.text())) faults.push(message.text().slice(0, 300));
    });
    await page.clock.install({ time: new Date(seededAt) });
    await use(page);
    expect(faults).toEqual([]);
  },
  at: async ({ context, page }, use, { testId }) => {
    await use(async (iso) => {
      await context.setExtraHTTPHeaders({ "x-test-now": iso, ...addressOf(testId) });
      await page.clock.setSystemTime(new Date(iso));
    });
  },
});

/**
 * Waits until a page answers to presses by more than its links and forms: its heading is awake, and what sleeps
 * hears a touch. Scripts start after the first paint and a sign of somebody, so that a quiet network says nothing about it.
 */
export async function alive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("wheel")));
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__react")),
  );
  // Effects of what has just come awake.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

/** Keeps scripts back until what it returns is called: what has been done until then was done on a plain page. */
export async function scriptsLater(page: Page): Promise<() => Promise<void>> {
  const coming = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await coming.promise;
    await route.continue();
  });
  return async () => {
    coming.resolve();
    await alive(page);
    // Nothing tells that a page has done all it does on waking: half a second of frames is ample.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
    });
  };
}

/**
 * No accessibility violation on the page as it stands, without exclusions. What passed is not described, and where no frame
 * has to be looked into axe stays in the page: a third of the time, and the same violations.
 */
export async function expectAxeClean(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => `${node.target.join(" ")}: ${node.failureSummary ?? ""}`),
    })),
  ).toEqual([]);
}

export { expect };
