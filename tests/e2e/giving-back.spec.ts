import { boughtOrder } from "../support/bought-tickets";
import { expect, expectAxeClean, test } from "../support/e2e";
import { seatedShow } from "./booking-shows";

test.use({ javaScriptEnabled: false });

test("a guest gives a ticket back, and then the other, without a script", async ({ page, context, request }) => {
  const { event, booking } = await seatedShow(request, 25);
  const url = await boughtOrder(context, event.id, booking, 2);
  await page.goto(url);
  await expect(page.getByRole("heading", { level: 1, name: "Ihre Karten" })).toBeVisible();
  const row = page.locator("details", { hasText: "Karten zurückgeben" });
  await row.locator("summary").click();
  await row.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte wählen Sie zumindest eine Karte.");
  await expectAxeClean(page);
  await row.getByRole("checkbox").first().check();
  await row.getByRole("button", { name: "Weiter" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Diese Karte zurückgeben?" })).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Karte zurückgeben" }).click();
  await expect(page.getByText(/^Zurück an Sie, /)).toBeVisible();
  await expect(page.getByText("Karte 1 von 1")).toBeVisible();
  await row.locator("summary").click();
  await row.getByRole("checkbox").check();
  await row.getByRole("button", { name: "Weiter" }).click();
  await page.getByRole("button", { name: "Karte zurückgeben" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Karten zurückgegeben" })).toBeVisible();
  await expectAxeClean(page);
});
