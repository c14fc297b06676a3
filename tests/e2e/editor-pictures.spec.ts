import type { StoredModule } from "~/domain/pages/schema";
import { editorCalls, ownPage } from "../support/own-page";
import { edit, expect, expectAxeClean, select, test } from "../support/staff";

interface Kept {
  id: number;
  facts: { credit: string; rights_holder: string; rights_until: string | null };
}

test("whose a picture is, until when it may be shown and where it is are said beside it, by keys alone", async ({
  page,
  context,
  baseURL,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize({ width: 1440, height: 900 });
  const { read, send } = await editorCalls(context, baseURL ?? "");
  // One that no other test shows.
  await page.goto("/de/impressum");
  const { id } = await send<Kept>("media/", await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }));
  const module: StoredModule = { id: "m1", type: "image", version: 1, order: 0, props: { image: { $media: id } } };
  const { path } = await ownPage(context, baseURL ?? "", module);
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog");
  const more = dialog.locator("summary", { hasText: "Rechte und Verwendung" });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("link", { name: "Eigene Seite" }).first()).toBeVisible();
  const facts = async () => (await read<Kept>(`media/${id}/`)).facts;
  const before = await facts();

  const credit = dialog.getByLabel("Bildnachweis, steht beim Bild");
  await credit.fill("Foto: Ada Muster");
  await credit.press("Tab");
  await expect.poll(async () => (await facts()).credit).toBe("Foto: Ada Muster");
  const until = dialog.getByLabel("Darf gezeigt werden bis");
  // Day, month and year are a stop of their own each.
  const left = () => credit.focus();
  // Typed, with the days that stand there on the way: only the one that is left there counts.
  await until.pressSequentially("12312026");
  expect((await facts()).rights_until).toBeNull();
  await until.fill("0026-12-31");
  await left();
  await expect(dialog.getByText("Bitte ein ganzer Tag ab dem Jahr 2000.")).toBeVisible();
  await expect(until).toHaveValue("0026-12-31");
  await until.fill("2026-12-31");
  await left();
  // The whole of that day, by the clock of the house.
  await expect.poll(async () => (await facts()).rights_until).toBe("2026-12-31T23:00:00.000Z");
  await expectAxeClean(page);
  await until.fill("");
  await left();
  await expect.poll(async () => (await facts()).rights_until).toBeNull();
  await credit.fill(before.credit);
  await credit.press("Tab");
  await expect.poll(async () => (await facts()).credit).toBe(before.credit);
});
