import { bank, fill, hold, orderMailedTo, title } from "../support/buying";
import { alive, expect, seededAt, test } from "../support/e2e";
import { minutePasses } from "../support/minute-passes";
import { seatedShow } from "./booking-shows";

test("in English, too: refused, told twice, thought about, the way back lost, and the time run out", async ({
  page,
  context,
  request,
  at,
}) => {
  const address = `anna-${crypto.randomUUID()}@gmx.example`;
  const order = page.getByRole("button", { name: "Order with obligation to pay", exact: true });
  const tickets = title(page, "Your tickets");
  async function toCheckout(nth: number): Promise<void> {
    await hold(context, await seatedShow(request, nth), "en");
    await page.goto("/en/checkout");
    await alive(page);
    await fill(page, address);
    await page.getByRole("checkbox", { name: /terms/ }).check();
  }
  await toCheckout(30);
  await order.click();
  await bank(page, "Approve, and lose the way back").click();
  await minutePasses(context, seededAt);
  await page.goto(await orderMailedTo(page, address));
  await expect(tickets).toBeVisible();

  await toCheckout(31);
  await order.click();
  await bank(page, "Decline: not enough money").click();
  await expect(title(page, "Your bank declined")).toBeVisible();
  await alive(page);
  await order.click();
  await bank(page, "Approve, and tell the house twice").click();
  await expect(tickets).toBeVisible();

  await toCheckout(32);
  await order.click();
  await bank(page, "Approve, but in twenty seconds").click();
  await expect(title(page, "Waiting for your bank")).toBeVisible();
  await alive(page);
  await at("2026-11-21T18:05:30+01:00");
  await page.clock.runFor(5_000);
  await expect(tickets).toBeVisible();

  await toCheckout(33);
  await at("2026-11-21T18:25:00+01:00");
  await order.click();
  await expect(title(page, "Time has run out")).toBeVisible();
  await expect(page.getByRole("button", { name: "Same seats again" })).toBeVisible();
});

test("auf Deutsch geht der Rückweg verloren, und die Karten sind trotzdem da", async ({ page, context, request }, {
  testId,
}) => {
  const address = `anna-${testId.slice(0, 6)}@gmx.example`;
  await hold(context, await seatedShow(request, 34));
  await page.goto("/de/kassa");
  await fill(page, address);
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await bank(page, "Approve, and lose the way back").click();
  await minutePasses(context, seededAt);
  await page.goto(await orderMailedTo(page, address));
  await expect(title(page, "Ihre Karten")).toBeVisible();
});

for (const { lang, nth, path, desk, terms, order, reserved, over } of [
  {
    lang: "de",
    nth: 36,
    path: "/de/kassa",
    desk: /bar oder mit Karte/,
    terms: /AGB/,
    order: "Zahlungspflichtig bestellen",
    reserved: "Für Sie reserviert",
    over: "Die Zeit ist abgelaufen",
  },
  {
    lang: "en",
    nth: 37,
    path: "/en/checkout",
    desk: /cash or card/,
    terms: /terms/,
    order: "Order with obligation to pay",
    reserved: "Reserved for you",
    over: "Time has run out",
  },
])
  test(`what is to be paid at the desk is reserved, and over when nobody comes (${lang})`, async ({
    page,
    context,
    request,
    at,
  }) => {
    await hold(context, await seatedShow(request, nth), lang);
    await page.goto(path);
    await alive(page);
    await fill(page, "anna.leitner@gmx.example");
    await page.getByRole("radio", { name: desk }).check();
    await page.getByRole("checkbox", { name: terms }).check();
    await page.getByRole("button", { name: order, exact: true }).click();
    await expect(title(page, reserved)).toBeVisible();
    await at("2027-01-15T12:00:00+01:00");
    await page.reload();
    await expect(title(page, over)).toBeVisible();
  });
