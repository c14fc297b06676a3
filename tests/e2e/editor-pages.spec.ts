import type { Page } from "@playwright/test";
import { clipboards } from "../support/clipboards/clipboards";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };
const bar = (page: Page) => page.getByRole("toolbar", { name: "Werkzeug der Seite" });

async function fromMenu(page: Page, name: string) {
  await bar(page).locator("summary").first().click();
  await bar(page).getByRole("button", { name, exact: true }).click();
}

/** What is written in a text, as its nodes. */
const nodesIn = (page: Page) =>
  page
    .locator("[data-tool='words']")
    .getByRole("textbox")
    .evaluate((box) => {
      const lists: Record<string, string> = { UL: "bulletList", OL: "orderedList", LI: "listItem", P: "paragraph" };
      const marks: Record<string, string> = { STRONG: "bold", EM: "italic" };
      interface Read {
        type: string;
        [key: string]: unknown;
      }
      const read = (node: Node, within: object[]): Read[] => {
        if (node instanceof Text)
          return node.data === ""
            ? []
            : [{ type: "text", text: node.data, ...(within.length > 0 && { marks: within }) }];
        if (!(node instanceof HTMLElement)) return [];
        if (node.tagName === "BR")
          return node.classList.contains("ProseMirror-trailingBreak") ? [] : [{ type: "hardBreak" }];
        const children = (more: object[] = []) =>
          [...node.childNodes].flatMap((child) => read(child, [...within, ...more]));
        const mark = marks[node.tagName];
        if (mark) return children([{ type: mark }]);
        if (node.tagName === "A") return children([{ type: "link", attrs: { href: node.getAttribute("href") } }]);
        const content = children();
        const level = /^H(\d)$/.exec(node.tagName)?.[1];
        if (level) return [{ type: "heading", attrs: { level: Number(level) }, content }];
        return [{ type: lists[node.tagName] ?? node.tagName, ...(content.length > 0 && { content }) }];
      };
      return [...box.childNodes].flatMap((child) => read(child, []));
    });

test("twenty clipboards become lists, headings and links, and nothing else", async ({ page, context, as }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/haus");
  await select(page, "1.1");
  await page.keyboard.press("Enter");
  const box = page.locator("[data-tool='words']").getByRole("textbox");
  await expect(box).toBeFocused();
  expect(clipboards.length).toBe(20);
  for (const { name, html, text } of clipboards) {
    await box.press("Control+a");
    await box.evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", pasted);
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, html);
    await expect.poll(async () => [name, await nodesIn(page)]).toEqual([name, text]);
  }
  await page.keyboard.press("Escape");
  // Nobody else finds a text of somebody's clipboard here.
  await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
});

test("a page is made, described, looked through, and put into the trash", async ({ page, context, as, request }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/impressum");
  await fromMenu(page, "Alle Seiten");
  const panel = page.getByRole("complementary", { name: "Alle Seiten" });
  await panel.getByLabel("Name").fill("Nachtkassa");
  await panel.getByLabel("Adresse, ohne Sprache").fill("/agb");
  await panel.getByRole("button", { name: "Anlegen" }).click();
  // What is wrong is said, and what was typed stays.
  await expect(panel.getByRole("status")).not.toBeEmpty();
  await expect(panel.getByLabel("Name")).toHaveValue("Nachtkassa");
  await panel.getByLabel("Adresse, ohne Sprache").fill("/nachtkassa");
  await panel.getByRole("button", { name: "Anlegen" }).click();
  await expect(panel.getByRole("link", { name: /Nachtkassa/ })).toBeVisible();
  await expectAxeClean(page);
  await panel.getByRole("link", { name: /Nachtkassa/ }).click();
  await expect(page).toHaveURL(/\/de\/nachtkassa\?edit$/);
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  expect((await request.get("/de/nachtkassa")).status()).toBe(404);

  await fromMenu(page, "Seiteneinstellungen");
  const settings = page.getByRole("dialog", { name: /Seiteneinstellungen/ });
  await settings.getByLabel("Beschreibung für Suchmaschinen").first().fill("Karten bis Mitternacht.");
  await expect(settings.getByRole("region").getByText("Karten bis Mitternacht.").first()).toBeVisible();
  await expectAxeClean(page);
  await settings.getByRole("button", { name: "Übernehmen" }).click();
  await expect(settings).toBeHidden();
  await fromMenu(page, "Seiteneinstellungen");
  await expect(settings.getByLabel("Beschreibung für Suchmaschinen").first()).toHaveValue("Karten bis Mitternacht.");
  await page.keyboard.press("Escape");

  await fromMenu(page, "Prüfen");
  await expect(page.getByRole("complementary", { name: "Prüfen" }).getByRole("status")).toHaveText("Alles in Ordnung.");
  await fromMenu(page, "Alle Seiten");
  await panel.getByLabel("Nachtkassa: mehr").click();
  await panel.getByRole("button", { name: "In den Papierkorb" }).last().click();
  await expect(panel.getByRole("button", { name: "Zurückholen" })).toBeVisible();
});

test("a page goes offline by itself at a moment of the house's clock, until that is called off", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/datenschutz");
  const openPanel = () => page.getByRole("button", { name: /^Veröffentlichen/ }).click();
  await openPanel();
  const panel = page.getByRole("complementary", { name: "Veröffentlichen" });
  const form = panel.getByRole("form", { name: "Offline nehmen am" });
  await form.getByLabel("Offline nehmen am").fill("2026-11-20");
  await form.getByLabel("um").fill("18:00");
  await form.getByRole("button", { name: "Planen" }).click();
  await expect(form.getByRole("alert")).toHaveText("Dieser Zeitpunkt ist vorbei.");
  await form.getByLabel("Offline nehmen am").fill("2026-12-24");
  await form.getByRole("button", { name: "Planen" }).click();
  await expect(panel.getByText("Geht offline: 24. Dezember, 18:00")).toBeVisible();
  await page.reload();
  await openPanel();
  await expect(panel.getByText("Geht offline: 24. Dezember, 18:00")).toBeVisible();
  await panel.getByRole("button", { name: "Planung aufheben" }).click();
  await expect(form.getByLabel("Offline nehmen am")).toBeVisible();
});

test("settings that two change are both's, and where both changed the same nothing typed is lost", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/impressum");
  const second = await context.newPage();
  await second.setViewportSize(wide);
  await edit(second, "/de/impressum");
  const settings = (of: Page) => of.getByRole("dialog", { name: /Seiteneinstellungen/ });
  const field = (of: Page, name: string) => settings(of).getByLabel(name).first();
  const apply = (of: Page) => settings(of).getByRole("button", { name: "Übernehmen" });
  const mark = String(Date.now());
  for (const one of [page, second]) await fromMenu(one, "Seiteneinstellungen");

  await field(page, "Titel beim Teilen").fill(`Ada ${mark}`);
  await apply(page).click();
  await expect(settings(page)).toBeHidden();
  await field(second, "Text beim Teilen").fill(`Text ${mark}`);
  await apply(second).click();
  await expect(settings(second)).toBeHidden();

  for (const one of [page, second]) {
    await one.reload();
    await fromMenu(one, "Seiteneinstellungen");
    await expect(field(one, "Titel beim Teilen")).toHaveValue(`Ada ${mark}`);
    await expect(field(one, "Text beim Teilen")).toHaveValue(`Text ${mark}`);
  }
  await field(page, "Titel beim Teilen").fill("");
  await apply(page).click();
  await expect(settings(page)).toBeHidden();
  await field(second, "Titel beim Teilen").fill(`Jakob ${mark}`);
  await field(second, "Text beim Teilen").fill("");
  await apply(second).click();
  const meanwhile = settings(second).getByRole("alert");
  await expect(meanwhile).toContainText("Titel beim Teilen");
  await expect(meanwhile).toContainText("leer");
  await expect(field(second, "Titel beim Teilen")).toHaveValue(`Jakob ${mark}`);
  await expectAxeClean(second);
  await meanwhile.getByRole("button", { name: "Das nehmen" }).click();
  await expect(field(second, "Titel beim Teilen")).toHaveValue("");
  await apply(second).click();
  await expect(settings(second)).toBeHidden();
});

test("a file that is brought is what it is, stands on the page, and is found by its name", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await edit(page, "/de/barrierefreiheit");
  await page.getByRole("button", { name: "Abschnitt", exact: true }).click();
  await page.getByRole("searchbox", { name: "Modul suchen" }).fill("Dokument");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Datei wählen" }).click();
  const bring = dialog.getByLabel("Neue Datei: hierher ziehen oder wählen");
  await bring.setInputFiles({ name: "Heft.pdf", mimeType: "application/pdf", buffer: Buffer.from("<script>") });
  await expect(dialog.getByText("Hier passt nur eine PDF-Datei.")).toBeVisible();
  await bring.setInputFiles({ name: "Ton.mp3", mimeType: "audio/mpeg", buffer: Buffer.from("ID3 ein Ton") });
  await expect(dialog.getByText("Hier passt nur eine PDF-Datei.")).toBeVisible();
  await expectAxeClean(page);
  const name = `Heft ${Date.now()}.pdf`;
  await bring.setInputFiles({ name, mimeType: "application/pdf", buffer: Buffer.from(`%PDF-1.7 ${name}`) });
  await expect(dialog.getByRole("link", { name })).toHaveAttribute("href", /^\/media\/.{16}\/file\.pdf$/);
  await expect(page.getByRole("main").getByText("PDF, 0 kB").last()).toBeVisible();

  await dialog.getByRole("button", { name: "Ersetzen" }).click();
  await dialog.getByRole("searchbox", { name: "In der Mediathek suchen" }).fill(name);
  await dialog.getByRole("list", { name: "Dateien" }).getByRole("button").first().click();
  await expect(dialog.getByRole("link", { name })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Ersetzen" })).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Delete");
  await saved(page);
});
