import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { alive } from "../support/e2e";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";
import { expectFingerSized } from "../support/targets";

const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

const assets = "build/client/assets/";
const read = (file: string): string => readFileSync(assets + file, "utf8");
/** What a chunk imports at once; what it asks for later is written as a call. */
const importsOf = (text: string): string[] =>
  Array.from(text.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g), ([, file = ""]) => file);

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

test("what opens for editing weighs 200 kB at most, and so does what it fetches to write texts", () => {
  const isPart = (name: string) => (file: string) => file.startsWith(`${name}-`) && file.endsWith(".js");
  const all = readdirSync(assets);
  const reachable = (files: readonly string[], found = new Set<string>()): Set<string> => {
    for (const file of files.filter((one) => !found.has(one))) {
      found.add(file);
      reachable(importsOf(read(file)), found);
    }
    return found;
  };
  const [manifest = ""] = all.filter((name) => name.startsWith("manifest-"));
  const visitors = reachable(Array.from(read(manifest).matchAll(/\/assets\/([\w.-]+\.js)/g), ([, file = ""]) => file));
  /** What somebody loads beyond what they have. */
  const beyond = (had: ReadonlySet<string>, ...parts: string[]): Set<string> => {
    const files = parts.flatMap((name) => all.filter(isPart(name)));
    expect(files.length).toBeGreaterThanOrEqual(parts.length);
    return new Set([...reachable(files)].filter((file) => !had.has(file)));
  };
  const weightOf = (files: ReadonlySet<string>): number =>
    [...files].reduce((sum, file) => sum + gzipSync(read(file)).length, 0) / 1000;
  const editor = beyond(visitors, "Workshop", "OnPage", "EditDialog", "PageSettings", "PictureDialog", "bring-texts");
  const opening = weightOf(editor);
  const writing = weightOf(beyond(new Set([...visitors, ...editor]), "WrittenText"));
  expect(opening).toBeLessThanOrEqual(200);
  expect(writing).toBeLessThanOrEqual(200);
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

for (const [lang, colorScheme, words] of [
  ["de", "light", { add: "Abschnitt", versions: "Versionen", publish: /^Veröffentlichen( \d|$)/ }],
  ["en", "dark", { add: "Section", versions: "Versions", publish: /^Publish( \d|$)/ }],
] as const)
  test(`nothing of the editor keeps anybody out (${lang}, ${colorScheme})`, async ({ page, context, as }) => {
    await as("jakob", context);
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme });
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
  await expectFingerSized(page);
  await expectAxeClean(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
});
