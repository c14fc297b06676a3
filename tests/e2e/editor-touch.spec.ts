import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorCalls, ownPage, titled, twoPages, written } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, test } from "../support/staff";
import { expectFingerSized } from "../support/targets";

const main = (page: Page) => page.getByRole("main");
const order = (page: Page) =>
  page.locator("[data-module]").evaluateAll((all) => all.map((one) => one.getAttribute("data-module")));
const publish = (page: Page) => page.getByRole("button", { name: /^Veröffentlichen \d/ });

test.beforeEach(async ({ as, context }) => as("ada", context));

/** The commands of what is selected, on a phone. */
function sheetOf(page: Page) {
  const sheet = page.getByRole("region", { name: /^Befehle für/ });
  return {
    act: (name: string) => sheet.getByRole("button", { name, exact: true }).tap(),
    choose: async (id: string) => {
      const close = sheet.getByRole("button", { name: "Schließen" });
      if (await close.isVisible()) await close.tap();
      const box = await page.locator(`[data-module="${id}"] > *`).first().boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
      await expect(sheet).toBeVisible();
    },
  };
}

test.describe("with a finger on a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    permissions: ["clipboard-read", "clipboard-write"],
  });

  test("a text is written, a module moved, doubled, deleted and brought back, a section added, all of it published", async ({
    page,
    context,
    baseURL,
  }) => {
    const { path } = await ownPage(context, baseURL ?? "", titled("m1", "Ein Kin"), written("m2", "Zwei"));
    await edit(page, path);
    const { act, choose } = sheetOf(page);
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

  test("the bar has room for all that it says of a page that is offline", async ({ page, context, baseURL }) => {
    const path = `/offline-${randomUUID()}`;
    const { send } = await editorCalls(context, baseURL ?? "");
    await send("pages/", { title: { de: "Neue Seite" }, path, parent: null });
    await edit(page, path);
    const bar = page.getByRole("toolbar", { name: "Werkzeug der Seite" });
    await expect(bar).toContainText("Seite ist offline");
    const tooLong = bar
      .locator(":scope > *")
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    expect(await tooLong).toEqual([]);
  });

  test("a module is copied to another page, a picture replaced, an earlier version taken up again and that undone", async ({
    page,
    context,
    baseURL,
  }) => {
    const { from, to } = await twoPages(context, baseURL ?? "");
    await edit(page, from.path);
    const { act, choose } = sheetOf(page);
    await choose("m1");
    await act("Kopieren");
    await expect(page.getByText("1.1 ist in der Ablage.")).toBeVisible();
    await page.locator('[data-region="bar"] summary').first().tap();
    await page.getByRole("button", { name: "Alle Seiten", exact: true }).tap();
    const panel = page.getByRole("complementary");
    await panel.locator("a", { hasText: to.path.replace("/de/", "/") }).tap();
    await expect(main(page).getByText("Drüben")).toBeVisible();
    await expect(page.locator("[data-spot]").first()).toBeAttached();
    await choose("m2");
    await act("Einfügen");
    await expect(main(page).getByText("Wandert")).toBeVisible();

    const shown = main(page).locator('[data-module="p1"] img');
    const before = (await shown.getAttribute("src")) ?? "";
    await choose("p1");
    await act("Felder bearbeiten");
    const fields = page.getByRole("dialog");
    await fields.getByRole("button", { name: "Ersetzen" }).tap();
    await fields.getByRole("list", { name: "Bilder" }).getByRole("button").nth(2).tap();
    await fields.getByRole("button", { name: "Fertig" }).tap();
    await expect(shown).not.toHaveAttribute("src", before);
    await saved(page);
    await publish(page).tap();
    await page.getByRole("button", { name: "Jetzt veröffentlichen" }).tap();
    await expect(publish(page)).toHaveCount(0);

    const bar = page.getByRole("toolbar", { name: "Befehle", exact: true });
    await bar.getByRole("button", { name: "Versionen" }).tap();
    await panel
      .getByRole("button", { name: /Veröffentlicht/ })
      .nth(1)
      .tap();
    await panel.getByRole("button", { name: "Als Arbeitsstand wiederherstellen" }).tap();
    await expect(main(page).getByText("Wandert")).toHaveCount(0);
    await expect(shown).toHaveAttribute("src", before);
    await bar.getByRole("button", { name: "Zurück" }).tap();
    await expect(main(page).getByText("Wandert")).toBeVisible();
    await saved(page);
  });
});

for (const [lang, colorScheme, words] of [
  [
    "de",
    "light",
    {
      sheet: /^Befehle für/,
      close: "Schließen",
      whole: "Ganzer Abschnitt",
      elsewhere: "Verschieben nach …",
      columns: "Spalten",
      full: "Voll",
      after: "Nach Abschnitt 2",
      first: "An den Anfang",
      cut: "Ausschneiden",
      paste: "Einfügen",
      insert: "Danach einfügen",
      versions: "Versionen",
      publish: /^Veröffentlichen/,
      menu: ["Alle Seiten", "Prüfen"],
      settings: "Seiteneinstellungen",
      cancel: "Abbrechen",
      more: /^Impressum: mehr/,
    },
  ],
  [
    "en",
    "dark",
    {
      sheet: /^Commands for/,
      close: "Close",
      whole: "Whole section",
      elsewhere: "Move to …",
      columns: "Columns",
      full: "Full",
      after: "To section 2",
      first: "To the beginning",
      cut: "Cut",
      paste: "Paste",
      insert: "Insert after this",
      versions: "Versions",
      publish: /^Publish/,
      menu: ["All pages", "Check"],
      settings: "Page settings",
      cancel: "Cancel",
      more: /^Imprint: more/,
    },
  ],
] as const)
  test.describe(`with a finger on a small phone (${lang}, ${colorScheme})`, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
      permissions: ["clipboard-read", "clipboard-write"],
    });

    /** A page of two sections, selected at its first module; its sheet. */
    const opened = async (page: Page, origin: string) => {
      const own = await ownPage(page.context(), origin, titled("m1", "Haus"), written("m2", "Ein Kino"));
      const columns = [0, 1].map((index) => ({ index, classes: "", children: [] }));
      const section = { id: "s2", slug: "", layout: "50-50", extra_class: "", image: null, columns } as const;
      await own.publish({ op: "add_section", section: { ...section, columns }, after: "main" });
      await edit(page, own.path.replace("/de/", `/${lang}/`));
      const box = await page.locator('[data-module="m1"] > *').first().boundingBox();
      await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 12);
      const sheet = page.getByRole("region", { name: words.sheet });
      await expect(sheet).toBeVisible();
      return sheet;
    };

    test("a module is cut, pasted and moved to another section, a section moved and given other columns", async ({
      page,
      baseURL,
    }) => {
      const sheet = await opened(page, baseURL ?? "");
      const act = (name: string) => sheet.getByRole("button", { name, exact: true }).tap();
      const open = (name: string) => sheet.locator("summary", { hasText: name }).tap();
      await open(words.elsewhere);
      await expectFingerSized(page);
      await expectAxeClean(page);
      await act(words.after);
      await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
      await act(words.cut);
      await expect.poll(() => order(page)).toEqual(["m2"]);
      // Nothing is left where it stood: it becomes a section behind that.
      await act(words.paste);
      await expect.poll(async () => (await order(page)).length).toBe(2);

      await act(words.whole);
      await expect(sheet.getByRole("heading")).toBeVisible();
      await open(words.columns);
      await expect(sheet.getByRole("button", { name: words.full })).toHaveAttribute("aria-current", "true");
      await expectFingerSized(page);
      await expectAxeClean(page);
      await act("4 + 4 + 4");
      await expect(main(page).locator('[data-layout="33-33-33"]')).toBeVisible();
      await open(words.elsewhere);
      await act(words.first);
      await expect(main(page).locator("[data-layout]").first()).toHaveAttribute("data-layout", "33-33-33");
      await expect.poll(async () => (await order(page))[1]).toBe("m2");
      await saved(page);
    });

    test("everything in panels and dialogs is large enough for a finger", async ({ page, baseURL }) => {
      const sheet = await opened(page, baseURL ?? "");
      const panel = page.getByRole("complementary");
      const shut = async () => {
        await panel.getByRole("button", { name: words.close }).tap();
        await expect(panel).toHaveCount(0);
      };
      await sheet.getByRole("button", { name: words.insert }).tap();
      await expect(panel.getByRole("searchbox")).toBeVisible();
      await expectFingerSized(page);
      await shut();
      await page.getByRole("button", { name: words.versions, exact: true }).tap();
      await expect(panel.getByRole("button").nth(1)).toBeVisible();
      await expectFingerSized(page);
      await shut();
      await page.getByRole("button", { name: words.publish }).tap();
      await expect(panel).toBeVisible();
      await expectFingerSized(page);
      await shut();
      const menu = page.locator('[data-region="bar"] summary').first();
      for (const name of words.menu) {
        await menu.tap();
        await expectFingerSized(page);
        await page.getByRole("button", { name, exact: true }).tap();
        await expect(panel.getByRole("listitem").first()).toBeVisible();
        const more = panel.getByLabel(words.more);
        if (await more.count()) await more.tap();
        await expectFingerSized(page);
        // The content check looks with axe, too, and axe looks at one page at a time.
        await expect(panel.getByRole("status").filter({ hasText: "…" })).toHaveCount(0);
        await expectAxeClean(page);
        await shut();
      }
      await menu.tap();
      await page.getByRole("button", { name: words.settings, exact: true }).tap();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expectFingerSized(page);
      await page.getByRole("dialog").getByRole("button", { name: words.cancel }).tap();
    });
  });
