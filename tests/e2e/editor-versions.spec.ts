import type { Browser, Page } from "@playwright/test";
import { ownPage, titled } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };
const clock = { "x-test-now": "2026-11-21T18:05:00+01:00" };

/** Who repeats a test beside itself writes in another module, so that nobody meets. */
const own = (numbers: string[]): string => numbers[test.info().repeatEachIndex % numbers.length] ?? "";
const main = (page: Page) => page.getByRole("main");

async function other(browser: Browser) {
  const context = await browser.newContext({ viewport: wide, extraHTTPHeaders: clock, reducedMotion: "reduce" });
  return { context, page: await context.newPage() };
}

/** Gives a module's first text other words, where it stands. */
async function write(page: Page, number: string, words: string): Promise<void> {
  await select(page, number);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Control+a");
  // At once, and so one step, however slow the machine is.
  await page.keyboard.insertText(words);
  await page.keyboard.press("Escape");
  await expect(main(page).getByRole("textbox")).toHaveCount(0);
}

test("of two wordings one is taken as it looks, and the other is a version to go back to", async ({
  page,
  context,
  browser,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const jakob = await other(browser);
  await as("jakob", jakob.context);
  const number = own(["1.2", "1.4", "1.6"]);
  await edit(page, "/de/datenschutz");
  await edit(jakob.page, "/de/datenschutz");
  const mark = String(Date.now());
  await write(page, number, `Im Saal wird Zither gespielt ${mark}`);
  await saved(page);
  await write(jakob.page, number, `Im Hof wird Zither gespielt ${mark}`);
  await jakob.page.getByRole("button", { name: "Zwei Fassungen entscheiden" }).click();
  const dialog = jakob.page.getByRole("dialog");
  const result = dialog.getByRole("region", { name: "Ergebnis" });
  await expect(result.getByText(`Im Hof wird Zither gespielt ${mark}`)).toBeVisible();
  await dialog.getByRole("button", { name: "Ganz nehmen" }).last().click();
  await expect(result.getByText(`Im Saal wird Zither gespielt ${mark}`)).toBeVisible();
  await expectAxeClean(jakob.page);

  // What cannot be kept is not decided.
  const versions = /pageeditor-api\/page\/\d+\/versions\/$/;
  await jakob.context.route(versions, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await dialog.getByRole("button", { name: "Ergebnis übernehmen" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Es ist nichts verloren");
  await jakob.context.unroute(versions);
  await dialog.getByRole("button", { name: "Ergebnis übernehmen" }).click();
  await expect(dialog).toBeHidden();
  await expect(main(jakob.page).getByText(`Im Saal wird Zither gespielt ${mark}`)).toBeVisible();
  await expect(jakob.page.getByText(/Was du nicht genommen hast, ist die Version von/)).toBeVisible();

  await jakob.page.getByRole("button", { name: "Versionen", exact: true }).click();
  await jakob.page
    .getByRole("complementary")
    .getByRole("button", { name: /Gesichert\s*Jakob Lindner/ })
    .first()
    .click();
  await expect(main(jakob.page).getByText(`Im Hof wird Zither gespielt ${mark}`)).toBeVisible();
  await jakob.context.close();
});

test("two versions are compared on the page, by keys, and the earlier one is restored", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const number = own(["1.1", "1.4", "2.1"]);
  await edit(page, "/de/barrierefreiheit");
  const id = await (await select(page, number)).getAttribute("data-spot");
  const heading = main(page).locator(`[data-module="${id}"]`).getByRole("heading", { includeHidden: true });
  const words = (await heading.textContent()) ?? "";
  const mark = `Notausgang ${Date.now()}`;
  await write(page, number, mark);
  await saved(page);
  await page.getByRole("button", { name: "Versionen", exact: true }).focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("complementary");
  await panel.getByRole("button", { name: /ist live/ }).press("Enter");
  await expect(main(page).getByText(mark)).toHaveCount(0);
  await panel.getByRole("button", { name: "Auf der Seite vergleichen" }).press("Enter");
  const bar = page.getByRole("toolbar", { name: "Vergleich" });
  await expect(bar.getByRole("button", { name: "Beides" })).toBeFocused();

  // Both wordings stand in it, and what went and came is marked; whoever does not see that hears it.
  await expect(heading).toContainText(mark);
  await expect(heading).not.toHaveText(mark);
  const plate = page.getByRole("region", { name: "Was anders ist" }).getByRole("button", { name: mark });
  await expect(plate).toHaveAccessibleName(new RegExp(`^${number.replace(".", "\\.")} 1 Textstelle .*Dazu: .*${mark}`));
  const painted = (name: string) =>
    page.evaluate((key) => [...(CSS.highlights.get(key) ?? [])].map(String).join("|"), name);
  await expect.poll(() => painted("kasch-added")).toContain(mark);
  await expect.poll(() => painted("kasch-removed")).not.toBe("");
  await expectAxeClean(page);
  await bar.getByRole("button", { name: "Nächste Änderung" }).press("Enter");
  await expect(page.getByRole("region", { name: "Was anders ist" }).locator(":focus")).toBeVisible();
  await bar.getByRole("button", { name: "Vorher" }).press("Enter");
  await expect(heading).toHaveText(words);
  await bar.getByRole("button", { name: "Jetzt" }).press("Enter");
  await expect(heading).toHaveText(mark);
  await bar.getByRole("button", { name: "Jetzt" }).press("Escape");
  await expect(bar).toBeHidden();

  await panel.getByRole("button", { name: "Als Arbeitsstand wiederherstellen" }).press("Enter");
  await expect(heading).toHaveText(words);
  await expect(page.getByText(/ist wieder Arbeitsstand/)).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
  await expect(heading).toHaveText(mark);
  await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
  await expect(heading).toHaveText(words);
  await saved(page);
});

test("a link shows the working copy to somebody without an account, and nothing else of it", async ({
  page,
  context,
  browser,
  baseURL,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Garderobe"));
  await edit(page, path);
  await write(page, "1.1", "Garderobe im Hof");
  await saved(page);
  const menu = page.locator('[data-region="bar"] summary[aria-label$="Menü der Seite"]');
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Vorschau-Link kopieren" }).press("Enter");
  const link = page.getByLabel(/Wer den Link hat, sieht bis .*, was hier steht/);
  await expect(link).toHaveValue(new RegExp(`${path}\\?v=draft&preview=`));
  await expectAxeClean(page);
  const address = await link.inputValue();
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();

  const guest = await other(browser);
  await guest.page.setViewportSize({ width: 390, height: 844 });
  await guest.page.goto(address);
  await expect(main(guest.page).getByText("Garderobe im Hof")).toBeVisible();
  const note = guest.page.getByRole("note").filter({ hasText: "nicht die veröffentlichte Seite" });
  await expect(note).toBeVisible();
  await expectAxeClean(guest.page);
  await guest.page.goto(path);
  await expect(main(guest.page).getByText("Garderobe", { exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
  await guest.context.close();
});
