import type { Page } from "@playwright/test";
import { ownPage, titled, written } from "../support/own-page";
import { edit, expect, saved, select, test } from "../support/staff";

const main = (page: Page) => page.getByRole("main");
const order = (page: Page) =>
  page.locator("[data-module]").evaluateAll((all) => all.map((one) => one.getAttribute("data-module")));
const publish = (page: Page) => page.getByRole("button", { name: /^Veröffentlichen \d/ });

test.beforeEach(async ({ as, context }) => as("ada", context));

test.describe("with a finger on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("a text is written, a module moved, doubled, deleted and brought back, a section added, all of it published", async ({
    page,
    context,
    baseURL,
  }) => {
    const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Ein Kin"), written("m2", "Zwei"));
    await edit(page, path);
    const sheet = page.getByRole("region", { name: /^Befehle für/ });
    const act = (name: string) => sheet.getByRole("button", { name, exact: true }).tap();
    const choose = async (id: string) => {
      const close = sheet.getByRole("button", { name: "Schließen" });
      if (await close.isVisible()) await close.tap();
      const box = await page.locator(`[data-module="${id}"] > *`).first().boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
      await expect(sheet).toBeVisible();
    };
    await choose("m1");
    await act("Schreiben");
    await expect(main(page).getByRole("textbox")).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.type("o");
    await page.keyboard.press("Escape");
    await expect(main(page).getByRole("heading", { name: "Ein Kino", includeHidden: true })).toBeVisible();

    await choose("m2");
    await act("Nach oben");
    await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
    await act("Duplizieren");
    await expect.poll(async () => (await order(page)).length).toBe(3);
    await act("Löschen lässt sich zurücknehmen");
    await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
    const bar = page.getByRole("toolbar", { name: "Befehle", exact: true });
    await bar.getByRole("button", { name: "Zurück" }).tap();
    await expect.poll(async () => (await order(page)).length).toBe(3);
    await bar.getByRole("button", { name: "Vor" }).tap();
    await expect.poll(() => order(page)).toEqual(["m2", "m1"]);

    await bar.getByRole("button", { name: "Abschnitt" }).tap();
    await page.getByRole("button", { name: /6 \+ 6$/ }).tap();
    await expect(page.getByRole("button", { name: /^Leer\. Modul einfügen/ })).toHaveCount(2);
    await saved(page);
    await publish(page).tap();
    await page.getByRole("button", { name: "Jetzt veröffentlichen" }).tap();
    await expect(publish(page)).toHaveCount(0);
    await expect.poll(async () => (await context.request.get(path)).text()).toMatch(/Zwei[\s\S]*Ein Kino/);
  });
});

test.describe("by keys alone", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a text is written, a module moved, doubled, deleted and brought back, a section added, all of it published", async ({
    page,
    context,
    baseURL,
  }) => {
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
});
