import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { alive } from "../support/e2e";
import { account, edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const assets = "build/client/assets/";
const read = (file: string): string => readFileSync(assets + file, "utf8");
/** What a chunk imports at once; what it asks for later is written as a call. */
const importsOf = (text: string): string[] =>
  Array.from(text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g), ([, file = ""]) => file);

const publish = (page: Page) => page.getByRole("button", { name: /^(Veröffentlichen|Publish) \d/ });
const numbers = (page: Page) => page.locator('[data-spot]:not([tabindex="-1"])').allInnerTexts();

test("visitors load not one byte of the editor", async ({ page }) => {
  const [manifest = ""] = readdirSync(assets).filter((name) => name.startsWith("manifest-"));
  const routes = Array.from(read(manifest).matchAll(/\/assets\/([\w.-]+\.js)/g), ([, file = ""]) => file);
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    importsOf(read(file)).forEach(reach);
  };
  routes.forEach(reach);
  expect(reached.size).toBeGreaterThan(30);
  const isForeign = (file: string) => /prosemirror|tiptap|ZodError|data-edit-bar|data-spot/i.test(read(file));
  expect([...reached].filter(isForeign)).toEqual([]);
  // What is looked for is there, in what staff load.
  const rest = readdirSync(assets).filter((file) => file.endsWith(".js") && !reached.has(file));
  expect(rest.filter(isForeign).length).toBeGreaterThan(2);

  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/de/haus?edit");
  await alive(page);
  await expect(page.locator("[data-tool]")).toHaveCount(0);
  expect(asked.filter((url) => /user-details|pageeditor-api|Staff|Workshop/.test(url))).toEqual([]);
});

test("the bar is on every page of the house, and gone where nobody wants it", async ({ page, context, as }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  await page.goto("/de/programm");
  const bar = page.getByRole("toolbar", { name: "Werkzeug der Seite" });
  await expect(bar).toBeVisible();
  await bar.locator("summary").click();
  await expect(bar.getByText("Angemeldet als Ada Muster")).toBeVisible();
  await expect(bar.getByRole("button", { name: "Abmelden" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAxeClean(page);
  await page.goto("/de/haus?noToolbar");
  await expect(page.locator("[data-tool]")).toBeAttached();
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--edit-bar"))).toBe(
    "0rem",
  );
});

test("a newcomer changes tonight's hero, adds two columns, publishes, and takes it back", async ({ page, context }) => {
  await page.setViewportSize(wide);
  await page.goto("/de/user/login?step=password&next=/de");
  const { email, password } = account("ada");
  await page.getByRole("link", { name: /Mit Passwort anmelden/ }).click();
  // The step before asks for an address, too.
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("main").getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("toolbar", { name: "Werkzeug der Seite" })).toBeVisible();
  await page.goto("/de");
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).click();
  await expect(page.locator("body")).toHaveClass(/edit-mode/);
  const sections = await page.locator('[data-spot][tabindex="-1"]').count();

  await select(page, "1.1");
  await page.getByRole("toolbar", { name: "Befehle für 1.1" }).getByRole("button", { name: "Bearbeiten" }).click();
  const fields = page.getByRole("dialog");
  const words = `Heute, Abend ${Date.now()}`;
  await fields
    .getByRole("textbox", { name: /Überschrift/ })
    .first()
    .fill(words);
  await page.keyboard.press("Control+Enter");
  await expect(fields).toBeHidden();
  await expect(page.getByRole("main").getByText(words)).toBeVisible();

  await page.getByRole("button", { name: "Abschnitt", exact: true }).click();
  await page.getByRole("button", { name: "Leerer Abschnitt, Spalten: 6 + 6" }).click();
  await expect(page.locator('[data-spot][tabindex="-1"]')).toHaveCount(sections + 1);
  await saved(page);

  const [preview] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("button", { name: "Telefon" }).click(),
  ]);
  await expect(preview).toHaveURL(/v=draft/);
  await expect(preview.getByRole("main").getByText(words)).toBeVisible();
  await preview.close();

  const visitor = await (await context.browser()?.newContext({ viewport: phone }))?.newPage();
  if (!visitor) throw new Error("No browser");
  await visitor.goto("/de");
  await expect(visitor.getByText(words)).toHaveCount(0);
  await publish(page).click();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText(/^Veröffentlicht \d\d:\d\d/)).toBeVisible();
  await visitor.goto("/de");
  await expect(visitor.getByText(words)).toBeVisible();

  await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
  await page.getByRole("button", { name: "Rückgängig", exact: true }).first().click();
  await expect(page.getByRole("main").getByText(words)).toHaveCount(0);
  await saved(page);
  await publish(page).click();
  await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
  await expect(page.getByText(/^Veröffentlicht \d\d:\d\d/)).toBeVisible();
  await visitor.goto("/de");
  await expect(visitor.getByText(words)).toHaveCount(0);
  await visitor.context().close();
});

// Both change the same page.
test.describe("the order of a page", () => {
  test.describe.configure({ mode: "default" });

  test("everything on the page is done by keys alone", async ({ page, context, as }) => {
    await as("ada", context);
    await page.setViewportSize(wide);
    await edit(page, "/de/agb");
    const before = await numbers(page);
    const spot = await select(page, "1.1");
    const type = (await spot.getAttribute("aria-label")) ?? "";
    await page.keyboard.press("Control+d");
    await expect.poll(async () => (await numbers(page)).length).toBe(before.length + 1);
    await page.keyboard.press("Delete");
    await expect(page.getByText("1.2 gelöscht.")).toBeVisible();
    await expect.poll(() => numbers(page)).toEqual(before);
    await page.keyboard.press("Control+z");
    await expect.poll(async () => (await numbers(page)).length).toBe(before.length + 1);
    await page.keyboard.press("Control+z");
    await expect.poll(() => numbers(page)).toEqual(before);
    await select(page, "1.1");
    await page.keyboard.press("/");
    const search = page.getByRole("searchbox", { name: "Modul suchen" });
    await expect(search).toBeFocused();
    await page.keyboard.type("überschr");
    await expect(page.getByText(/^1 von \d+ Modulen/)).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.locator('[data-spot][aria-current="true"]')).toHaveText("1.2");
    await select(page, "1.2");
    await page.keyboard.press("Alt+ArrowUp");
    await expect(page.locator('[data-spot][aria-current="true"]')).toHaveText("1.1");
    await page.keyboard.press("Delete");
    await expect.poll(() => numbers(page)).toEqual(before);
    await expect(page.locator("[data-spot]").filter({ hasText: /^1\.1$/ })).toHaveAttribute(
      "aria-label",
      new RegExp(type.split(",")[0] ?? ""),
    );
    await page.keyboard.press("Escape");
    await page.keyboard.press("F6");
    await expect(page.locator('[data-region="bar"] :focus, [data-region="page"] :focus')).toHaveCount(1);
    await saved(page);
  });

  test("a module is dragged to another place, or stays where it was", async ({ page, context, as }) => {
    await as("ada", context);
    await page.setViewportSize(wide);
    await edit(page, "/de/agb");
    const order = () =>
      page.locator("[data-module]").evaluateAll((all) => all.map((one) => one.getAttribute("data-module")));
    const before = await order();
    const drag = async () => {
      await select(page, "1.1");
      const grip = page.getByRole("toolbar", { name: "Befehle für 1.1" }).getByRole("button").first();
      await grip.hover();
      await page.mouse.down();
      const edge = await page
        .locator("[data-module]")
        .nth(1)
        .evaluate((module) => {
          const rects = [...module.children].map((child) => child.getBoundingClientRect());
          return {
            x: Math.min(...rects.map(({ left }) => left)) + 40,
            y: Math.max(...rects.map(({ bottom }) => bottom)) - 3,
          };
        });
      await page.mouse.move(edge.x, edge.y, { steps: 4 });
      await expect(page.locator("[data-drop]")).toBeVisible();
    };
    await drag();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-drop]")).toHaveCount(0);
    await page.mouse.up();
    expect(await order()).toEqual(before);
    await drag();
    await page.mouse.up();
    await expect.poll(order).not.toEqual(before);
    await page.keyboard.press("Control+z");
    await expect.poll(order).toEqual(before);
    await saved(page);
  });
});

for (const [lang, words] of [
  ["de", { add: "Abschnitt", versions: "Versionen", publish: /^Veröffentlichen( \d|$)/ }],
  ["en", { add: "Section", versions: "Versions", publish: /^Publish( \d|$)/ }],
] as const)
  test(`nothing of the editor keeps anybody out (${lang})`, async ({ page, context, as }) => {
    await as("jakob", context);
    await page.setViewportSize(wide);
    await edit(page, `/${lang}/barrierefreiheit`);
    await expectAxeClean(page);
    await select(page, "1.1");
    await expectAxeClean(page);
    await page.getByRole("button", { name: words.add, exact: true }).click();
    await expect(page.getByRole("searchbox")).toBeFocused();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.versions, exact: true }).click();
    await expect(page.getByRole("complementary").getByText(lang === "de" ? "ist live" : "is live")).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: words.publish }).click();
    await expect(page.getByRole("complementary")).toBeVisible();
    await expectAxeClean(page);
    await page.keyboard.press("Escape");
    await select(page, "1.1");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAxeClean(page);
  });

test("a phone has the commands of a module in a sheet, each large enough for a finger", async ({
  page,
  context,
  as,
}) => {
  await as("jakob", context);
  await page.setViewportSize(phone);
  await edit(page, "/de/reihen");
  await page.getByRole("main").locator("[data-module]").first().locator("> *").first().click({ force: true });
  const sheet = page.getByRole("region", { name: /^Befehle für/ });
  await expect(sheet.getByRole("button", { name: "Nach unten" })).toBeVisible();
  const small = await page.locator("[data-tool] :is(button, summary, a):visible").evaluateAll((all) =>
    all
      .filter((one) => !one.closest('[data-region="page"]'))
      .map((one) => one.getBoundingClientRect())
      .filter(({ width, height }) => width < 44 || height < 44)
      .map(({ width, height, top }) => [width, height, top]),
  );
  expect(small).toEqual([]);
  await expectAxeClean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
