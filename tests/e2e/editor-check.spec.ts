import type { Page } from "@playwright/test";
import { ownPage, titled, written } from "../support/own-page";
import { edit, expect, expectAxeClean, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };

async function openCheck(page: Page): Promise<void> {
  await page.locator('[data-region="bar"] summary[aria-label$="Menü der Seite"]').click();
  await page.getByRole("button", { name: "Prüfen", exact: true }).click();
}

test("a translation that its original has left behind is said in its dialog and by the check, and called right", async ({
  page,
  context,
  baseURL,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const module = titled("m1", "Drei Säle");
  module.props.content = { de: "Drei Säle", en: "The halls" };
  const { path } = await ownPage(context, baseURL ?? "", module);
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog");
  const german = dialog.locator('[data-field="content"][data-lang="de"] input');
  const said = dialog.locator('[data-field="content"][data-lang="en"]').getByText("Deutsch ist neuer");
  await expect(german).toHaveValue("Drei Säle");
  await german.fill("Vier Säle");
  await expect(said).toBeVisible();
  await expect(dialog.locator("ins")).toHaveText("Vier");
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openCheck(page);
  const finding = page.getByRole("button", { name: /Auf EN steht noch, was zum früheren deutschen Text gehört/ });
  await expect(finding).toBeVisible();

  await select(page, "1.1");
  await page.keyboard.press("Control+Enter");
  await dialog.getByRole("button", { name: "Passt trotzdem" }).press("Enter");
  await expect(said).toBeHidden();
  await expect(dialog.locator('[data-field="content"][data-lang="en"] input')).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(finding).toHaveCount(0);
  // For these words: the next ones ask again.
  await select(page, "1.1");
  await page.keyboard.press("Control+Enter");
  await german.fill("Fünf Säle");
  await expect(said).toBeVisible();
});

test("a link that leads nowhere is found, and leads to its module", async ({ page, context, baseURL, as }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const linking = (id: string, href: string) => {
    const module = written(id, "");
    const marks = [{ type: "link", attrs: { href } }];
    const words = { type: "text", text: "Unser Haus im Bild", marks };
    module.props.content = { de: { type: "doc", content: [{ type: "paragraph", content: [words] }] } };
    return module;
  };
  const { path } = await ownPage(
    context,
    baseURL ?? "",
    linking("m1", "/programm?date=2026-11-22#main"),
    linking("m2", "/gibt-es-nicht"),
    linking("m3", "https://example.org/gibt-es-nicht"),
  );
  await edit(page, path);
  await openCheck(page);
  const dead = page.getByRole("button", { name: /führt ins Leere/ });
  await expect(dead).toHaveText(/1\.2.*Der Link zu \/gibt-es-nicht führt ins Leere/);
  await dead.press("Enter");
  await expect(page.locator('[data-spot][aria-current="true"]')).toHaveText("1.2");
});
