import type { Page } from "@playwright/test";
import type { OrderView } from "~/domain/orders/schema";
import { bought } from "../support/bought-tickets";
import { open } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";
import { seatedShow } from "./booking-shows";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const seatNames = (order: OrderView): string[] =>
  order.shows.flatMap(({ tickets }) => tickets.map(({ row, seat }) => `Reihe ${row}, Platz ${seat}`));

test("the house gives a party other seats on the plan, with keys alone, and its tickets are new ones", async ({
  page,
  context,
  as,
  request,
}) => {
  await as("ada", context);
  const { event, booking } = await seatedShow(request, 40);
  const order = await bought(context, event.id, booking, 2);
  const [first = "", second = ""] = seatNames(order);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/de/cms-hub/box-office/orders?order=${order.number}`);
  await page.getByRole("link", { name: "Andere Plätze …" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Andere Plätze" })).toBeVisible();
  await page.getByRole("button", { name: "Plätze tauschen" }).press("Enter");
  await expect(page.getByText("Bitte mindestens einen anderen Platz wählen.")).toBeFocused();

  const grid = page.getByRole("grid").first();
  const mine = grid.getByRole("button", { name: `${first}, frei` });
  await expect(mine).toHaveAttribute("aria-pressed", "true");
  // From the first seat of the hall on, the tab stop is the plan's; arrows lead to the end of its row.
  await grid.locator("button").first().focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(mine).toHaveAttribute("aria-pressed", "false");
  await expect(grid.locator('button[aria-pressed="true"]')).toHaveCount(2);
  await expectAxeClean(page);
  await look(page, "reseat-de-light-1440");
  await page.getByRole("button", { name: "Plätze tauschen" }).press("Enter");
  await expect(page.getByText("Andere Plätze, neue Karten: Die früheren gelten nicht mehr.")).toBeFocused();
  const tickets = page.getByRole("region", { name: "Vorstellungen und Karten" }).getByRole("listitem");
  for (const name of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop
    await expect(tickets.filter({ hasText: name }).filter({ hasText: "ersetzt" })).toHaveCount(1);
  }
  await expect(tickets.filter({ hasText: "gültig" })).toHaveCount(2);
  await expect(page.getByRole("row", { name: /Plätze getauscht, neue Karten/ })).toContainText("Ada");
  await look(page, "reseated-de-light-1440");
  await expect.poll(async () => (await request.get("/__mail")).text()).toContain("Ihre neuen Plätze");
});

test("on a small screen two guests of an order change places in its lists", async ({ page, context, as, request }) => {
  await as("ada", context);
  const { event, booking } = await seatedShow(request, 41);
  const order = await bought(context, event.id, booking, 3);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/de/cms-hub/box-office/orders?order=${order.number}&seats=${event.id}`);
  const lists = page.getByRole("combobox", { name: /^Platz für/ });
  const chosen = () => lists.locator("option:checked").allTextContents();
  const names = await chosen();
  await lists.first().selectOption({ label: names[1] ?? "" });
  await expect.poll(chosen).toEqual([names[1], names[0], names[2]]);
  await expectAxeClean(page);
  await look(page, "reseat-de-light-390");
  await page.emulateMedia({ colorScheme: "dark" });
  await open(page, `/en/cms-hub/box-office/orders?order=${order.number}&seats=${event.id}`);
  await expectAxeClean(page);
  await look(page, "reseat-en-dark-390");
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await fits(page)).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  await look(page, "reseat-en-dark-1440");
});

test("without JavaScript a ticket gets another seat from its list", async ({
  browser,
  as,
  request,
  baseURL,
  context,
}) => {
  const { event, booking } = await seatedShow(request, 42);
  const order = await bought(context, event.id, booking, 1);
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await as("ada", plain);
  const page = await plain.newPage();
  await page.goto(`/de/cms-hub/box-office/orders?order=${order.number}`);
  await page.getByRole("link", { name: "Andere Plätze …" }).click();
  await expect(page.getByRole("grid")).toHaveCount(0);
  const list = page.getByRole("combobox", { name: /^Platz für/ });
  await list.selectOption({ index: 0 });
  const wanted = await list.locator("option:checked").innerText();
  await page.getByRole("combobox", { name: "Warum" }).selectOption({ value: "broken" });
  await page.getByRole("button", { name: "Plätze tauschen" }).click();
  await expect(page.getByText("Andere Plätze, neue Karten")).toBeVisible();
  const tickets = page.getByRole("region", { name: "Vorstellungen und Karten" }).getByRole("listitem");
  await expect(tickets.filter({ hasText: "gültig" })).toContainText(wanted);
  await expect(page.getByRole("row", { name: /Plätze getauscht, neue Karten .*Platz defekt/ })).toBeVisible();
  await plain.close();
});
