import type { Page } from "@playwright/test";
import { ownPage, titled, written } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole("main");
const order = (page: Page) =>
  page.locator("[data-module]").evaluateAll((all) => all.map((one) => one.getAttribute("data-module")));

test("keys of one sign can be switched off, and stay so on this device", async ({ page, context, as }) => {
  await as("jakob", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/barrierefreiheit");
  const panel = page.getByRole("complementary");
  await select(page, "1.1");
  await page.keyboard.press("?");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  const menu = page.getByRole("toolbar", { name: "Werkzeug der Seite" }).locator("summary").first();
  await menu.click();
  await page.getByRole("button", { name: /^Tasten ohne Strg/ }).click();
  await expect(page.getByRole("button", { name: /^Tasten ohne Strg/ })).toHaveAttribute("aria-pressed", "false");
  await page.reload();
  await expect(page.locator("[data-spot]").first()).toBeAttached();
  await select(page, "1.1");
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  // What a key with Control does was heard later, and did something.
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(panel).toHaveCount(0);
});

test("what the content check finds stands beside the module, and leads to the list", async ({ page, context, as }) => {
  await as("jakob", context);
  await page.setViewportSize(wide);
  await edit(page, "/en/haus");
  // Who repeats this beside itself works in another module.
  const number = ["8.3", "8.4", "6.3"][test.info().repeatEachIndex % 3] ?? "";
  const spot = await select(page, number);
  await expect(spot).not.toHaveAccessibleName(/hint/);
  await page.keyboard.press("Enter");
  const box = page.getByRole("main").getByRole("textbox");
  await expect(box).toBeFocused();
  await page.keyboard.press("Control+a");
  await page.keyboard.press("Delete");
  await page.keyboard.press("Escape");
  await expect(spot).toHaveAccessibleName(/, 1 hint$/);
  await expectAxeClean(page);
  await page.getByRole("region", { name: "Where you are" }).getByRole("button", { name: "1 hint" }).click();
  await expect(page.getByRole("complementary").getByRole("button", { name: new RegExp(`^${number}`) })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await expect(spot).not.toHaveAccessibleName(/hint/);
  await saved(page);
});

test("on the phone the text tools stand on its keyboard", async ({ page, context, as }) => {
  await as("jakob", context);
  await page.setViewportSize(phone);
  // No browser here has a keyboard on its screen: what one leaves of the window is said instead.
  await page.addInitScript(() => {
    const seen = Object.assign(new EventTarget(), { height: 500, offsetTop: 0, width: 390, scale: 1 });
    Object.defineProperty(window, "visualViewport", { value: seen });
  });
  await edit(page, "/de/haus");
  const text = page.getByRole("main").locator("[data-module]").first();
  await text.locator("p").first().click({ force: true });
  await page.getByRole("button", { name: "Schreiben" }).click();
  const tools = page.getByRole("toolbar", { name: "Textwerkzeuge" });
  await expect(tools).toBeVisible();
  await expect.poll(async () => Math.round((await tools.boundingBox())?.y ?? 0)).toBeGreaterThan(430);
  const box = await tools.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(501);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});

test("by keys alone a text is written, a module moved, doubled, deleted and brought back, a section added, all of it published", async ({
  page,
  context,
  baseURL,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Ein Kin"), written("m2", "Zwei"));
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type("o");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-spot]:focus")).toHaveText("1.1");
  await page.keyboard.press("Alt+ArrowDown");
  await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
  await page.keyboard.press("Control+d");
  await expect.poll(async () => (await order(page)).length).toBe(3);
  await page.keyboard.press("Delete");
  await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await order(page)).length).toBe(3);
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Modul suchen" })).toBeFocused();
  const columns = page.getByRole("button", { name: /6 \+ 6$/ });
  for (
    let presses = 0;
    presses < 20 && !(await columns.evaluate((one) => one === document.activeElement));
    presses += 1
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Leer\. Modul einfügen/ })).toHaveCount(2);
  await saved(page);
  await page.keyboard.press("Control+Shift+Enter");
  await expect(page.getByRole("button", { name: "Jetzt veröffentlichen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Veröffentlicht \d\d:\d\d/)).toBeVisible();
  expect(await (await context.request.get(path)).text()).toMatch(/Zwei[\s\S]*Ein Kino/);
});
