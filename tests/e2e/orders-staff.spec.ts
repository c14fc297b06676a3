import type { BrowserContext, Page } from "@playwright/test";
import type { HandedOut } from "~/domain/desk/schema";
import { printedCode } from "~/domain/orders/ticket-code";
import { bought } from "../support/bought-tickets";
import { open } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";
import { seatedShow, type Show } from "./booking-shows";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test("the house finds an order, gives one of its tickets back and sends its mail again, with keys alone", async ({
  page,
  context,
  as,
  request,
}) => {
  await as("ada", context);
  const { event, booking } = await seatedShow(request, 26);
  // One that is found alone is opened at once.
  await bought(context, event.id, booking, 1);
  const order = await bought(context, event.id, booking, 2);
  const [first, second] = order.shows[0]?.tickets.map(({ code }) => printedCode(code)) ?? [];
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, "/de/cms-hub/box-office");
  await page.getByRole("link", { name: "Bestellungen", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Braucht einen Menschen" })).toBeVisible();

  const search = page.getByRole("searchbox", { name: /^Bestellnummer/ });
  await search.fill("gibt es nicht");
  await search.press("Enter");
  await expect(page.getByText("Dazu gibt es keine Bestellung.")).toBeVisible();
  await expect(search).toHaveValue("gibt es nicht");
  await search.fill("leitner");
  await search.press("Enter");
  await expect(page.getByRole("link", { name: new RegExp(order.number) })).toBeVisible();
  expect(page.url()).not.toContain("leitner");
  await expectAxeClean(page);
  await look(page, "orders-found-de-light-1440");
  await search.fill(first ?? "");
  await search.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: `Bestellung ${order.number}` })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "order-de-light-1440");
  await page.getByRole("checkbox", { name: new RegExp(first ?? "") }).press("Space");
  await page.getByRole("button", { name: "Gewählte Karten zurücknehmen …" }).press("Enter");
  await expect(page.getByRole("heading", { name: "1 Karte zurücknehmen?" })).toBeFocused();
  await page.getByRole("button", { name: "Ja, zurücknehmen" }).press("Enter");
  await expect(page.getByRole("combobox", { name: "Grund" })).toBeFocused();
  await expectAxeClean(page);
  await look(page, "order-taking-de-light-1440");
  await page.getByRole("combobox", { name: "Grund" }).selectOption({ label: "Krankheit" });
  await page.getByRole("button", { name: "Ja, zurücknehmen" }).press("Enter");
  await expect(page.getByText("Zurückgenommen. Die Karten gelten nicht mehr.")).toBeFocused();
  const tickets = page.getByRole("region", { name: "Vorstellungen und Karten" }).getByRole("listitem");
  await expect(tickets.filter({ hasText: first ?? "" })).toContainText("zurückgegeben");
  await expect(tickets.filter({ hasText: second ?? "" })).toContainText("gültig");
  await expect(page.getByRole("row", { name: /zum Teil zurückgegeben .*Krankheit/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const address = page.getByRole("textbox", { name: "Mail noch einmal senden an" });
  await address.fill("anna.gmx");
  await address.press("Enter");
  await expect(page.getByText("In der Adresse fehlt das @.")).toBeVisible();
  await expect(address).toHaveValue("anna.gmx");
  await expect(address).toBeFocused();
  await expectAxeClean(page);
  await address.fill("anna.richtig@gmx.example");
  await address.press("Enter");
  await expect(page.getByText("Die Mail geht an anna.richtig@gmx.example.")).toBeFocused();
  await expect(page.getByRole("row", { name: /Mail noch einmal gesendet/ })).toContainText("Ada");
  await look(page, "order-de-light-390");
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await fits(page)).toBe(true);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/en/cms-hub/box-office/orders?order=${order.number}`);
  await expectAxeClean(page);
  await look(page, "order-en-dark-1440");
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/en/cms-hub/box-office/orders`);
  expect(await fits(page)).toBe(true);
  await look(page, "orders-en-dark-390");
});

/** Two tickets of a show, sold at the desk in cash, by whoever is signed in: the number of the order. */
async function soldAtDesk(context: BrowserContext, { event, booking }: Show): Promise<string> {
  const { request } = context;
  await request.get("/api/csrf/");
  const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { headers: { "x-csrftoken": token }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer;
  };
  const [group] = booking.seat_groups;
  const line = group?.prices.find(({ has_discounts }) => has_discounts);
  const sale = `/de/api/box-office/desk/${event.id}/sales/${crypto.randomUUID()}/`;
  await post(sale, { price_id: line?.id, seat_group: group?.id, sale_type_id: line?.sale_type_id, amount: 2 });
  return ((await (await post(`${sale}pay/`, { paid: "cash" })).json()) as HandedOut).number;
}

test("money of the desk lies there for its guest, is said on the first page, and is handed out once", async ({
  page,
  context,
  as,
  request,
}) => {
  await as("ada", context);
  const show = await seatedShow(request, 28);
  const number = await soldAtDesk(context, show);
  await open(page, `/de/cms-hub/box-office/orders?order=${number}`);
  await page.getByRole("button", { name: "Alle gültigen Karten zurücknehmen …" }).click();
  await expect(page.getByText(/liegen dann an der Kassa/)).toBeVisible();
  await page.getByRole("combobox", { name: "Grund" }).selectOption({ label: "Kulanz" });
  await page.getByRole("button", { name: "Ja, zurücknehmen" }).click();
  await expect(page.getByText(/Braucht einen Menschen: Geld liegt an der Kassa seit/)).toBeVisible();
  await look(page, "order-desk-money-de-light-1280");
  await page.emulateMedia({ media: "print" });
  await look(page, "order-print-de");
  await page.emulateMedia({ media: "screen", colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/en/cms-hub/box-office");
  await look(page, "start-needy-en-dark-390");
  await page.getByRole("link", { name: /needs? a person$/ }).click();
  await expectAxeClean(page);
  await look(page, "orders-needy-en-dark-390");
  await page.getByRole("link", { name: new RegExp(number) }).click();
  await page.getByRole("button", { name: /handed out$/ }).click();
  await expect(page.getByText("Handed out, with your name in the history.")).toBeFocused();
  await expect(page.getByRole("button", { name: /handed out$/ })).toHaveCount(0);
  await expect(page.getByText("Needs a person")).toHaveCount(0);
});

test("without JavaScript the rest of an order is taken back in two steps", async ({
  browser,
  as,
  request,
  baseURL,
  context,
}) => {
  const { event, booking } = await seatedShow(request, 27);
  const order = await bought(context, event.id, booking, 2);
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await as("jakob", plain);
  const page = await plain.newPage();
  const answer = await page.goto(`/de/cms-hub/box-office/orders?order=${order.number}`);
  expect(answer?.status()).toBe(404);
  await as("ada", plain);
  await page.goto("/de/cms-hub/box-office/orders");
  await page.getByRole("searchbox").fill(order.number);
  await page.getByRole("button", { name: "Suchen" }).click();
  await page.getByRole("button", { name: "Gewählte Karten zurücknehmen …" }).click();
  await expect(page.getByText("Bitte zuerst Karten wählen.")).toBeVisible();
  await page.getByRole("button", { name: "Alle gültigen Karten zurücknehmen …" }).click();
  await expect(page.getByRole("heading", { name: "2 Karten zurücknehmen?" })).toBeVisible();
  await page.getByRole("combobox", { name: "Grund" }).selectOption({ label: "Kulanz" });
  await page.getByRole("button", { name: "Ja, zurücknehmen" }).click();
  await expect(page.getByText("Zurückgenommen.")).toBeVisible();
  await expect(page.getByText("zurückgegeben", { exact: true })).toHaveCount(2);
  await plain.close();
});
