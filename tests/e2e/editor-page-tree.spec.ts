import type { Page } from "@playwright/test";
import type { PageEntry } from "~/domain/editing/tree-schema";
import { editorCalls, ownPage, titled } from "../support/own-page";
import { edit, expect, expectAxeClean, test } from "../support/staff";

const bar = (page: Page) => page.getByRole("toolbar", { name: /^(Werkzeug der Seite|Tools of the page)$/ });

async function fromMenu(page: Page, name: string) {
  await bar(page).locator("summary").first().click();
  await bar(page).getByRole("button", { name, exact: true }).click();
}

test.use({ viewport: { width: 1440, height: 900 } });
test.beforeEach(async ({ as, context }) => as("ada", context));

for (const [lang, words] of [
  [
    "de",
    {
      pages: "Alle Seiten",
      name: "Name",
      path: "Adresse, ohne Sprache",
      below: "Steht unter",
      top: "keiner, ganz oben",
      make: "Anlegen",
      more: "mehr",
      up: "Nach oben",
      down: "Nach unten",
      move: "Verschieben",
      hide: "Offline nehmen",
      show: "Online stellen",
      hidden: "Seite ist offline",
    },
  ],
  [
    "en",
    {
      pages: "All pages",
      name: "Name",
      path: "Address, without the language",
      below: "Stands below",
      top: "none, at the top",
      make: "Make",
      more: "more",
      up: "Move up",
      down: "Move down",
      move: "Move",
      hide: "Take offline",
      show: "Put online",
      hidden: "Page is offline",
    },
  ],
] as const)
  test(`pages are put below others, up and down, offline and online in their list, by keys (${lang})`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const { path: own } = await ownPage(context, baseURL ?? "", titled("m1", "Haus"));
    const path = own.replace("/de/", `/${lang}/`);
    await edit(page, path);
    await fromMenu(page, words.pages);
    const panel = page.getByRole("complementary", { name: words.pages });
    const mark = `n${Date.now()}`;
    const form = panel.locator("form", { has: page.getByRole("button", { name: words.make, exact: true }) });
    const make = async (name: string, below: string) => {
      await form.getByLabel(words.name).fill(`${name} ${mark}`);
      await form.getByLabel(words.path).fill(`/${name.toLowerCase()}-${mark}`);
      await form.getByLabel(words.below).selectOption({ label: below });
      await form.getByRole("button", { name: words.make }).press("Enter");
      await expect(panel.getByRole("link", { name: `${name} ${mark}` })).toBeVisible();
    };
    const row = (name: string) =>
      panel.getByRole("listitem").filter({ has: page.getByRole("link", { name: `${name} ${mark}` }) });
    const names = () =>
      panel
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: mark }) })
        .evaluateAll((all) =>
          all.map(
            (one) =>
              `${(one as HTMLElement).style.paddingInlineStart} ${one.querySelector("b")?.textContent?.split(" ")[0]}`,
          ),
        );
    const open = async (name: string) => {
      if ((await row(name).locator("details").getAttribute("open")) === null)
        await row(name).locator("summary").press("Enter");
      return row(name);
    };
    await make("Eins", words.top);
    await make("Zwei", `Eins ${mark}`);
    await make("Drei", `Eins ${mark}`);
    await expect.poll(names).toEqual(["0rem Eins", "1rem Zwei", "1rem Drei"]);
    const three = await open("Drei");
    await expect(three.getByRole("button", { name: words.down })).toBeDisabled();
    await three.getByRole("button", { name: words.up }).press("Enter");
    await expect.poll(names).toEqual(["0rem Eins", "1rem Drei", "1rem Zwei"]);
    await expect(panel.getByRole("status").first()).toContainText(`Drei ${mark}`);
    await expect(three.getByRole("button", { name: words.up })).toBeDisabled();
    await three.getByRole("button", { name: words.down }).press("Enter");
    await expect.poll(names).toEqual(["0rem Eins", "1rem Zwei", "1rem Drei"]);

    await three.getByLabel(words.below).selectOption(`\u2003Zwei ${mark}`);
    await three.getByRole("button", { name: words.move, exact: true }).press("Enter");
    await expect.poll(names).toEqual(["0rem Eins", "1rem Zwei", "2rem Drei"]);
    // Below itself, or below what stands below it, it is not even offered.
    const choices = (await open("Zwei")).getByLabel(words.below).getByRole("option");
    await expect(choices.filter({ hasText: mark })).toHaveText([/Eins/]);
    await expectAxeClean(page);
    // Its address is what it was.
    await expect(row("Drei").getByRole("link")).toHaveAttribute("href", `/${lang}/drei-${mark}?edit`);

    const mine = panel.locator("li", { has: page.locator('a[aria-current="page"]') });
    await mine.locator("summary").press("Enter");
    await mine.getByRole("button", { name: words.hide }).press("Enter");
    await expect(mine.getByText("offline", { exact: true })).toBeVisible();
    await expect(bar(page).getByText(words.hidden)).toBeVisible();
    expect((await request.get(path)).status()).toBe(404);
    await expectAxeClean(page);
    await mine.getByRole("button", { name: words.show }).press("Enter");
    await expect(mine.getByText("offline", { exact: true })).toHaveCount(0);
    await expect(bar(page).getByText(words.hidden)).toHaveCount(0);
    expect((await request.get(path)).status()).toBe(200);
    await expect(row("Eins").getByRole("button", { name: words.hide })).toHaveCount(0);
  });

test("a page that somebody else has moved meanwhile stays where that is, and the list says so", async ({
  page,
  context,
  baseURL,
}) => {
  const { id, path } = await ownPage(context, baseURL ?? "", titled("m1", "Haus"));
  await edit(page, path);
  await fromMenu(page, "Alle Seiten");
  const panel = page.getByRole("complementary", { name: "Alle Seiten" });
  const mine = panel.locator("li", { has: page.locator('a[aria-current="page"]') });
  await mine.locator("summary").click();
  const { read, send } = await editorCalls(context, baseURL ?? "");
  const { results } = await read<{ results: PageEntry[] }>("pages/");
  const house = results.find(({ path: of }) => of === "/haus")?.id ?? 0;
  const base_rev = results.find((entry) => entry.id === id)?.rev;
  await send(`page/${id}/move/`, { parent: house, before: null, base_rev });
  await mine.getByLabel("Steht unter").selectOption("Impressum");
  await mine.getByRole("button", { name: "Verschieben", exact: true }).click();
  await expect(panel.getByRole("status").first()).toContainText("inzwischen geändert oder verschoben");
  // Chosen is what is true now.
  await expect(mine.getByLabel("Steht unter")).toHaveValue(String(house));
});
