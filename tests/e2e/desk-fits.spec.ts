import { open } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";
import { emptiest } from "../support/tonight";

// What is in sight is measured, not what is somewhere on the page.
const whole = { ratio: 1 };

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
] as const)
  test(`whoever sells has everything for it in sight (${width} × ${height})`, async ({ page, context, as }) => {
    await as("ada", context);
    const { title } = await emptiest(context);
    await page.setViewportSize({ width, height });
    await open(page, "/de/cms-hub/box-office/desk");
    const shows = page.getByRole("list", { name: "Verkaufen" }).getByRole("button");
    const show = shows.filter({ hasText: title }).first();
    await show.click();
    const till = page.getByRole("region", { name: "Verkauf" });
    const amount = till.getByRole("textbox", { name: "Vollpreis" }).first();
    await expect(amount).toHaveValue("0");
    await page.keyboard.press("v");
    await page.keyboard.press("v");
    await expect(till.getByText(/2 Karten · gehalten bis/)).toBeVisible();
    await expect(page.getByRole("grid").first().getByRole("button", { pressed: true })).toHaveCount(2);

    for (let nth = 0; nth < 5; nth += 1) await expect(shows.nth(nth)).toBeInViewport(whole);
    for (const seat of await page.getByRole("grid").first().getByRole("button", { pressed: true }).all())
      await expect(seat).toBeInViewport(whole);
    await expect(till.getByRole("list", { name: "Kartenarten" })).toBeInViewport(whole);
    await expect(till.getByText("Zu zahlen")).toBeInViewport(whole);
    await expect(till.getByRole("textbox", { name: "Gegeben" })).toBeInViewport(whole);
    await expect(till.getByText("Retour")).toBeInViewport(whole);
    for (const key of [/^Bar: /, "Bankomat"])
      await expect(till.getByRole("button", { name: key })).toBeInViewport(whole);
    await expect(page.getByLabel("Tasten ein")).toBeInViewport(whole);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await expectAxeClean(page);

    // What is said of a code makes the list longer: the keys for the money stay where they are.
    await page.keyboard.press("c");
    await page.keyboard.type("GIBTESNICHT");
    await page.keyboard.press("Enter");
    await expect(till.getByRole("alert")).toBeInViewport(whole);
    await expect(till.getByRole("button", { name: "Bankomat" })).toBeInViewport(whole);
    await page.keyboard.press("Escape");
  });
