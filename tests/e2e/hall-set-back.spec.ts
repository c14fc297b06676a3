import type { Hall } from "~/domain/hall/schema";
import type { Reconciliation } from "~/domain/reconciling/schema";
import { open } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";
import { emptiest } from "../support/tonight";

const difference = (
  kind: "missing" | "surplus" | "conflict",
  places: number,
  more: Partial<Reconciliation["differences"][number]> = {},
): Reconciliation["differences"][number] => ({
  kind,
  order: "1A2B3C",
  places,
  seats: [],
  reason: null,
  holder: null,
  ...more,
});

// What a hall that was really set back answers is shown in the worker's tests; here is the screen for it.
for (const { mayReconcile, who } of [
  { mayReconcile: true, who: "whoever plans the programme" },
  { mayReconcile: false, who: "the desk" },
])
  test(`a hall that was set back says so to ${who}, and what will be done`, async ({ page, context, as }) => {
    await as("ada", context);
    const { event } = await emptiest(context);
    let done: Reconciliation["done"] = null;
    await page.route(`**/api/box-office/hall/${event}/`, async (route) => {
      const answer = await route.fetch();
      const hall = (await answer.json()) as Hall;
      await route.fulfill({ json: { ...hall, is_set_back: done === null } });
    });
    await page.route(`**/api/box-office/shows/${event}/reconciliation/`, async (route) => {
      const { show } = (await (await context.request.get(`/de/api/box-office/hall/${event}/`)).json()) as Hall;
      if (route.request().method() === "POST") done = { taken: 2, freed: 1 };
      const seats = [{ kind: "normal" as const, row: "4", seat: "7" }];
      const conflict = difference("conflict", 1, { seats, reason: "taken", holder: "9Z8Y7X" });
      const differences = done ? [] : [difference("missing", 2), difference("surplus", 1), conflict];
      const told = { show, is_set_back: done === null, may_reconcile: mayReconcile, differences, done };
      await route.fulfill({ json: told });
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `/de/cms-hub/box-office/hall?show=${event}`);
    const box = page.getByRole("region", { name: "Der Verkauf ist geschlossen: Dieser Saal wurde zurückgesetzt" });
    await expect(box).toContainText("2 verkaufte oder reservierte Plätze werden wieder belegt.");
    await expect(box).toContainText("1 zurückgegebener Platz wird frei.");
    const conflict = box.getByRole("listitem").filter({ hasText: "hat auch Bestellung 9Z8Y7X" });
    await expect(conflict).toContainText("Reihe 4, Platz 7");
    await expect(conflict.getByRole("link", { name: "1A2B3C" })).toHaveAttribute("href", /1A2B3C/);
    await expectAxeClean(page);
    const button = box.getByRole("button", { name: "Abgleichen und Verkauf öffnen" });
    if (!mayReconcile) {
      await expect(button).toHaveCount(0);
      await expect(box).toContainText("Abgleichen kann, wer das Programm plant.");
      return;
    }
    await button.press("Enter");
    const over = page.getByRole("region", { name: "Saal und Bestellungen stimmen wieder überein, der Verkauf läuft" });
    await expect(over.getByRole("status")).toHaveText("2 Plätze wurden wieder belegt. 1 Platz wurde frei.");
    await expect(page.getByRole("button", { name: "Abgleichen und Verkauf öffnen" })).toHaveCount(0);
    await expect(over.getByRole("heading", { level: 2 })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await expectAxeClean(page);
  });
