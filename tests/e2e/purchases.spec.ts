import { boughtTicketsOf } from "../support/bought-tickets";
import { bank, checkouts, orderButton, orderMailedTo, title, toCheckout, type Lang } from "../support/buying";
import { alive, open, seededAt } from "../support/e2e";
import { letInOnce } from "../support/let-in";
import { minutePasses } from "../support/minute-passes";
import { expect, test } from "../support/staff";
import { emptiest } from "../support/tonight";
import { seatedShow } from "./booking-shows";

/** Who buys in which language, and which shows. */
const guests = [
  { lang: "de", shows: { lost: 61, refused: 62, slow: 63, over: 64, desk: 65, bank: 66 } },
  { lang: "en", shows: { lost: 67, refused: 68, slow: 69, over: 70, desk: 71, bank: 72 } },
] satisfies { lang: Lang; shows: Record<string, number> }[];

for (const { lang, shows } of guests) {
  const { words } = checkouts[lang];

  test(`the way back lost, refused, told twice, thought about, and the time run out (${lang})`, async ({
    page,
    request,
    context,
    at,
  }) => {
    const address = `anna-${crypto.randomUUID()}@gmx.example`;
    const order = orderButton(page, lang);
    const tickets = title(page, words.tickets);
    const checkout = async (show: number) => toCheckout(page, lang, await seatedShow(request, show), address);
    await checkout(shows.lost);
    await order.click();
    await bank(page, "Approve, and lose the way back").click();
    await minutePasses(context, seededAt);
    await page.goto(await orderMailedTo(page, address));
    await expect(tickets).toBeVisible();

    await checkout(shows.refused);
    await order.click();
    await bank(page, "Decline: not enough money").click();
    await expect(title(page, words.failed)).toBeVisible();
    await alive(page);
    await order.click();
    await bank(page, "Approve, and tell the house twice").click();
    await expect(tickets).toBeVisible();

    await checkout(shows.slow);
    await order.click();
    await bank(page, "Approve, but in twenty seconds").click();
    await expect(title(page, words.waiting)).toBeVisible();
    await alive(page);
    await at("2026-11-21T18:05:30+01:00");
    await page.clock.runFor(5_000);
    await expect(tickets).toBeVisible();

    await checkout(shows.over);
    await at("2026-11-21T18:25:00+01:00");
    await order.click();
    await expect(title(page, words.expired)).toBeVisible();
    await expect(page.getByRole("button", { name: words.again })).toBeVisible();
  });

  test(`what is to be paid at the desk is reserved, and over when nobody comes (${lang})`, async ({
    page,
    request,
    at,
  }) => {
    await toCheckout(page, lang, await seatedShow(request, shows.desk), "anna.leitner@gmx.example");
    await page.getByRole("radio", { name: words["method.desk"] }).check();
    await orderButton(page, lang).click();
    await expect(title(page, words.reserved)).toBeVisible();
    await at("2027-01-15T12:00:00+01:00");
    await page.reload();
    await expect(title(page, words.expired)).toBeVisible();
  });

  test(`the time runs out at the bank: nothing is charged late, and money that is there buys the seats if they are free (${lang})`, async ({
    page,
    request,
    at,
  }) => {
    const order = orderButton(page, lang);
    const show = await seatedShow(request, shows.bank);
    await toCheckout(page, lang, show, "anna.leitner@gmx.example");
    await order.click();
    await expect(bank(page, "Approve")).toBeVisible();
    await at("2026-11-21T18:45:00+01:00");
    await bank(page, "Approve, but in twenty seconds").click();
    await expect(title(page, words.expired)).toBeVisible();
    // The bank says yes to what is over.
    await at("2026-11-21T18:46:00+01:00");
    await page.reload();
    await expect(title(page, words.expired)).toBeVisible();
    await alive(page);
    await page.getByRole("button", { name: words.again }).click();
    await expect(title(page, words.title)).toBeVisible();
    await alive(page);
    // Nobody types it a second time.
    await expect(page.getByRole("textbox", { name: /^Name/ })).toHaveValue("Anna Leitner");
    await expect(page.getByRole("textbox", { name: /^E-?[Mm]ail/ })).toHaveValue("anna.leitner@gmx.example");
    await expect(page.getByRole("radio", { name: words["method.card"] })).toBeChecked();
    await page.getByRole("checkbox", { name: words["short.terms"] }).check();
    await order.click();
    await expect(bank(page, "Approve")).toBeVisible();
    await at("2026-11-21T19:30:00+01:00");
    await bank(page, "Approve").click();
    await expect(title(page, words.tickets)).toBeVisible();
  });

  test(`what is paid for at the bank is let in once, offline too (${lang})`, async ({ page, context, as }) => {
    await as("ada", context);
    const booking = await emptiest(context);
    await toCheckout(page, lang, { event: { id: booking.event }, booking }, "anna.leitner@gmx.example");
    await orderButton(page, lang).click();
    await bank(page, "Approve").click();
    await expect(title(page, words.tickets)).toBeVisible();
    await letInOnce(page, lang, booking.event, await boughtTicketsOf(context, page.url()));
  });

  test(`what is paid for at the desk is let in once, offline too (${lang})`, async ({
    page,
    context,
    browser,
    as,
    baseURL,
  }) => {
    const staff = await browser.newContext({
      ...(baseURL && { baseURL }),
      extraHTTPHeaders: { "x-test-now": seededAt },
    });
    await as("ada", staff);
    const booking = await emptiest(staff);
    await staff.close();
    await toCheckout(page, lang, { event: { id: booking.event }, booking }, "anna.leitner@gmx.example");
    await page.getByRole("radio", { name: words["method.desk"] }).check();
    await orderButton(page, lang).click();
    await expect(title(page, words.reserved)).toBeVisible();
    const address = page.url();
    const number = /\d{4}-\d{4,}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";

    await as("ada", context);
    await open(page, "/de/cms-hub/box-office/desk");
    await expect(page.getByLabel("Tasten ein")).toBeChecked();
    await page.keyboard.press("/");
    await page.keyboard.type(number);
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Gegeben")).toBeVisible();
    await page.keyboard.press("g");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "2 Karten ausgegeben" })).toBeVisible();
    await letInOnce(page, lang, booking.event, await boughtTicketsOf(context, address));
  });
}
