import type { Locator, Page } from "@playwright/test";
import type { Draft } from "~/domain/editing/schema";
import { editorCalls, ownPage, titled } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

/** Goes on with the Tab key until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let stops = 0; stops < 120; stops += 1) {
    // One stop after the other, as it is pressed.
    // oxlint-disable-next-line no-await-in-loop
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press("Tab");
  }
  await expect(wanted).toBeFocused();
}

test("a gallery is put in order, made longer and shorter by keys alone", async ({ page, context, baseURL, as }) => {
  await as("jakob", context);
  await page.setViewportSize({ width: 1440, height: 900 });
  const children = [1, 2].map((id) => ({ image: { $media: id }, description: { de: `Bild ${id}` } }));
  const module = { ...titled("g", ""), type: "image_list", props: { format: "contact-sheet", children } };
  const { id, path } = await ownPage(context, baseURL ?? "", module);
  const { read } = await editorCalls(context, baseURL ?? "");
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Control+Enter");
  const form = page.getByRole("dialog", { name: "Bildergalerie" });
  const press = async (wanted: Locator) => {
    await tabTo(page, wanted);
    await page.keyboard.press("Enter");
  };
  const button = (name: string) => form.getByRole("button", { name, exact: true });
  const group = form.getByRole("group", { name: "Bilder" });
  await press(button("1 nach unten"));
  await expect(group.getByRole("textbox", { name: /Bildtext/ }).first()).toContainText("Bild 2");
  await press(button("Eintrag hinzufügen"));
  await press(group.getByRole("button", { name: "Bild wählen" }).last());
  const shelf = form.getByRole("list", { name: "Bilder", exact: true }).getByRole("button");
  await tabTo(page, form.getByLabel("In der Mediathek suchen"));
  await expect(shelf.first()).toBeVisible();
  await press(shelf.first());
  await expect(form.getByLabel("In der Mediathek suchen")).toHaveCount(0);
  await expect(group.getByRole("button", { name: "Ersetzen" })).toHaveCount(3);
  // The focus is where it was begun.
  await expect(group.getByRole("button", { name: "Ersetzen" }).last()).toBeFocused();
  await expectAxeClean(page);
  await press(button("3 löschen"));
  await expect(group.getByRole("button", { name: "Ersetzen" })).toHaveCount(2);
  // What was pressed is gone: the one before it is next.
  await expect(button("2 nach oben")).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(form).toBeHidden();
  await saved(page);
  const { document } = await read<Draft>(`draft/${id}/`);
  const [kept] = document.containers[0]?.columns[0]?.children ?? [];
  expect(kept?.props["children"]).toEqual(children.toReversed());
});
