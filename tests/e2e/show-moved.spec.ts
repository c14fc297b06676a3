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

test("whoever has an old page before them moves nothing unseen: they see what is so now, and keep what they typed", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  // The night in which the clocks are put forward: nothing else of it is sold by seat before.
  const { show } = await farShow(context, "2026-12-21", 0);
  const day = show.date_start.slice(0, 10);
  const address = `/de/cms-hub/box-office?move=${show.id}`;
  const other = await context.newPage();
  const moveTo = async (tab: Page, time: string) => {
    await tab.getByLabel("Neuer Beginn").fill(`${day}T${time}`);
    await tab.getByRole("checkbox").check();
    await tab.getByRole("button", { name: "Vorstellung verschieben" }).click();
  };
  await page.goto(address);
  await other.goto(address);
  await moveTo(other, "00:15");
  await expect(other.getByRole("heading", { level: 1, name: "Vorstellung verschoben" })).toBeFocused();

  await moveTo(page, "00:45");
  await expect(page.getByText("Nicht verschoben: Die Vorstellung ist inzwischen anders")).toBeVisible();
  await expect(page.getByRole("main").getByText("00:15").first()).toBeVisible();
  await expect(page.getByLabel("Neuer Beginn")).toHaveValue(`${day}T00:45`);
  await expect(page.getByRole("checkbox")).not.toBeChecked();
  await expectAxeClean(page);
  await look(page, "move-conflict-de");
  const startsAt = async () => {
    const told = (await (await page.request.get(`/de/api/events/${show.id}/`)).json()) as EventListItem;
    return told.date_start;
  };
  expect(await startsAt()).toBe(`${day}T00:15:00+01:00`);

  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Vorstellung verschieben" }).click();
  await expect(page.getByText("Nicht verschoben:")).toHaveCount(0);
  await expect.poll(startsAt).toBe(`${day}T00:45:00+01:00`);
});
