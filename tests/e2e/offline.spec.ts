import type { Page } from "@playwright/test";
import { expect as plainExpect, expectAxeClean, open, test } from "../support/e2e";

/** A worker has to be installed before anything is kept. */
const expect = plainExpect.configure({ timeout: 60_000 });
test.use({ serviceWorkers: "allow" });

const title = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { level: 1, name });
const mainMenu = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name, exact: true });

/** Opens a page and reads on: only then is anything kept. */
async function read(page: Page, path: string) {
  await open(page, path);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
}

/** Paths of the documents that the device has kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const pages = await (await caches.open("kasch-pages-1")).keys();
    return pages.map(({ url }) => new URL(url).pathname).toSorted();
  });

test("what was read is read again without a connection, and says how old it is", async ({ page, context }) => {
  await read(page, "/de/programm");
  await expect.poll(() => kept(page)).toEqual(["/de/programm"]);
  await mainMenu(page, "Filme").click();
  await expect(title(page, "Alle Filme")).toBeVisible();
  await expect.poll(() => kept(page)).toEqual(["/de/alle-filme", "/de/programm"]);
  await read(page, "/de/warenkorb");
  await read(page, "/de/user/login");

  await context.setOffline(true);
  await page.goto("/de/programm");
  await expect(title(page, "Programm")).toBeVisible();
  const note = page.getByText(/^Keine Verbindung – Stand: \p{L}+, \d{2}:\d{2} Uhr$/u);
  await expect(note).toBeVisible();
  await expectAxeClean(page);
  // A page that was reached by a link, by a link.
  await mainMenu(page, "Filme").click();
  await expect(title(page, "Alle Filme")).toBeVisible();
  await expect(note).toBeVisible();

  // Of one person: not kept, though it was read.
  await page.goto("/de/warenkorb");
  await expect(title(page, "Keine Verbindung")).toBeVisible();
  expect(await kept(page)).toEqual(["/de/alle-filme", "/de/programm"]);
  await expectAxeClean(page);
  // The connection comes back just then: what was pressed counts, not the reload.
  await page.getByRole("link", { name: /^Programm/ }).evaluate((link) => {
    (link as HTMLAnchorElement).click();
    window.dispatchEvent(new Event("online"));
  });
  await expect(title(page, "Programm")).toBeVisible();

  // In its language, and by itself when there is a connection again.
  await page.goto("/en/mediathek");
  await expect(title(page, "No connection")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

test("a worker that is switched off leaves nothing behind", async ({ page }) => {
  await read(page, "/de/programm");
  await expect.poll(() => kept(page)).toEqual(["/de/programm"]);
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
    }));
  expect(await left()).toMatchObject({ workers: 1, caches: expect.arrayContaining(["kasch-assets-1"]) });
  // What `/sw.js` says then.
  await page.evaluate(() => navigator.serviceWorker.register("/sw-off.js"));
  await expect.poll(left).toEqual({ workers: 0, caches: [] });
  await page.reload();
  await expect(title(page, "Programm")).toBeVisible();
});
