import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorCalls, ownPage, titled, written } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ as, context }) => as("ada", context));

const texts = {
  de: {
    signedIn: /^Angemeldet als/,
    note: "Anmerkung",
    versions: "Versionen",
    live: /ist live/,
    compare: "Auf der Seite vergleichen",
    comparison: "Vergleich",
    publish: /^Veröffentlichen/,
    later: "Später, am",
    at: "um",
    plan: "Planen",
    callOff: "Planung aufheben",
    settings: "Seiteneinstellungen",
    decide: "Zwei Fassungen entscheiden",
    both: "Beide behalten",
  },
  en: {
    signedIn: /^Signed in as/,
    note: "Note",
    versions: "Versions",
    live: /is live/,
    compare: "Compare on the page",
    comparison: "Comparison",
    publish: /^Publish/,
    later: "Later, on",
    at: "at",
    plan: "Schedule",
    callOff: "Call off the schedule",
    settings: "Page settings",
    decide: "Decide between two versions",
    both: "Keep both",
  },
};

/** Writes a note to the words of the text, and leaves it. */
async function noted(page: Page, name: string): Promise<void> {
  await select(page, "1.2");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.getByRole("button", { name, exact: true }).click();
  await page.keyboard.insertText("Sagt der Vorführer.");
  await expectAxeClean(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").locator("[data-note]")).toBeVisible();
  await page.keyboard.press("Escape");
}

/** Others change the headline while it is changed here, without either hearing of it before. */
async function contested(page: Page, id: number, origin: string): Promise<void> {
  const draftOf = /pageeditor-api\/draft\//;
  await page.route(draftOf, (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await select(page, "1.1");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.insertText(" am Abend");
  await page.keyboard.press("Escape");
  await expect(page.locator('[data-region="bar"] [data-state="offline"]')).toBeVisible();
  const { read, send } = await editorCalls(page.context(), origin);
  const { rev } = await read<{ rev: number }>(`draft/${id}/`);
  const operations = [{ op: "set", id: "m1", key: "content", lang: "de", value: "Haus und Hof" }];
  await send(`draft/${id}/`, { base_rev: rev, step: randomUUID(), operations });
  await page.unroute(draftOf);
  await page.keyboard.press("Control+s");
}

for (const [lang, colorScheme] of [
  ["de", "light"],
  ["en", "dark"],
] as const)
  test(`nothing of what is done with a page as a whole keeps anybody out (${lang}, ${colorScheme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const words = texts[lang];
    const own = await ownPage(context, baseURL ?? "", titled("m1", "Haus"), written("m2", "Ein Kino"));
    const path = own.path.replace("/de/", `/${lang}/`);
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    const bar = page.locator('[data-region="bar"]');
    await bar.locator("summary").first().click();
    await expect(bar.getByText(words.signedIn)).toBeVisible();
    await expectAxeClean(page);

    await edit(page, path);
    await noted(page, words.note);
    await saved(page);
    const panel = page.getByRole("complementary");
    await page.getByRole("button", { name: words.versions, exact: true }).click();
    await panel.getByRole("button", { name: words.live }).click();
    await panel.getByRole("button", { name: words.compare }).click();
    await expect(page.getByRole("toolbar", { name: words.comparison })).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("toolbar", { name: words.comparison })).toBeHidden();

    await page.getByRole("button", { name: words.publish }).click();
    const form = panel.getByRole("form", { name: words.later });
    await form.getByLabel(words.later).fill("2026-12-24");
    await form.getByLabel(words.at, { exact: true }).fill("18:00");
    await form.getByRole("button", { name: words.plan }).click();
    await expect(panel).toHaveCount(0);
    await page.getByRole("button", { name: words.publish }).click();
    await expect(panel.getByRole("button", { name: words.callOff })).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");

    await bar.locator("summary").first().click();
    await bar.getByRole("button", { name: words.settings, exact: true }).click();
    await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await contested(page, own.id, baseURL ?? "");
    await page.getByRole("button", { name: words.decide }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: words.both })).toBeVisible();
    await expectAxeClean(page);
    await page.getByRole("dialog").getByRole("button", { name: words.both }).click();
    await saved(page);
  });
