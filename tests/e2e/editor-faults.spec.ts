import type { Browser, BrowserContext, Page } from "@playwright/test";
import { ownPage, written } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };

/** Writes into the German text of a module, in its dialog. */
async function write(page: Page, number: string, words: string): Promise<void> {
  await select(page, number);
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog");
  const field = dialog.locator('[contenteditable="true"][lang="de"]').first();
  await expect(field).toBeVisible();
  await field.fill(words);
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
}

/** Who repeats a test beside itself writes in another module, so that nobody meets. */
const ownModule = (numbers: string[]): string => numbers[test.info().repeatEachIndex % numbers.length] ?? "";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

const draftOf = /pageeditor-api\/draft\//;

async function other(browser: Browser, headers: Record<string, string>) {
  const context = await browser.newContext({ viewport: wide, extraHTTPHeaders: headers, reducedMotion: "reduce" });
  return { context, page: await context.newPage() };
}

test("two work on one page: elsewhere nobody notices, on the same module both versions stay", async ({
  page,
  context,
  browser,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const jakob = await other(browser, { "x-test-now": "2026-11-21T18:05:00+01:00" });
  await as("jakob", jakob.context);
  await edit(page, "/de/impressum");
  await edit(jakob.page, "/de/impressum");
  const mark = String(Date.now());

  await write(page, "1.1", `Ada ${mark}`);
  await saved(page);
  await select(jakob.page, "1.2");
  await jakob.page.keyboard.press("Control+d");
  await saved(jakob.page);
  await expect(jakob.page.getByRole("main").getByText(`Ada ${mark}`)).toBeVisible();
  await expect(jakob.page.getByRole("dialog")).toHaveCount(0);

  await write(page, "1.1", `Ada, wieder ${mark}`);
  await saved(page);
  await write(jakob.page, "1.1", `Jakob ${mark}`);
  await jakob.page.getByRole("button", { name: "Zwei Fassungen entscheiden" }).click();
  const dialog = jakob.page.getByRole("dialog");
  for (const words of [`Jakob ${mark}`, `Ada, wieder ${mark}`])
    await expect(dialog.getByText(words).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Beide behalten" }).click();
  await saved(jakob.page);
  await expect(jakob.page.getByRole("main").getByText(`Jakob ${mark}`)).toBeVisible();
  await expect(jakob.page.getByRole("main").getByText(`Ada, wieder ${mark}`)).toBeVisible();
  await jakob.context.close();
});

test("a tab that is killed without a connection has lost nothing, and the next one shows what it brings", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/datenschutz");
  const words = `Ohne Netz ${Date.now()}`;
  await context.route(draftOf, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await write(page, ownModule(["1.1", "1.3", "1.5"]), words);
  await expect(page.getByText(/^Offline, \d+ Änderung/)).toBeVisible();
  await page.close();
  await context.unroute(draftOf);
  const again = await context.newPage();
  await again.setViewportSize(wide);
  await edit(again, "/de/datenschutz");
  const written = again.getByRole("main").getByText(words);
  const told = again.getByText(isBack);
  await expect(written).toBeVisible();
  await saved(again);
  await expect(told).toBeVisible();
  await look(again, "brought");
  await again.setViewportSize({ width: 320, height: 740 });
  await expect(told).toBeInViewport();
  const [room, needed] = await told.evaluate(({ clientWidth, scrollWidth }) => [clientWidth, scrollWidth]);
  expect(needed).toBe(room);
  await look(again, "brought-320");
  await again.setViewportSize(wide);
  await again.getByRole("button", { name: "Auf der Seite zeigen" }).click();
  const bar = again.getByRole("region", { name: "Vergleich" });
  await expect(bar.getByText("Ohne diese Schritte → Arbeitsstand")).toBeVisible();
  await expect(bar.getByRole("status")).toHaveText("1 Änderung");
  await expectAxeClean(again);
  await look(again, "brought-compared");
  await bar.getByRole("button", { name: "Diese Schritte verwerfen" }).click();
  await expect(written).toHaveCount(0);
  await again.getByRole("button", { name: "Rückgängig" }).last().click();
  await expect(written).toBeVisible();
  await saved(again);
  await again.reload();
  await expect(written).toBeVisible();
  await expect(told).toHaveCount(0);
});

/** Writes on a page of its own while no step gets to the house; what is written, and what lets steps through again. */
async function unsaved(page: Page, context: BrowserContext, origin: string) {
  const { path } = await ownPage(context, origin, written("a", "Anfang"));
  await page.setViewportSize(wide);
  await edit(page, path);
  await context.route(draftOf, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  const words = `Ungesichert ${Date.now()}`;
  await write(page, "1.1", words);
  await expect(page.getByText(/^Offline, \d+ Änderung/)).toBeVisible();
  return { path, words, letThrough: () => context.unroute(draftOf) };
}

const isBack = "Ein Schritt, der noch nicht gesichert war, ist wieder da.";

test("a tab that is killed leaves what it had to the one that is open beside it, after what is done there", async ({
  page,
  context,
  baseURL,
  as,
}) => {
  await as("ada", context);
  const { path, words, letThrough } = await unsaved(page, context, baseURL ?? "");
  const beside = await context.newPage();
  await beside.setViewportSize(wide);
  await edit(beside, path);
  await select(beside, "1.1");
  await beside.keyboard.press("Control+d");
  await expect(beside.getByText(/^Offline, \d+ Änderung/)).toBeVisible();
  await page.close();
  await letThrough();
  await expect(beside.getByText(isBack)).toBeVisible();
  await saved(beside);
  await expect(beside.getByRole("main").getByText(words)).toBeVisible();
  await beside.reload();
  await expect(beside.getByRole("main").getByText(words)).toBeVisible();
  await expect(beside.getByRole("main").getByText("Anfang")).toBeVisible();
});

test("whoever goes to another page and comes back finds there what was not saved", async ({
  page,
  context,
  baseURL,
  as,
}) => {
  await as("ada", context);
  const { words, letThrough } = await unsaved(page, context, baseURL ?? "");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const leave = async () => {
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(page).toHaveURL(/impressum/);
  };
  await leave();
  await letThrough();
  // Who comes back while the house does not tell how far the page is does not get to work, and loses nothing either.
  await context.route(draftOf, (route) => route.fulfill({ status: 503, json: { code: "overloaded" } }));
  const refused = page.waitForResponse((answer) => draftOf.test(answer.url()) && answer.status() === 503);
  await page.goBack();
  await refused;
  await expect(page.getByRole("main").getByText("Anfang")).toBeVisible();
  await leave();
  await letThrough();
  await page.goBack();
  await expect(page.getByRole("main").getByText(words)).toBeVisible();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(page.getByText(isBack)).toBeVisible();
});

test("a house that fails is tried again until it has everything", async ({ page, context, as }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/barrierefreiheit");
  let failures = 2;
  await context.route(draftOf, (route) => {
    if (route.request().method() !== "POST" || failures === 0) return route.continue();
    failures -= 1;
    return route.fulfill({ status: 503, json: { code: "overloaded" } });
  });
  const words = `Endlich ${Date.now()}`;
  await write(page, ownModule(["1.2", "1.5", "2.2"]), words);
  await expect(page.getByText("Nicht gesichert, wir versuchen es weiter")).toBeVisible();
  // Nobody is sent to sign in: that is not what is wrong.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await saved(page);
  expect(failures).toBe(0);
  await page.reload();
  await expect(page.getByRole("main").getByText(words)).toBeVisible();
});

/** How a tab ends, or the document in it. */
const ways: Record<string, (page: Page) => Promise<unknown>> = {
  "goes to another page": (page) => page.goto("/de/impressum"),
  "is loaded anew": (page) => page.reload(),
  "is hidden": (page) =>
    page.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    }),
};

for (const [way, end] of Object.entries(ways))
  test(`what was written last is kept by a tab that ${way} before it has made another frame`, async ({
    page,
    context,
    baseURL,
    as,
  }) => {
    await as("ada", context);
    const { path } = await ownPage(context, baseURL ?? "", written("m1", "Heute"));
    await page.setViewportSize(wide);
    await edit(page, path);
    await select(page, "1.1");
    await page.keyboard.press("Enter");
    const box = page.getByRole("main").getByRole("textbox");
    await expect(box).toBeFocused();
    // From here on the house hears nothing, and there are no frames.
    await context.route(draftOf, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
    await page.keyboard.insertText("Abend ");
    await expect(box).toContainText("Abend");
    await end(page);
    await page.close({ runBeforeUnload: false });
    await context.unroute(draftOf);
    const again = await context.newPage();
    await again.setViewportSize(wide);
    await edit(again, path);
    await expect(again.getByRole("main").getByText("Abend")).toBeVisible();
  });
