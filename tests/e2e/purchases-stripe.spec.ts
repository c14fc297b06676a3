import type { Locator, Page } from "@playwright/test";
import { boughtTicketsOf } from "../support/bought-tickets";
import { checkouts, fill, hold, orderButton, orderMailedTo, title, toCheckout, type Lang } from "../support/buying";
import { alive, seededAt } from "../support/e2e";
import { letInOnce } from "../support/let-in";
import { minutePasses } from "../support/minute-passes";
import { expect, expectAxeClean, test } from "../support/staff";
import { cards, stripePorts, type StripeDeed } from "../support/stripe-server";
import { withStripeFields } from "../support/stripe-fields";
import { askFees, endFees, feeCents, type HouseFee } from "../support/house-fees";
import { emptiest } from "../support/tonight";
import { programmeOf, seatedShow, ticketButtonOf, type Show } from "./booking-shows";

const ports = stripePorts(Number(process.env.E2E_PORT ?? 8788));
const houseUrl = `http://localhost:${ports.house}`;
test.use({ baseURL: houseUrl });
// The cron looks after all orders of the house: one test after the other.
test.describe.configure({ mode: "default" });

const deedAt = (page: Page) => async (deed: StripeDeed) =>
  (await (await page.request.post(`http://localhost:${ports.stripe}/deed`, { data: deed })).json()) as object;

/** Goes from field to field as a keyboard does, until somebody is where they want to be. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    expect(await wanted.evaluate((field) => field === field.ownerDocument.activeElement)).toBe(true);
  }).toPass({ intervals: [0] });
}

/** Types a card's number into its field, which is in a frame of another address: keys go there once the page says so, too. */
async function typeCard(page: Page, field: Locator, number: string): Promise<void> {
  await tabTo(page, field);
  await page.waitForFunction(() => document.activeElement instanceof HTMLIFrameElement);
  await page.keyboard.type(number);
  await expect(field).toHaveValue(number);
}

/** The payment at Stripe that a page asks for. */
async function paymentOf(page: Page): Promise<string> {
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  const answer = await page.request.get(`/en/api/shop/payments/${id}/`);
  const { form } = (await answer.json()) as { form: { client_secret: string } };
  return form.client_secret.split("_secret_")[0] ?? "";
}

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** Who buys in which language, and the show that is theirs from this number on. */
const guests: { lang: Lang; first: number }[] = [
  { lang: "de", first: 1 },
  { lang: "en", first: 3 },
];

for (const { lang, first } of guests) {
  const { words, path } = checkouts[lang];
  const payButton = (page: Page) =>
    page.getByRole("button", { name: new RegExp(words.pay_now.replace("{{total}}", "€ ?[0-9.,]+")) });

  test(`by card and keyboard alone: refused, thought about, told twice, and let in once, offline too (${lang})`, async ({
    page,
    context,
    browser,
    as,
    at,
  }) => {
    const deed = deedAt(page);
    await withStripeFields(page, deed);
    await page.setViewportSize({ width: 390, height: 844 });
    // The door lets in to tonight's shows, which are the house's to know.
    const staff = await browser.newContext({ baseURL: houseUrl, extraHTTPHeaders: { "x-test-now": seededAt } });
    await as("ada", staff);
    const booking = await emptiest(staff);
    await staff.close();
    await hold(context, { event: { id: booking.event }, booking }, { lang });
    await page.goto(path);
    await alive(page);
    await tabTo(page, page.getByRole("textbox", { name: words.name }));
    await page.keyboard.type("Anna Leitner");
    await tabTo(page, page.getByRole("textbox", { name: words.email }));
    await page.keyboard.type("anna.leitner@gmx.example");
    await tabTo(page, page.getByRole("checkbox", { name: words["short.terms"] }));
    await page.keyboard.press("Space");
    const order = orderButton(page, lang);
    await tabTo(page, order);
    await page.keyboard.press("Enter");

    const number = page.frameLocator("iframe").getByRole("textbox", { name: /Card number|Kartennummer/ });
    const pay = payButton(page);
    await expect(title(page, words.pay_card)).toBeVisible();
    await expect(pay).toBeVisible();
    await expectAxeClean(page);
    await look(page, `pay-${lang}-light-390`);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.reload();
    await expect(pay).toBeVisible();
    await expectAxeClean(page);
    await look(page, `pay-${lang}-dark-390`);
    expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
    await typeCard(page, number, cards.declined);
    await tabTo(page, pay);
    await page.keyboard.press("Enter");
    await expect(title(page, words.failed)).toBeVisible();

    await alive(page);
    await tabTo(page, order);
    await page.keyboard.press("Enter");
    await expect(title(page, words.pay_card)).toBeVisible();
    await expect(pay).toBeVisible();
    const payment = await paymentOf(page);
    // Neither good nor refused: the bank thinks.
    await typeCard(page, number, "4000000000000077");
    await tabTo(page, pay);
    await page.keyboard.press("Enter");
    await expect(title(page, words.waiting)).toBeVisible();
    await alive(page);
    await deed({ do: "decide", id: payment });
    const later = "2026-11-21T18:06:00+01:00";
    expect(await deed({ do: "tell", id: payment, times: 2, at: later })).toEqual([204, 204]);
    await at(later);
    await page.clock.runFor(10_000);
    await expect(title(page, words.tickets)).toBeVisible();
    await expect(page.getByText(words["paid_by.card"].replace("{{label}}", "•• 4242"))).toBeVisible();

    const bought = await boughtTicketsOf(context, page.url());
    await as("ada", context);
    await letInOnce(page, lang, booking.event, bought);
  });

  test(`by EPS: the way back is lost, and whoever is late pays nothing (${lang})`, async ({ page, request, at }) => {
    const deed = deedAt(page);
    await withStripeFields(page, deed);
    const address = `anna-${crypto.randomUUID()}@gmx.example`;
    const pay = payButton(page);
    async function toFields(nth: number): Promise<string> {
      await toCheckout(page, lang, await seatedShow(request, first + nth), address);
      await page.getByRole("radio", { name: words["method.eps"] }).check();
      await orderButton(page, lang).click();
      await expect(title(page, words.pay_bank)).toBeVisible();
      await expect(pay).toBeVisible();
      await page.frameLocator("iframe").getByRole("textbox").fill("Erste Bank");
      return paymentOf(page);
    }
    const lost = await toFields(0);
    await pay.click();
    await expect(title(page, "Bank")).toBeVisible();
    // Nobody comes back, and no event arrives.
    await deed({ do: "decide", id: lost });
    await minutePasses(page.context(), "2026-11-21T18:08:00+01:00");
    await page.goto(await orderMailedTo(page, address));
    await expect(title(page, words.tickets)).toBeVisible();
    await expect(page.getByText(words["paid_by.eps"])).toBeVisible();

    await toFields(1);
    const late = "2026-11-21T18:40:00+01:00";
    await minutePasses(page.context(), late);
    await at(late);
    await pay.click();
    await expect(title(page, words.expired)).toBeVisible();
    await expect(page.getByText(words.expired_unpaid)).toBeVisible();
  });
}

/** Each of another sum, so that none is taken for another: of each ticket and of an order, to be kept and to come back. */
const fees: HouseFee[] = [
  { name: "Systemgebühr", per: "ticket", cents: 57, tax: 20, comesBack: false },
  { name: "Druck", per: "ticket", cents: 31, tax: 20, comesBack: true },
  { name: "Bearbeitung", per: "order", cents: 117, tax: 10, comesBack: false },
  { name: "Spende", per: "order", cents: 203, tax: 0, comesBack: true },
];
const kept = fees.filter(({ comesBack }) => !comesBack);
const euros = (cents: number): string => `€\u00a0${(cents / 100).toFixed(2).replace(".", ",")}`;
const sumOf = ({ per, cents }: HouseFee): string => euros(per === "ticket" ? 2 * cents : cents);

/** Two tickets through the dialog, with what it says of fees. */
async function chooseTwo(page: Page, show: Show): Promise<void> {
  await page.goto(programmeOf(show));
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  for (const { name, per, cents } of fees)
    await expect(dialog).toContainText(
      `${euros(cents)} ${name} je ${per === "order" ? "Bestellung" : "bezahlter Karte"}`,
    );
  const more = dialog.getByRole("button", { name: /eine mehr$/ }).first();
  await more.click();
  await more.click();
  await dialog.getByRole("button", { name: "In den Warenkorb" }).click();
  await dialog.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(title(page, "Warenkorb")).toBeVisible();
}

/** That a page names each fee with its sum, and what everything comes to. */
async function expectFees(page: Page, total: number): Promise<void> {
  const main = page.getByRole("main");
  for (const fee of fees) await expect(main).toContainText(new RegExp(`${fee.name}[^€]*${sumOf(fee)}`));
  await expect(main).toContainText(euros(total));
}

/** What is left of each fee in the file of today's numbers, cents. */
async function bookedFees(office: Page): Promise<number[]> {
  const lines = (await (await office.request.get("/de/api/box-office/numbers.csv")).text()).split("\r\n");
  const centsIn = (line: string): number => Math.round(100 * Number(line.split(";").at(-1)?.replace(",", ".")));
  return fees.map(({ name }) =>
    lines.filter((line) => line.includes(name)).reduce((sum, line) => sum + centsIn(line), 0),
  );
}

test("fees of the house are the same from the dialog to the books, and come back as each says", async ({
  page,
  request,
  browser,
  as,
}) => {
  await withStripeFields(page, deedAt(page));
  const staff = await browser.newContext({ baseURL: houseUrl, extraHTTPHeaders: { "x-test-now": seededAt } });
  await as("ada", staff);
  const office = await staff.newPage();
  const before = await bookedFees(office);
  await askFees(office, fees);
  const show = await seatedShow(request, 6);
  const price = Math.round(100 * Number(show.booking.prices.find(({ has_discounts }) => has_discounts)?.price));
  const total = 2 * price + feeCents(fees, 2);
  const address = `anna-${crypto.randomUUID()}@gmx.example`;

  await chooseTwo(page, show);
  await expectFees(page, total);
  await page.goto("/de/kassa");
  await alive(page);
  await expectFees(page, total);
  await fill(page, address);
  await page.getByRole("checkbox", { name: checkouts.de.words["short.terms"] }).check();
  await orderButton(page, "de").click();
  const pay = page.getByRole("button", { name: checkouts.de.words.pay_now.replace("{{total}}", euros(total)) });
  await expect(pay).toBeVisible();
  await page.frameLocator("iframe").getByRole("textbox").fill(cards.good);
  await pay.click();
  await expect(title(page, checkouts.de.words.tickets)).toBeVisible();
  await expectFees(page, total);
  await expect(page.getByText("bis auf Gebühren, die bleiben")).toBeVisible();
  await orderMailedTo(page, address);
  const mails = async () =>
    (await (await page.request.get("/__mail")).text()).split("<article").filter((one) => one.includes(address));
  for (const fee of fees) expect((await mails()).join()).toMatch(new RegExp(`${fee.name}, je [^€]*${sumOf(fee)}`));

  await alive(page);
  await page.locator("summary").filter({ hasText: checkouts.de.words.back }).click();
  for (const ticket of await page
    .getByRole("group", { name: checkouts.de.words["back.which"] })
    .getByRole("checkbox")
    .all())
    await ticket.check();
  await page.getByRole("button", { name: checkouts.de.words["back.next"], exact: true }).click();
  await expect(page.getByRole("main")).toContainText(euros(total - feeCents(kept, 2)));
  await page.getByRole("button", { name: "2 Karten zurückgeben" }).click();
  await expect(title(page, "Karten zurückgegeben")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(euros(total - feeCents(kept, 2)));

  await office.goto("/de/cms-hub/box-office/numbers");
  await expect(office.getByRole("row", { name: /^Gebühren/ })).toBeVisible();
  const after = await bookedFees(office);
  expect(after.map((cents, at) => cents - (before[at] ?? 0))).toEqual(
    fees.map((fee) => (fee.comesBack ? 0 : feeCents([fee], 2))),
  );
  await endFees(office, fees);
  await staff.close();
});
