import type { Locator, Page } from "@playwright/test";
import { ownPage, twoPages, written } from "../support/own-page";
import { edit, expect, saved, test } from "../support/staff";

/*
 * Everyday tasks by one pointer alone: single presses, nothing dragged or pressed twice, no key but what is typed into a text.
 */
test.use({ viewport: { width: 1440, height: 900 }, permissions: ["clipboard-read", "clipboard-write"] });
test.beforeEach(async ({ as, context }) => as("ada", context));

const main = (page: Page) => page.getByRole("main");
const order = (page: Page) =>
  page.locator("[data-module]").evaluateAll((all) => all.map((one) => one.getAttribute("data-module")));
const bar = (page: Page) => page.getByRole("toolbar", { name: "Werkzeug der Seite" });

/** Presses what lies there, where a line ends: what is drawn over the page hears it. */
async function pressOn(page: Page, what: Locator): Promise<void> {
  const box = await what.boundingBox();
  if (!box) throw new Error("It is not in sight");
  await page.mouse.click(box.x + box.width - 4, box.y + Math.min(box.height / 2, 40));
}

/** Selects a module; its commands. */
async function choose(page: Page, id: string): Promise<Locator> {
  await pressOn(page, main(page).locator(`[data-module="${id}"] > *`).first());
  const number = await page.locator('[data-spot][aria-current="true"]').textContent();
  return page.getByRole("toolbar", { name: `Befehle für ${number}`, exact: true });
}

async function more(commands: Locator, name: RegExp): Promise<void> {
  await commands.getByLabel("Mehr", { exact: true }).click();
  await commands.getByRole("button", { name }).click();
}

async function publish(page: Page): Promise<void> {
  await saved(page);
  await page.getByRole("button", { name: /^Veröffentlichen \d/ }).click();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText(/^Veröffentlicht \d\d:\d\d/)).toBeVisible();
}

test("one pointer mends a slip of the pen, adds a section, puts modules in order, undoes that and publishes", async ({
  page,
  context,
  baseURL,
}) => {
  const { path } = await ownPage(context, baseURL ?? "", written("m1", "Ein Kin"), written("m2", "Zwei"));
  await edit(page, path);
  await choose(page, "m1");
  await pressOn(page, main(page).getByText("Ein Kin", { exact: true }));
  const words = main(page).getByRole("textbox");
  await expect(words).toBeFocused();
  await page.keyboard.type("o");
  await expect(words).toHaveText("Ein Kino");

  const commands = await choose(page, "m2");
  await expect(words).toHaveCount(0);
  await commands.getByRole("button", { name: "Nach oben" }).click();
  await expect.poll(() => order(page)).toEqual(["m2", "m1"]);
  await bar(page).getByRole("button", { name: "Rückgängig" }).click();
  await expect.poll(() => order(page)).toEqual(["m1", "m2"]);
  await bar(page).getByRole("button", { name: "Wiederholen" }).click();
  await expect.poll(() => order(page)).toEqual(["m2", "m1"]);

  await bar(page).getByRole("button", { name: "Abschnitt" }).click();
  await page.getByRole("button", { name: /6 \+ 6$/ }).click();
  await expect(page.getByRole("button", { name: /^Leer\. Modul einfügen/ })).toHaveCount(2);
  await publish(page);
  expect(await (await context.request.get(path)).text()).toMatch(/Zwei[\s\S]*Ein Kino/);
});

test("one pointer copies a module to another page, replaces a picture and takes an earlier version up again", async ({
  page,
  context,
  baseURL,
}) => {
  const { from, to } = await twoPages(context, baseURL ?? "");
  await edit(page, from.path);
  await more(await choose(page, "m1"), /^Kopieren/);
  await expect(page.getByText("1.1 ist in der Ablage.")).toBeVisible();
  await bar(page).locator("summary").first().click();
  await page.getByRole("button", { name: "Alle Seiten", exact: true }).click();
  const pages = page.getByRole("complementary");
  await pages.locator("a", { hasText: to.path.replace("/de/", "/") }).click();
  await expect(main(page).getByText("Drüben")).toBeVisible();
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  await more(await choose(page, "m2"), /^Einfügen/);
  await expect(main(page).getByText("Wandert")).toBeVisible();

  const shown = main(page).locator('[data-module="p1"] img');
  const before = (await shown.getAttribute("src")) ?? "";
  await (await choose(page, "p1")).getByRole("button", { name: "Bearbeiten" }).click();
  const fields = page.getByRole("dialog");
  await fields.getByRole("button", { name: "Ersetzen" }).click();
  await fields.getByRole("list", { name: "Bilder" }).getByRole("button").nth(2).click();
  await expect(shown).not.toHaveAttribute("src", before);
  await fields.getByRole("button", { name: "Fertig" }).click();
  await publish(page);

  await page.getByRole("button", { name: "Versionen", exact: true }).click();
  const versions = page.getByRole("complementary", { name: "Versionen" });
  await versions
    .getByRole("button", { name: /Veröffentlicht/ })
    .nth(1)
    .click();
  await versions.getByRole("button", { name: "Als Arbeitsstand wiederherstellen" }).click();
  await expect(page.getByText(/ist wieder Arbeitsstand/)).toBeVisible();
  await expect(main(page).getByText("Wandert")).toHaveCount(0);
  await expect(shown).toHaveAttribute("src", before);
  await bar(page).getByRole("button", { name: "Rückgängig" }).click();
  await expect(main(page).getByText("Wandert")).toBeVisible();
  await saved(page);
});
