import { ownPage, written } from "../support/own-page";
import { edit, expect, expectAxeClean, saved, select, test } from "../support/staff";

const wide = { width: 1440, height: 900 };
const presence = /pageeditor-api\/page\/\d+\/presence\//;

test("two see where the other works, until one leaves", async ({ page, context, browser, as }) => {
  await as("ada", context);
  await page.setViewportSize(wide);
  const other = await browser.newContext({
    viewport: wide,
    extraHTTPHeaders: { "x-test-now": "2026-11-21T18:05:00+01:00" },
    reducedMotion: "reduce",
  });
  await as("jakob", other);
  const jakob = await other.newPage();
  // Who repeats this beside itself is on another page, so that nobody else is met.
  const path = ["/de/reihen", "/de/agb", "/de/impressum"][test.info().repeatEachIndex % 3] ?? "";
  await edit(page, path);
  await edit(jakob, path);
  await select(page, "1.1");
  const here = jakob.getByRole("list", { name: "Wer noch hier ist" });
  await expect(here).toContainText("Ada Muster in 1.1");
  await expect(jakob.locator('[data-colleague="Ada Muster"]')).toBeVisible();
  await expect(page.getByRole("list", { name: "Wer noch hier ist" })).toContainText("Jakob Lindner");
  await expectAxeClean(jakob);
  await page.getByRole("button", { name: "Bearbeiten", exact: true }).first().click();
  await expect(page.locator("body")).not.toHaveClass(/edit-mode/);
  await expect(here).toHaveCount(0);
  await other.close();
});

test("where nobody can tell who is here, everything else works on", async ({ page, context, as }) => {
  await as("jakob", context);
  await page.setViewportSize(wide);
  let asked = 0;
  await context.route(presence, (route) => {
    asked += 1;
    return asked % 2 === 0 ? route.abort() : route.fulfill({ status: 503, body: "" });
  });
  await edit(page, "/de/reihen");
  await select(page, "1.1");
  await expect.poll(() => asked).toBeGreaterThan(1);
  await page.keyboard.press("Control+d");
  await saved(page);
  await page.keyboard.press("Control+z");
  await saved(page);
  await expect(page.getByRole("list", { name: "Wer noch hier ist" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a full house stands as initials and a number, heard by name, and the bar has room for it", async ({
  page,
  context,
  as,
  baseURL,
}) => {
  await as("jakob", context);
  const { path } = await ownPage(context, baseURL ?? "", written("m1", "Eins"));
  const names = ["Ada Muster", "Mira Weiss", "Eva Hold", "Paul Kern", "Noor Adel"];
  await context.route(presence, (route) =>
    route.fulfill({ json: { people: names.map((name) => ({ name, module: null })) } }),
  );
  await page.setViewportSize(wide);
  await edit(page, path);
  await select(page, "1.1");
  await page.keyboard.press("Control+d");
  await saved(page);
  // Whoever comes to what is saved already is told so without a time, on one line.
  await edit(page, path);
  const here = page.getByRole("list", { name: "Wer noch hier ist" });
  const publish = page.getByRole("button", { name: "Veröffentlichen" }).first();
  await expect(publish).toContainText("1");
  await expect(here.getByRole("listitem")).toHaveCount(4);
  await expect(here.locator("i:visible")).toHaveText(["AM", "MW", "EH", "+2"]);
  await expect(here).toContainText("Paul Kern, Noor Adel");
  for (const width of [1440, 1200]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(here.getByText("+2", { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(publish).toBeInViewport({ ratio: 1 });
  }
  // A phone has room for how many they are.
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(here.getByText("5", { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(here.getByText("AM", { exact: true })).toBeHidden();
    await expect(publish).toBeInViewport({ ratio: 1 });
    await expect(here).toContainText("Paul Kern, Noor Adel");
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize(wide);
  await expectAxeClean(page);
});
