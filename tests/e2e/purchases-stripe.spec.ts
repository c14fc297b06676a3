import type { Locator, Page } from "@playwright/test";
import { boughtTicketsOf } from "../support/bought-tickets";
import { fill, hold, orderMailedTo, title } from "../support/buying";
import { alive, seededAt } from "../support/e2e";
import { minutePasses } from "../support/minute-passes";
import { expect, expectAxeClean, test } from "../support/staff";
import { cards, stripePorts, type StripeDeed } from "../support/stripe-server";
import { withStripeFields } from "../support/stripe-fields";
import { emptiest } from "../support/tonight";
import { seatedShow } from "./booking-shows";

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

test("by card and keyboard alone: refused, thought about, told twice, and let in once, offline too", async ({
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
  await hold(context, { event: { id: booking.event }, booking }, "en");
  await page.goto("/en/checkout");
  await alive(page);
  await tabTo(page, page.getByRole("textbox", { name: "Name" }));
  await page.keyboard.type("Anna Leitner");
  await tabTo(page, page.getByRole("textbox", { name: "Email" }));
  await page.keyboard.type("anna.leitner@gmx.example");
  await tabTo(page, page.getByRole("checkbox", { name: /terms/ }));
  await page.keyboard.press("Space");
  const order = page.getByRole("button", { name: "Order with obligation to pay", exact: true });
  await tabTo(page, order);
  await page.keyboard.press("Enter");

  const number = page.frameLocator("iframe").getByRole("textbox", { name: "Card number" });
  const pay = page.getByRole("button", { name: /^Pay €/ });
  await expect(title(page, "Enter your card")).toBeVisible();
  await expect(pay).toBeVisible();
  await expectAxeClean(page);
  await look(page, "pay-en-light-390");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.reload();
  await expect(pay).toBeVisible();
  await expectAxeClean(page);
  await look(page, "pay-en-dark-390");
  expect(await page.locator("html").evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(390);
  await tabTo(page, number);
  await page.keyboard.type(cards.declined);
  await tabTo(page, pay);
  await page.keyboard.press("Enter");
  await expect(title(page, "Your bank declined")).toBeVisible();

  await alive(page);
  await tabTo(page, order);
  await page.keyboard.press("Enter");
  await expect(title(page, "Enter your card")).toBeVisible();
  await expect(pay).toBeVisible();
  const payment = await paymentOf(page);
  await tabTo(page, number);
  // Neither good nor refused: the bank thinks.
  await page.keyboard.type("4000000000000077");
  await tabTo(page, pay);
  await page.keyboard.press("Enter");
  await expect(title(page, "Waiting for your bank")).toBeVisible();
  await alive(page);
  await deed({ do: "decide", id: payment });
  const later = "2026-11-21T18:06:00+01:00";
  expect(await deed({ do: "tell", id: payment, times: 2, at: later })).toEqual([204, 204]);
  await at(later);
  await page.clock.runFor(10_000);
  await expect(title(page, "Your tickets")).toBeVisible();
  await expect(page.getByText("Paid by card •• 4242")).toBeVisible();

  const [one, two] = await boughtTicketsOf(context, page.url());
  if (!one || !two) throw new Error("a ticket is missing");
  await as("ada", context);
  await page.goto(`/en/cms-hub/box-office/door?show=${booking.event}`);
  const main = page.getByRole("main");
  const verdict = (name: string) => page.getByRole("heading", { level: 2, name });
  await expect(main).toHaveAttribute("data-net", "online");
  const scan = async (code: string, said: string) => {
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await expect(verdict(said)).toBeVisible();
  };
  await scan(one.scan, "Go in");
  await scan(one.scan, "Already in");
  await page.getByRole("button", { name: "Next" }).press("Enter");
  await context.setOffline(true);
  await expect(main).toHaveAttribute("data-net", "offline");
  await scan(two.scan, "Go in");
  await scan(two.scan, "Already in");
  await context.setOffline(false);
  await expect(main).toHaveAttribute("data-net", "online");
  await expect(main).toHaveAttribute("data-waiting", "0");
});

test("per EPS: der Rückweg geht verloren, und wer zu spät kommt, zahlt nichts", async ({
  page,
  context,
  request,
  at,
}) => {
  const deed = deedAt(page);
  await withStripeFields(page, deed);
  const address = `anna-${crypto.randomUUID()}@gmx.example`;
  const pay = page.getByRole("button", { name: /bezahlen$/ });
  async function toFields(nth: number): Promise<string> {
    await hold(context, await seatedShow(request, nth));
    await page.goto("/de/kassa");
    await alive(page);
    await fill(page, address);
    await page.getByRole("radio", { name: "EPS-Überweisung" }).check();
    await page.getByRole("checkbox", { name: /AGB/ }).check();
    await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
    await expect(title(page, "Mit EPS zahlen")).toBeVisible();
    await expect(pay).toBeVisible();
    await page.frameLocator("iframe").getByRole("textbox").fill("Erste Bank");
    return paymentOf(page);
  }
  const lost = await toFields(1);
  await pay.click();
  await expect(title(page, "Bank")).toBeVisible();
  // Nobody comes back, and no event arrives.
  await deed({ do: "decide", id: lost });
  await minutePasses(context, "2026-11-21T18:08:00+01:00");
  await page.goto(await orderMailedTo(page, address));
  await expect(title(page, "Ihre Karten")).toBeVisible();
  await expect(page.getByText("Bezahlt per EPS")).toBeVisible();

  await toFields(2);
  const late = "2026-11-21T18:40:00+01:00";
  await minutePasses(context, late);
  await at(late);
  await pay.click();
  await expect(title(page, "Die Zeit ist abgelaufen")).toBeVisible();
  await expect(page.getByText("Bezahlt wurde nichts.")).toBeVisible();
});
