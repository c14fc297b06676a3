import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { editorCalls, ownPage, titled, written } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const draftOf = /pageeditor-api\/draft\//;

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ as, context }) => as("ada", context));

const texts = {
  de: {
    more: "Mehr",
    link: "Link setzen",
    now: "Jetzt veröffentlichen",
    publish: /^Veröffentlichen/,
    signIn: "Was du geschrieben hast, ist hier aufgehoben",
    empty: /^Leer\. Modul einfügen/,
    what: "Was tun?",
    aside: "Beiseite legen",
    offline: /^Offline, \d+ Änderung/,
  },
  en: {
    more: "More",
    link: "Set a link",
    now: "Publish now",
    publish: /^Publish/,
    signIn: "What you wrote is kept here",
    empty: /^Empty\. Insert a module/,
    what: "What now?",
    aside: "Put aside",
    offline: /^Offline, \d+ change/,
  },
};

/** A page with a headline and a text that are published, and two columns with a picture that nobody has chosen. */
async function unfinished(page: Page, origin: string): Promise<string> {
  const { id, path } = await ownPage(page.context(), origin, titled("m1", "Haus"), written("m2", "Ein Kino"));
  const { send } = await editorCalls(page.context(), origin);
  const picture = { id: "p1", type: "image", version: 1, order: 0, props: { image: null } };
  const section = {
    id: "s2",
    slug: "",
    layout: "50-50",
    extra_class: "",
    columns: [
      { index: 0, classes: "", children: [picture] },
      { index: 1, classes: "", children: [] },
    ],
  };
  const operations = [{ op: "add_section", section, after: "main" }];
  await send(`draft/${id}/`, { base_rev: 1, step: randomUUID(), operations });
  return path;
}

type Answer = number | "nothing" | "its own";

/**
 * Lets what the house says to every step be chosen from then on. One route stays for it: between one that goes and the
 * next that comes a step that is tried again would get through.
 */
async function answering(page: Page): Promise<(next: Answer) => void> {
  let answer: Answer = "its own";
  await page.route(draftOf, (route) => {
    if (route.request().method() !== "POST" || answer === "its own") return route.continue();
    return answer === "nothing" ? route.abort() : route.fulfill({ status: answer, json: {} });
  });
  return (next) => {
    answer = next;
  };
}

/** Drags the first module as far as its own middle, and asks what that looks like. */
async function dragged(page: Page): Promise<void> {
  const spot = await select(page, "1.1");
  const grip = page.getByRole("toolbar", { name: /1\.1$/ }).getByRole("button").first();
  await grip.hover();
  await page.mouse.down();
  const box = await page.locator("[data-module] > *").nth(1).boundingBox();
  await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) - 3, { steps: 4 });
  await expect(page.locator("[data-drop]")).toBeVisible();
  await expectAxeClean(page);
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(spot).toBeVisible();
}

for (const [lang, colorScheme] of [
  ["de", "light"],
  ["en", "dark"],
] as const) {
  const words = texts[lang];
  const open = async (page: Page, origin: string): Promise<void> => {
    const path = await unfinished(page, origin);
    await page.emulateMedia({ colorScheme });
    await edit(page, path.replace("/de/", `/${lang}/`));
  };

  test(`nothing of what comes and goes while a page is written keeps anybody out (${lang}, ${colorScheme})`, async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL ?? "");
    await expect(page.getByRole("button", { name: words.empty })).toBeVisible();
    await expectAxeClean(page);
    await select(page, "1.1");
    await page.locator(`summary[aria-label="${words.more}"]`).click();
    await expect(page.locator("details[open] [data-menu]")).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await select(page, "1.1");
    await page.keyboard.press("?");
    await expect(page.getByRole("complementary")).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await dragged(page);
    await select(page, "1.2");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main").getByRole("textbox")).toBeFocused();
    await expectAxeClean(page);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("dialog", { name: words.link })).toBeVisible();
    await expectAxeClean(page);
  });

  test(`nothing of what goes wrong while a page is written keeps anybody out (${lang}, ${colorScheme})`, async ({
    page,
    baseURL,
  }) => {
    await open(page, baseURL ?? "");
    await page.getByRole("button", { name: words.publish }).click();
    await page.getByRole("button", { name: words.now }).click();
    // The first thing that is in the way is open, at its field.
    const fields = page.getByRole("dialog");
    await expect(fields.locator('[data-field="image"] :focus')).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("complementary").getByRole("alert")).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");

    const answer = await answering(page);
    answer("nothing");
    await select(page, "1.1");
    await page.keyboard.press("Control+d");
    await expect(page.getByText(words.offline)).toBeVisible();
    await expectAxeClean(page);

    answer(413);
    await page.keyboard.press("Control+s");
    await page.getByRole("button", { name: words.what }).click();
    await expect(page.getByRole("dialog").getByRole("button", { name: words.aside })).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");

    answer(401);
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("dialog", { name: words.signIn })).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    answer("its own");
    await select(page, "1.1");
    await page.keyboard.press("Control+s");
    await saved(page);
  });
}

test("what is too much for a page is put aside, and what is written after it is saved", async ({ page, baseURL }) => {
  const { path } = await ownPage(page.context(), baseURL ?? "", titled("m1", "Haus"), titled("m2", "Hof"));
  await edit(page, path);
  const words = texts.de;
  const answer = await answering(page);
  answer(413);
  await select(page, "1.1");
  await page.keyboard.press("Control+d");
  await expect(page.getByText("Nicht gesichert: Die Seite wäre zu groß")).toBeVisible();
  await page.getByRole("button", { name: words.what }).click();
  answer("its own");
  await page.getByRole("dialog").getByRole("button", { name: words.aside }).click();
  await expect(page.locator("[data-module]")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Zwei Fassungen entscheiden" })).toBeVisible();
  await select(page, "1.2");
  await page.keyboard.press("Alt+ArrowUp");
  await saved(page);
  await page.reload();
  await expect(page.locator("[data-module]").first()).toHaveAttribute("data-module", "m2");
  // Kept in this browser, and brought back from there.
  await page.getByRole("button", { name: "Zwei Fassungen entscheiden" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Ergebnis übernehmen" }).click();
  await expect(page.locator("[data-module]")).toHaveCount(3);
  await saved(page);
});
