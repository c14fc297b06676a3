import type { Page } from "@playwright/test";
import { Hand } from "../support/hand";
import { ownPage, written } from "../support/own-page";
import { edit, expect, saved, select, test } from "../support/staff";

/*
 * What everyday tasks cost, in things that a person does: a press, a double click, a key, words typed in one go, a drag.
 * The page is open for editing, which it stays from page to page; the module that a task is about is in sight.
 */
test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ as, context }) => as("ada", context));

const main = (page: Page) => page.getByRole("main");
const order = (page: Page) =>
  page.locator("[data-module]").evaluateAll((all) => all.map((one) => one.getAttribute("data-module")));

test("a slip of the pen is mended before the audience with four actions", async ({ page, context, baseURL }) => {
  const { path } = await ownPage(context, baseURL ?? "", written("m1", "Ein Kin"));
  await edit(page, path);
  const hand = new Hand(page);
  // Behind the last word: the caret is where the press was.
  await hand.double(main(page).getByText("Ein Kin", { exact: true }));
  const box = main(page).getByRole("textbox");
  await expect(box).toBeFocused();
  await hand.type("o");
  await expect(box).toHaveText("Ein Kino");
  await hand.key("Control+Shift+Enter");
  await expect(page.getByRole("button", { name: "Jetzt veröffentlichen" })).toBeFocused();
  await hand.key("Enter");
  await expect(page.getByText(/^Veröffentlicht \d\d:\d\d/)).toBeVisible();
  expect(hand.did).toBeLessThanOrEqual(4);
  const visitor = await context.request.get(path);
  expect(await visitor.text()).toContain("<p>Ein Kino</p>");
});

test("who opens what publishes before the last letter has a frame finds the letter in it, and the focus there", async ({
  page,
  context,
  baseURL,
}) => {
  const { path } = await ownPage(context, baseURL ?? "", written("m1", "Ein Kin"));
  await edit(page, path);
  await page.keyboard.press("Control+Shift+Enter");
  const panel = page.getByRole("complementary", { name: "Veröffentlichen" });
  await expect(panel.getByRole("button", { name: "Jetzt veröffentlichen" })).toBeDisabled();
  // Nothing to publish: the keyboard is in the panel all the same.
  await expect(panel.getByRole("heading", { name: "Veröffentlichen" })).toBeFocused();
  await page.keyboard.press("Escape");
  await new Hand(page).double(main(page).getByText("Ein Kin", { exact: true }));
  const box = main(page).getByRole("textbox");
  await expect(box).toBeFocused();
  await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }));
  await page.keyboard.type("o");
  await page.keyboard.press("Control+Shift+Enter");
  await expect(panel.getByRole("button", { name: "Jetzt veröffentlichen" })).toBeFocused();
  await expect(panel.getByRole("listitem")).toHaveText(/1\.1.*Text/);
});

test("a section is added with two actions", async ({ page, context, baseURL }) => {
  const { path } = await ownPage(context, baseURL ?? "", written("m1", "Anfang"));
  await edit(page, path);
  const hand = new Hand(page);
  await hand.press(page.getByRole("button", { name: "Abschnitt", exact: true }));
  await hand.press(page.getByRole("button", { name: /6 \+ 6$/ }));
  await expect(page.getByRole("button", { name: /^Leer.*2$|Abschnitt 2/ }).first()).toBeVisible();
  expect(hand.did).toBeLessThanOrEqual(2);
});

test("a module goes to another place with two keys", async ({ page, context, baseURL }) => {
  const { path } = await ownPage(context, baseURL ?? "", written("m1", "Eins"), written("m2", "Zwei"));
  await edit(page, path);
  await select(page, "1.1");
  const hand = new Hand(page);
  await hand.key("Tab");
  await expect(page.locator('[data-spot][aria-current="true"]')).toHaveText("1.2");
  await hand.key("Alt+ArrowUp");
  await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
  expect(hand.did).toBeLessThanOrEqual(2);
});

test("a module stands on another page, too, with three keys", async ({ page, context, baseURL }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const from = await ownPage(context, baseURL ?? "", written("m1", "Eins"), written("m2", "Wandert"));
  const to = await ownPage(context, baseURL ?? "", written("m3", "Drüben"));
  await edit(page, from.path);
  await select(page, "1.1");
  const hand = new Hand(page);
  await hand.key("Tab");
  await expect(page.locator('[data-spot][aria-current="true"]')).toHaveText("1.2");
  await hand.key("Control+c");
  await expect(page.getByText("1.2 ist in der Ablage.")).toBeVisible();
  await edit(page, to.path);
  await hand.key("Control+v");
  await expect(main(page).getByText("Wandert")).toBeVisible();
  expect(hand.did).toBeLessThanOrEqual(3);
  await saved(page);
});

test("a picture is replaced with three actions", async ({ page, context, baseURL }) => {
  const picture = { id: "p1", type: "image", version: 1, order: 0, props: { image: { $media: 1 } } };
  const { path } = await ownPage(context, baseURL ?? "", picture);
  await edit(page, path);
  const shown = main(page).locator("[data-module] img").first();
  const before = await shown.getAttribute("src");
  const hand = new Hand(page);
  await hand.double(shown);
  const dialog = page.getByRole("dialog");
  await hand.press(dialog.getByRole("button", { name: "Ersetzen" }));
  await hand.press(dialog.getByRole("list", { name: "Bilder" }).getByRole("button").nth(2));
  await expect(shown).not.toHaveAttribute("src", before ?? "");
  expect(hand.did).toBeLessThanOrEqual(3);
});

test("an earlier version is taken up again with three actions", async ({ page, context, baseURL }) => {
  const { path, publish } = await ownPage(context, baseURL ?? "", written("m1", "Früher"));
  await publish({ op: "set", id: "m1", key: "content", value: written("m1", "Heute").props["content"] });
  await edit(page, path);
  await expect(main(page).getByText("Heute")).toBeVisible();
  const hand = new Hand(page);
  await hand.press(page.getByRole("button", { name: "Versionen", exact: true }));
  const panel = page.getByRole("complementary", { name: "Versionen" });
  await hand.press(panel.getByRole("button", { name: /Veröffentlicht/ }).nth(1));
  await hand.press(panel.getByRole("button", { name: "Wiederherstellen" }));
  await expect(page.getByText(/ist wieder Arbeitsstand/)).toBeVisible();
  await expect(main(page).getByText("Früher")).toBeVisible();
  expect(hand.did).toBeLessThanOrEqual(3);
});
