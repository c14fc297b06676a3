import type { Page } from "@playwright/test";
import type { EventListItem } from "~/domain/programme/schema";
import { boughtOrder } from "../support/bought-tickets";
import { farShow } from "../support/far-show";
import { expect, expectAxeClean, test } from "../support/staff";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test("a show is moved: by keys alone, its guest is told and may give everything back", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const { show, booking } = await farShow(context, "2026-12-16", test.info().repeatEachIndex);
  const order = await boughtOrder(context, show.id, booking, 2);
  const day = show.date_start.slice(0, 10);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/de/cms-hub/box-office?date=${day}`);
  await page.locator(`a[href$="?move=${show.id}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vorstellung verschieben" })).toBeVisible();
  await expect(page.getByText(/1 Bestellung \(2 Karten\) gilt weiter/)).toBeVisible();
  await expectAxeClean(page);
  await look(page, "move-de-390-light");
  const button = page.getByRole("button", { name: "Vorstellung verschieben" });
  await expect(button).toBeEnabled();
  await button.press("Enter");
  await expect(page.getByText("Bitte zuerst bestätigen")).toBeVisible();
  await page.getByRole("checkbox").press("Space");
  await button.press("Enter");
  await expect(page.getByText("Das ist der Termin, den sie schon hat.")).toBeVisible();
  await look(page, "move-problem-de-390-light");
  await page.getByLabel("Neuer Beginn").fill(`${day}T06:30`);
  await button.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Vorstellung verschoben" })).toBeFocused();
  await expect(page.getByText("Die Mails gehen hinaus")).toBeVisible();
  await expectAxeClean(page);
  await look(page, "moved-de-390-light");
  const told = (await (await page.request.get(`/de/api/events/${show.id}/`)).json()) as EventListItem;
  expect(told).toMatchObject({ status: "moved", date_start: `${day}T06:30:00+01:00`, previous_start: show.date_start });
  await page.goto(order);
  await expect(page.getByText(/^Verschoben, ursprünglich/).first()).toBeVisible();
  await expect(page.getByText(/zurückgeben.* 06:30/)).toBeVisible();
  await look(page, "order-moved-de-390-light");
  await expect.poll(async () => (await page.request.get("/__mail")).text()).toContain("Neuer Termin:");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/en/cms-hub/box-office?move=${show.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Show moved" })).toBeVisible();
  await look(page, "moved-en-1440-dark");
});
