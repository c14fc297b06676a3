import type { Page } from "@playwright/test";
import { ownPage, titled, written } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";
import { expectFingerSized } from "../support/targets";

const wide = { width: 1440, height: 900 };
const clock = { "x-test-now": "2026-11-21T18:05:00+01:00" };

const main = (page: Page) => page.getByRole("main");
const plane = (page: Page, colour: string) => main(page).locator(`[data-plane="${colour}"]`);
const picture = (page: Page) => main(page).locator("section > :first-child img");
const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Abschnitt" });

/** Ids of the modules of the first section, by its columns. */
const columns = (page: Page) =>
  main(page)
    .locator("[data-layout]")
    .first()
    .evaluate((row) =>
      [...row.children].map((column) =>
        [...column.querySelectorAll("[data-module]")].map((module) => module.getAttribute("data-module")),
      ),
    );

test.beforeEach(async ({ as, context }) => as("ada", context));

test("a section gets a colour and a picture by keys, both are taken back, brought back and published", async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(wide);
  const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Haus"), written("m2", "Ein Kino"));
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-spot]:focus")).toHaveText("1");
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("Spalten")).toBeFocused();
  await expect(dialog.getByLabel("Farbe").getByRole("option")).toHaveText([
    "Ohne Farbe",
    "Ohne Farbe, mit Linie darüber",
    "Saal, dunkel",
    "Minze",
    "Lachs",
    "Messing",
    "Flieder",
    "Wolke",
    "Rose",
  ]);
  await dialog.getByLabel("Farbe").selectOption("Minze");
  await expect(plane(page, "mint")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Control+z");
  await expect(plane(page, "mint")).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  await expect(plane(page, "mint")).toBeVisible();

  await page.getByRole("toolbar", { name: "Befehle für 1", exact: true }).getByText("Bearbeiten").click();
  await dialog.getByRole("button", { name: "Bild wählen" }).click();
  await dialog.getByRole("list", { name: "Bilder" }).getByRole("button").first().click();
  await expect(picture(page)).toBeVisible();
  await dialog.getByRole("button", { name: "Alle Änderungen hier verwerfen" }).click();
  await expect(picture(page)).toHaveCount(0);
  await expect(plane(page, "mint")).toBeVisible();
  await dialog.getByRole("button", { name: "Bild wählen" }).click();
  await dialog.getByRole("list", { name: "Bilder" }).getByRole("button").first().click();
  await expect(picture(page)).toBeVisible();
  await dialog.getByRole("button", { name: "Fertig" }).click();
  await saved(page);
  expect(await (await context.request.get(path)).text()).not.toContain('data-plane="mint"');
  await page.keyboard.press("Control+Shift+Enter");
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText(/^Veröffentlicht \d\d:\d\d/)).toBeVisible();
  expect(await (await context.request.get(path)).text()).toMatch(/data-plane="mint"[\s\S]*<img/);
});

test("whoever tries other columns finds everything where it stood", async ({ page, context, baseURL }) => {
  await page.setViewportSize(wide);
  const modules = ["m1", "m2", "m3"].map((id) => titled(id, id));
  const { path } = await ownPage(context, baseURL ?? "", ...modules);
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Enter");
  const dialog = dialogOf(page);
  const layout = dialog.getByLabel("Spalten");
  await layout.selectOption("4 + 4 + 4");
  await dialog.getByRole("button", { name: "Fertig" }).click();
  for (const [number, steps] of [
    ["1.3", 2],
    ["1.2", 1],
  ] as const) {
    await select(page, number);
    for (let step = 0; step < steps; step += 1) await page.keyboard.press("Alt+ArrowRight");
  }
  await expect.poll(() => columns(page)).toEqual([["m1"], ["m2"], ["m3"]]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await layout.selectOption("Voll");
  await expect.poll(() => columns(page)).toEqual([["m1", "m2", "m3"]]);
  await layout.selectOption("8 + 4");
  await expect.poll(() => columns(page)).toEqual([["m1"], ["m2", "m3"]]);
  await dialog.getByRole("button", { name: "Alle Änderungen hier verwerfen" }).click();
  await expect.poll(() => columns(page)).toEqual([["m1"], ["m2"], ["m3"]]);
  await page.keyboard.press("Escape");
  await saved(page);
});

test("two who work on a section meet where both chose its looks, and nowhere else", async ({
  page,
  context,
  browser,
  baseURL,
  as,
}) => {
  await page.setViewportSize(wide);
  const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Haus"), written("m2", "Ein Kino"));
  const other = await browser.newContext({ viewport: wide, extraHTTPHeaders: clock, reducedMotion: "reduce" });
  await as("jakob", other);
  const jakob = await other.newPage();
  await edit(page, path);
  await edit(jakob, path);
  const choose = async (of: Page, colour: string): Promise<void> => {
    await select(of, "1.1");
    await of.keyboard.press("Escape");
    await of.keyboard.press("Enter");
    await dialogOf(of).getByLabel("Farbe").selectOption(colour);
    await of.keyboard.press("Control+Enter");
    await expect(dialogOf(of)).toBeHidden();
  };
  await choose(page, "Minze");
  await saved(page);
  await select(jakob, "1.2");
  await jakob.keyboard.press("Control+d");
  await saved(jakob);
  // What ada chose has come along, without a question.
  await expect(plane(jakob, "mint")).toBeVisible();
  await expect(jakob.locator("[data-module]")).toHaveCount(3);

  await choose(page, "Rose");
  await saved(page);
  await choose(jakob, "Flieder");
  await jakob.getByRole("button", { name: "Zwei Fassungen entscheiden" }).click();
  await expect(plane(jakob, "rose")).toBeVisible();
  await jakob.getByRole("dialog").getByRole("button", { name: "Ergebnis übernehmen" }).click();
  await expect(plane(jakob, "lilac")).toBeVisible();
  await saved(jakob);
  await other.close();
});

for (const [lang, colorScheme, words] of [
  [
    "de",
    "light",
    { section: "Ganzer Abschnitt", edit: "Bearbeiten", look: "Farbe", choose: "Bild wählen", done: "Fertig" },
  ],
  ["en", "dark", { section: "Whole section", edit: "Edit", look: "Colour", choose: "Choose a picture", done: "Done" }],
] as const)
  test.describe(`with a finger on a phone (${lang}, ${colorScheme})`, () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, colorScheme });

    test("a section's looks are chosen from the sheet, and nobody is kept out of it", async ({
      page,
      context,
      baseURL,
    }) => {
      const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Haus"), written("m2", "Ein Kino"));
      await edit(page, path.replace("/de/", `/${lang}/`));
      const box = await page.locator('[data-module="m2"] > *').first().boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
      await page.getByRole("button", { name: words.section }).tap();
      await page.getByRole("region", { name: / 1$/ }).getByRole("button", { name: words.edit, exact: true }).tap();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(words.look).selectOption("hall");
      await expect(plane(page, "hall")).toBeVisible();
      await dialog.getByRole("button", { name: words.choose }).tap();
      await expect(dialog.getByRole("list").getByRole("button").first()).toBeVisible();
      await expectAxeClean(page);
      await expectFingerSized(page);
      await dialog.getByRole("list").getByRole("button").first().tap();
      await expect(picture(page)).toBeVisible();
      await expectAxeClean(page);
      await expectFingerSized(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      await dialog.getByRole("button", { name: words.done }).tap();
      await saved(page);
    });
  });
