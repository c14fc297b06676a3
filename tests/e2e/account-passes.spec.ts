import type { Page } from "@playwright/test";
import { expectGoodLooks, expectPrivate, look, twoViews } from "../support/account-looks";
import { alive, expect, expectAxeClean, open, test } from "../support/e2e";
import { bank, checkouts, fill, orderButton, title } from "../support/buying";
import { signIn, someAddress } from "../support/guest-pages";
import { seatedShow, type Show } from "./booking-shows";

const main = (page: Page) => page.getByRole("main");
const { words } = checkouts.de;

/** A ticket at the full price and one with a pass, in the cart of a browser. */
async function holdBoth(page: Page, { event, booking }: Show) {
  await page.request.get("/api/csrf/");
  const token = (await page.context().cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const [group] = booking.seat_groups;
  const lines = group?.prices.filter(({ name }) => name === "Vollpreis" || name === "nonstop") ?? [];
  const answer = await page.request.post("/de/api/shop/cart/", {
    headers: { "x-csrftoken": token, "idempotency-key": crypto.randomUUID() },
    data: {
      event: event.id,
      tickets: lines.map(({ id, sale_type_id }) => ({ price_id: id, seat_group: group?.id, sale_type_id, amount: 1 })),
    },
  });
  expect([answer.status(), lines.length]).toEqual([201, 2]);
}

test("a guest sees what a pass was used for and what comes back, with and without JavaScript", async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  for (const path of ["credit", "subscriptions"]) {
    await page.goto(`/de/user/${path}`);
    await expect(page).toHaveURL(new RegExp(`/de/user/login\\?next=%2Fde%2Fuser%2F${path}$`));
  }
  const address = someAddress();
  await signIn(page, address);
  await open(page, "/de/user/credit");
  await expect(page.getByRole("heading", { name: "Noch kein Guthaben" })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "credit-none");
  await open(page, "/de/user/subscriptions");
  await expect(page.getByRole("heading", { name: "Noch nichts mit einem Pass bestellt" })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "subscriptions-none");
  await expect(main(page).getByRole("link", { name: "Abos und Gutscheine" })).toHaveAttribute("href", "/de/abos");

  const show = await seatedShow(request, 76);
  await holdBoth(page, show);
  await page.goto(checkouts.de.path);
  await alive(page);
  await fill(page, address);
  await page.getByRole("checkbox", { name: words["short.terms"] }).check();
  await orderButton(page, "de").click();
  await bank(page, "Approve").click();
  await expect(title(page, words.tickets)).toBeVisible();
  const tickets = new URL(page.url()).pathname;

  await expectPrivate(page, "/de/user/subscriptions");
  const pass = main(page).getByRole("region", { name: "nonstop" });
  await expect(main(page).getByRole("region")).toHaveCount(1);
  await expect(pass.getByText("mit Kinoabo, Ausweis an der Kassa")).toBeVisible();
  await expect(pass.getByRole("definition")).toHaveText(["1 Karte", "1 Karte"]);
  await expect(pass.getByRole("heading", { level: 4, name: show.event.title })).toBeVisible();
  await expect(pass.getByText(/^Reihe \d+, Platz \d+$/)).toBeVisible();
  await expectGoodLooks(page, "/user/subscriptions", twoViews);

  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const guest = await plain.newPage();
  await guest.goto(tickets);
  await guest.getByText("Karten zurückgeben").first().click();
  const which = guest.getByRole("group", { name: words["back.which"] });
  await which.getByRole("checkbox", { name: /Vollpreis/ }).check();
  await guest.getByRole("button", { name: words["back.next"] }).click();
  await guest.getByRole("button", { name: words["back.do_one"] }).click();
  await expect(guest.getByText(/^Zurück an Sie, /)).toBeVisible();
  await guest.goto("/en/user/subscriptions");
  await main(guest).getByRole("link", { name: "Credit", exact: true }).click();
  const back = main(guest).getByRole("listitem").filter({ hasText: "to the card •• 4242" });
  await expect(back).toHaveCount(1);
  await expect(back.getByText("money is back")).toBeVisible();
  await expect(back).toContainText(/€\d+(\.\d\d)?$/);
  await back.getByRole("link").click();
  await expect(guest).toHaveURL(tickets.replace("/de/", "/en/"));
  await plain.close();
  await open(page, "/de/user/credit");
  await look(page, "credit-back");
});
