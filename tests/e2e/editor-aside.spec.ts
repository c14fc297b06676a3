import type { Page } from "@playwright/test";
import { ownPage, titled } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const draftOf = /pageeditor-api\/draft\//;

/** Writes into a headline of the page, in its dialog. */
async function write(page: Page, number: string, words: string): Promise<void> {
  await select(page, number);
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("textbox", { name: /Überschrift/ })
    .first()
    .fill(words);
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
}

test("what was put aside is found again after a reload, decided one by one, or thrown away", async ({
  page,
  context,
  browser,
  baseURL,
  as,
}) => {
  await as("jakob", context);
  await page.setViewportSize({ width: 1440, height: 900 });
  const ada = await browser.newContext({ extraHTTPHeaders: { "x-test-now": "2026-11-21T18:05:00+01:00" } });
  await as("ada", ada);
  const { path, publish } = await ownPage(ada, baseURL ?? "", titled("m1", "Eins"), titled("m2", "Zwei"));
  await edit(page, path);
  const bar = page.locator('[data-region="bar"]');
  const one = bar.getByRole("button", { name: "Zwei Fassungen entscheiden" });
  const some = bar.getByRole("button", { name: "2 Entscheidungen offen" });
  const dialog = page.getByRole("dialog");
  for (const [number, id, words] of [
    ["1.1", "m1", "Eins"],
    ["1.2", "m2", "Zwei"],
  ] as const) {
    await context.route(draftOf, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
    await write(page, number, `${words} von Jakob`);
    await publish({ op: "set", id, key: "content", lang: "de", value: `${words} von Ada` });
    await context.unroute(draftOf);
    await expect(number === "1.1" ? one : some).toBeVisible();
    await saved(page);
  }
  await page.reload();
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  await some.click();
  const list = page.getByRole("complementary").getByRole("list", { name: "Beiseite gelegt" });
  await expect(list.getByRole("button")).toHaveText([/^1\.1.*Ada Muster/, /^1\.2.*Ada Muster/]);
  await expectAxeClean(page);
  await list.getByRole("button").first().click();
  for (const words of ["Eins von Jakob", "Eins von Ada"]) await expect(dialog.getByText(words).first()).toBeVisible();
  await dialog.getByRole("button", { name: "Später entscheiden" }).click();
  await expect(some).toBeVisible();
  await list.getByRole("button").first().click();
  await dialog.getByRole("button", { name: "Meines wegwerfen" }).click();
  await expect(dialog).toBeHidden();
  // What was thrown away is a version.
  await expect(page.getByText(/Was du nicht genommen hast/)).toBeVisible();
  await page.reload();
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  await one.click();
  await dialog.getByRole("button", { name: "Ergebnis übernehmen" }).click();
  await expect(dialog).toBeHidden();
  await saved(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { name: "Eins von Ada" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Zwei von Jakob" })).toBeVisible();
  await page.reload();
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  await expect(bar.getByRole("button", { name: /Fassungen entscheiden|Entscheidungen offen/ })).toHaveCount(0);
  await ada.close();
});
