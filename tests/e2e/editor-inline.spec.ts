import type { Page } from "@playwright/test";
import { ownPage, titled, written } from "../support/own-page";
import { edit, expect, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };

/** Who repeats a test beside itself writes in another module, so that nobody meets. */
const own = (numbers: string[]): string => numbers[test.info().repeatEachIndex % numbers.length] ?? "";
const main = (page: Page) => page.getByRole("main");
const box = (page: Page) => main(page).getByRole("textbox");

test("every text of a module is written where it stands, by keys alone", async ({ page, context, baseURL, as }) => {
  await as("ada", context);
  // What is taken back is the last that somebody did, in whichever of their tabs.
  const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Großer Saal", "Saal 1"));
  await page.setViewportSize(wide);
  await edit(page, path);
  const number = "1.1";
  const mark = ` ${Date.now()}`;
  await select(page, number);
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  const preline = (await box(page).textContent()) ?? "";
  // At once, and so one step, however slow the machine is.
  await page.keyboard.insertText(mark);
  await page.keyboard.press("Tab");
  await expect(box(page)).not.toHaveText(preline + mark);
  await expect(box(page)).toBeFocused();
  const headline = (await box(page).textContent()) ?? "";
  await page.keyboard.insertText(mark);
  // A line has no second one.
  await page.keyboard.press("Shift+Tab");
  await expect(box(page)).toHaveText(preline + mark);
  await page.keyboard.press("Escape");
  await expect(box(page)).toHaveCount(0);
  await expect(page.locator("[data-spot]:focus")).toHaveText(number);
  await expect(main(page).getByText(preline + mark, { exact: true })).toBeVisible();
  await expect(
    main(page).getByRole("heading", { name: headline + mark, exact: true, includeHidden: true }),
  ).toBeVisible();
  // Nothing of what finds the texts is left in them.
  expect(await main(page).evaluate((element) => /\u200C|\u200D|\u2060/.test(element.textContent))).toBe(false);
  await saved(page);
  await page.reload();
  await expect(main(page).getByText(headline + mark, { exact: true })).toBeVisible();
  for (const _ of [1, 2]) {
    await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
  }
  await expect(main(page).getByText(mark)).toHaveCount(0);
  await saved(page);
});

test("a press on a text writes in it, where the press was", async ({ page, context, as }) => {
  await as("jakob", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/haus");
  const number = own(["6.1", "7.1", "8.1"]);
  await select(page, number);
  const heading = main(page)
    .locator(`[data-module="${await idOf(page, number)}"]`)
    .getByRole("heading", {
      includeHidden: true,
    });
  const words = (await heading.textContent()) ?? "";
  const start = await heading.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, top, height } = range.getBoundingClientRect();
    return { x: left + 1, y: top + height / 2 };
  });
  await page.mouse.click(start.x, start.y);
  await expect(box(page)).toBeFocused();
  await page.keyboard.insertText("Neu: ");
  await expect(heading).toHaveText(`Neu: ${words}`);
  // What is elsewhere ends it.
  await page.getByRole("contentinfo").click({ position: { x: 4, y: 4 } });
  await expect(box(page)).toHaveCount(0);
  await expect(heading).toHaveText(`Neu: ${words}`);
  await saved(page);
  await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
  await expect(heading).toHaveText(words);
  await saved(page);
});

const idOf = (page: Page, number: string) =>
  page
    .locator("[data-spot]")
    .filter({ hasText: new RegExp(`^${number.replace(".", "\\.")}$`) })
    .getAttribute("data-spot");

test("a question opens while it is written, so that its answer can be written, too", async ({ page, context, as }) => {
  await as("jakob", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/haus");
  await select(page, "7.2");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Tab");
  // Its tools are fetched for it.
  await expect(page.getByRole("toolbar", { name: "Textwerkzeuge" })).toBeVisible();
  await expect(box(page)).toHaveAttribute("aria-multiline", "true");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-spot]:focus")).toHaveText("7.2");
});

test("words of a text get a note, and lose it again", async ({ page, context, baseURL, as }) => {
  await as("ada", context);
  const { path } = await ownPage(context, baseURL ?? "", written("m1", "Der Rand macht das Bild."));
  await page.setViewportSize(wide);
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  const tool = page.getByRole("button", { name: "Anmerkung", exact: true });
  const saying = page.getByLabel("Was in der Anmerkung steht");
  await expect(tool).toBeDisabled();
  await page.keyboard.press("ControlOrMeta+a");
  await tool.click();
  await expect(saying).toBeFocused();
  await page.keyboard.insertText("Sagt der Vorführer.");
  await page.keyboard.press("Enter");
  await expect(box(page).locator("[data-note]")).toHaveText("Der Rand macht das Bild.");
  await expect(tool).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(main(page).locator("[role=doc-footnote]")).toHaveText(/^1\s*Sagt der Vorführer\.$/);
  await saved(page);

  await select(page, "1.1");
  await page.keyboard.press("Enter");
  await expect(box(page)).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await tool.click();
  await expect(saying).toHaveValue("Sagt der Vorführer.");
  await page.getByRole("button", { name: "Entfernen", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(main(page).locator("[role=doc-footnote]")).toHaveCount(0);
  await expect(main(page).getByText("Der Rand macht das Bild.")).toBeVisible();
  await saved(page);
});
