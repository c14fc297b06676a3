import type { Page } from "@playwright/test";
import { expectGoodLooks, expectPrivate, look, twoViews } from "../support/account-looks";
import { checkouts, hold, orderButton, title } from "../support/buying";
import { expect, expectAxeClean, open } from "../support/e2e";
import { issuedVouchers } from "../support/issued-vouchers";
import { signIn, someAddress } from "../support/guest-pages";
import { test } from "../support/staff";
import { seatedShow, type Show } from "./booking-shows";

const main = (page: Page) => page.getByRole("main");
const { words } = checkouts.de;

/** Two tickets of a show in the checkout, with a voucher and all that is to be typed; what is left to pay. */
async function toCheckoutWith(page: Page, show: Show, code: string): Promise<string> {
  await hold(page.context(), show);
  await open(page, checkouts.de.path);
  await page.getByText(words["code.open"]).click();
  await page.getByRole("textbox", { name: words.code }).fill(code);
  await page.getByRole("button", { name: words["code.use"] }).click();
  await expect(page.getByText(`Der Gutschein …${code.slice(-4)} zahlt`)).toBeVisible();
  await page.getByRole("textbox", { name: /^Name/ }).fill("Nora Winkler");
  await page.getByRole("textbox", { name: /^E-Mail/ }).fill(someAddress());
  await page.getByRole("checkbox", { name: words["short.terms"] }).check();
  return page.getByText("Zu zahlen", { exact: true }).locator("xpath=following-sibling::dd[1]").innerText();
}

test("a guest sees what waits at the desk and what is on vouchers, with and without JavaScript", async ({
  page,
  browser,
  baseURL,
  request,
  as,
}) => {
  const house = await browser.newContext({ ...(baseURL && { baseURL }) });
  await as("ada", house);
  const hub = await house.newPage();
  const [small = "", large = ""] = [
    ...(await issuedVouchers(hub, "8,00", 1)),
    ...(await issuedVouchers(hub, "60,00", 1)),
  ];
  await house.close();

  await page.goto("/de/user/reservations");
  await expect(page).toHaveURL(/\/de\/user\/login\?next=%2Fde%2Fuser%2Freservations$/);
  await page.goto("/de/user/coupons");
  await expect(page).toHaveURL(/\/de\/user\/login\?next=%2Fde%2Fuser%2Fcoupons$/);
  await signIn(page, someAddress());
  await open(page, "/de/user/coupons");
  await expect(page.getByRole("heading", { name: "Noch kein Gutschein eingelöst" })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "coupons-none");

  const [reserved, paid] = [await seatedShow(request, 50), await seatedShow(request, 51)];
  const toPay = await toCheckoutWith(page, reserved, small);
  await page.getByRole("radio", { name: words["method.desk"] }).check();
  await orderButton(page, "de").click();
  await expect(title(page, words.reserved)).toBeVisible();
  const reservation = new URL(page.url()).pathname;
  await toCheckoutWith(page, paid, large);
  await orderButton(page, "de").click();
  await expect(title(page, words.tickets)).toBeVisible();
  const tickets = new URL(page.url()).pathname;

  await expectPrivate(page, "/de/user/reservations");
  const waiting = main(page).getByRole("listitem").filter({ hasText: "Nummer für die Kassa" });
  await expect(waiting).toHaveCount(1);
  await expect(waiting.getByRole("heading", { level: 2 })).toHaveText(/^Nummer für die Kassa \d{4}-\d+$/);
  await expect(waiting.getByRole("heading", { level: 3, name: reserved.event.title })).toBeVisible();
  await expect(waiting.getByText(/^Reihe \d+, Plätze \d+–\d+$/)).toBeVisible();
  await expect(waiting.getByText(/^\p{L}+, \d+\. \p{L}+, \d\d:\d\d Uhr$/u)).toBeVisible();
  await expect(waiting.getByText(toPay.replace(",00", ""), { exact: true })).toBeVisible();
  await expect(main(page).getByText(paid.event.title)).toHaveCount(0);
  await expectGoodLooks(page, "/user/reservations");

  await expectPrivate(page, "/de/user/coupons");
  const voucher = (code: string) =>
    main(page)
      .getByRole("listitem")
      .filter({ hasText: `Gutschein …${code.slice(-4)}` });
  const part = (name: string) =>
    main(page)
      .locator("section")
      .filter({ has: page.getByRole("heading", { name }) });
  await expect(part("Zum Einlösen").getByRole("heading", { level: 3 })).toHaveText([`Gutschein …${large.slice(-4)}`]);
  await expect(part("Aufgebraucht oder abgelaufen").getByRole("heading", { level: 3 })).toHaveText([
    `Gutschein …${small.slice(-4)}`,
  ]);
  await expect(voucher(large).getByText("gültig bis 21. November 2056")).toBeVisible();
  await expect(voucher(small).getByText("aufgebraucht")).toBeVisible();
  await expect(page.getByText(large.slice(0, 4))).toHaveCount(0);
  await expectGoodLooks(page, "/user/coupons");
  await open(page, "/de/user/coupons");
  const left = await voucher(large).locator("strong").innerText();
  await expectPrivate(page, "/de/user/credit");
  await expect(part("Noch auf Ihren Gutscheinen").getByText(left, { exact: true })).toBeVisible();
  await expect(main(page).getByText("auf einem Gutschein, gültig bis 21. November 2056")).toBeVisible();
  await expect(part("Bewegungen").getByRole("listitem")).toHaveCount(2);
  await expect(
    part("Bewegungen")
      .getByRole("listitem")
      .filter({ hasText: small.slice(-4) }),
  ).toContainText("− € 8");
  await expectGoodLooks(page, "/user/credit", twoViews);
  await open(page, "/de/user/credit");
  await main(page).getByRole("link", { name: "Die Gutscheine im Einzelnen" }).click();
  await voucher(large).getByRole("link").click();
  await expect(page).toHaveURL(tickets);

  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const guest = await plain.newPage();
  await guest.goto("/en/user/profile");
  await main(guest).getByRole("link", { name: "Reservations" }).click();
  await main(guest).getByRole("link", { name: "Open reservation" }).click();
  await expect(guest).toHaveURL(reservation.replace("/de/", "/en/"));
  await guest.getByRole("button", { name: "Give up the reservation" }).click();
  await expect(title(guest, checkouts.en.words.cancelled)).toBeVisible();
  await guest.goto("/en/user/reservations");
  await expect(main(guest).getByRole("heading", { name: "Nothing reserved" })).toBeVisible();
  await look(guest, "reservations-none");
  await main(guest).getByRole("link", { name: "Vouchers" }).click();
  const back = main(guest)
    .getByRole("listitem")
    .filter({ hasText: `Voucher …${small.slice(-4)}` });
  await expect(back.getByText("€8 of €8")).toBeVisible();
  await expect(back.getByText("back on it")).toBeVisible();
  await main(guest).getByRole("link", { name: "Credit" }).click();
  const [released, taken] = [
    main(guest).getByRole("listitem").filter({ hasText: "not needed, back on it" }),
    main(guest).getByRole("listitem").filter({ hasText: "paid with it" }),
  ];
  await expect(released).toContainText(/\+ €8$/);
  await expect(taken).toHaveCount(2);
  await expect(main(guest).getByText("on 2 vouchers, the first is valid until 21 November 2056")).toBeVisible();
  await plain.close();
});
