import type { Page } from "@playwright/test";
import type { Cancellation } from "~/domain/cancelling/schema";
import type { BookingInfo } from "~/domain/booking/schema";
import type { EventListItem } from "~/domain/programme/schema";
import { boughtTickets } from "../support/bought-tickets";
import { farShow } from "../support/far-show";
import { expect, expectAxeClean, test } from "../support/staff";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test("a show is cancelled: asked once more, its orders are done, and nothing is sold", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const { show, booking } = await farShow(context, "2026-12-14", test.info().repeatEachIndex);
  await boughtTickets(context, show.id, booking, 2);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/de/cms-hub/box-office?date=${show.date_start.slice(0, 10)}`);
  await look(page, "start-de-390-light");
  await page.locator(`a[href$="?cancel=${show.id}"]`).click();
  await expect(page.getByRole("heading", { level: 1, name: "Vorstellung absagen" })).toBeVisible();
  await expect(page.getByText(/1 Bestellung \(2 Karten\) bekommt/)).toBeVisible();
  await expectAxeClean(page);
  await look(page, "confirm-de-390-light");
  const button = page.getByRole("button", { name: "Vorstellung absagen" });
  await button.click();
  await expect(page.getByText("Bitte zuerst bestätigen")).toBeVisible();
  await page.getByRole("checkbox").check();
  await button.click();
  await expect(page.getByRole("heading", { level: 1, name: "Vorstellung abgesagt" })).toBeFocused();
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/de/api/box-office/shows/${show.id}/cancellation/`);
      expect(answer.status(), await answer.text()).toBe(200);
      const { open, done, refunds } = (await answer.json()) as Cancellation;
      return { orders: open.orders, done, due: refunds.due_cents };
    })
    .toEqual({ orders: 0, done: 1, due: 0 });
  await expect(page.getByText("1 von 1 Bestellungen erledigt")).toBeVisible();
  await expectAxeClean(page);
  await look(page, "done-de-390-light");
  const after = (await (await page.request.get(`/de/api/events/${show.id}/booking/`)).json()) as BookingInfo;
  expect(after.sales).toBe("cancelled");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`/en/cms-hub/box-office?cancel=${show.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Show cancelled" })).toBeVisible();
  await look(page, "done-en-1440-dark");
});

test("a press before the page listens changes nothing, and leaves nobody on another page", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const { show } = await farShow(context, "2026-12-15", test.info().repeatEachIndex);
  const { promise: isTime, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await isTime;
    await route.continue();
  });
  for (const [change, name] of [
    ["cancel", "Vorstellung absagen"],
    ["move", "Vorstellung verschieben"],
  ] as const) {
    await page.goto(`/de/cms-hub/box-office?${change}=${show.id}`, { waitUntil: "commit" });
    await expect(page.getByRole("button", { name })).toBeDisabled();
    await page.getByRole("checkbox").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${change}=${show.id}$`));
  }
  const button = page.getByRole("button", { name: "Vorstellung verschieben" });
  const start = `${show.date_start.slice(0, 10)}T06:40`;
  await page.getByLabel("Neuer Beginn").fill(start);
  await page.getByRole("checkbox").check();
  goOn();
  await expect(button).toBeEnabled();
  // What was said before is still meant.
  await button.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Vorstellung verschoben" })).toBeVisible();
  const told = (await (await page.request.get(`/de/api/events/${show.id}/`)).json()) as EventListItem;
  expect(told.date_start).toBe(`${start}:00+01:00`);
});

test("without JavaScript it is said that nothing can be cancelled or moved", async ({ browser, baseURL, as }) => {
  const plain = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false });
  await as("ada", plain);
  const { show } = await farShow(plain, "2026-12-14", 1);
  const page = await plain.newPage();
  for (const change of ["cancel", "move"]) {
    await page.goto(`/de/cms-hub/box-office?${change}=${show.id}`);
    await expect(page.locator("noscript p")).toHaveText("Dafür braucht die Kassa JavaScript.");
    await expect(page.locator("noscript p")).toBeVisible();
  }
  await plain.close();
});
