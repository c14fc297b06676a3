import type { Page } from "@playwright/test";
import { bank, orderButton, title, toCheckout, checkouts } from "../support/buying";
import { expect, expectAxeClean, open, test } from "../support/e2e";
import { signIn, someAddress } from "../support/guest-pages";
import { seatedShow, type Show } from "./booking-shows";

const main = (page: Page) => page.getByRole("main");
const { words } = checkouts.de;

/** Orders two tickets of a show. */
async function order(page: Page, show: Show, address: string) {
  await toCheckout(page, "de", show, address);
  await orderButton(page, "de").click();
}

test("what a guest ordered begins with the next visit, its codes and its seats, and says what is reserved or unpaid", async ({
  page,
  request,
}) => {
  const address = someAddress();
  const [first, second, third] = [
    await seatedShow(request, 53),
    await seatedShow(request, 54),
    await seatedShow(request, 55),
  ];
  await signIn(page, address);

  await order(page, third, address);
  await bank(page, "Decline: not enough money").click();
  await expect(title(page, words.failed)).toBeVisible();
  await toCheckout(page, "de", second, address);
  await page.getByRole("radio", { name: words["method.desk"] }).check();
  await orderButton(page, "de").click();
  await expect(title(page, words.reserved)).toBeVisible();
  await order(page, first, address);
  await bank(page, "Approve").click();
  await expect(title(page, words.tickets)).toBeVisible();
  const tickets = new URL(page.url()).pathname;

  await open(page, "/de/user/orders");
  const poster = main(page).getByRole("region", { name: first.event.title });
  await expect(poster.getByText("Karten gültig")).toBeVisible();
  await expect(poster.getByText(/^Reihe \d+, Plätze \d+–\d+$/)).toBeVisible();
  await expect(poster.getByRole("img", { name: /^Code zum Einlass: Reihe \d+, Platz \d+$/ })).toHaveCount(2);
  const row = (show: Show) => main(page).getByRole("listitem").filter({ hasText: show.event.title });
  await expect(row(second).getByText(/^reserviert, abholen bis \d\d:\d\d Uhr$/)).toBeVisible();
  await expect(row(third).getByText("nicht bezahlt")).toBeVisible();
  await expectAxeClean(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAxeClean(page);
  expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(320);
  await poster.getByRole("link", { name: "2 Karten zeigen" }).click();
  await expect(page).toHaveURL(tickets);
});

test("a guest without orders is led to what is on", async ({ page }) => {
  await signIn(page, someAddress());
  await open(page, "/de/user/orders");
  await expect(page.getByRole("heading", { name: "Noch keine Karten" })).toBeVisible();
  const shows = main(page)
    .getByRole("listitem")
    .filter({ hasText: /^\d\d:\d\d.*Heute/s });
  await expect(shows).toHaveCount(3);
  await expectAxeClean(page);
  await shows.first().getByRole("link").click();
  await expect(page).toHaveURL(/\/de\/programm\//);
});
