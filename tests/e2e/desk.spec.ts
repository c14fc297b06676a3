import type { BrowserContext, Page } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { OrderBegun } from "~/domain/orders/schema";
import { open, scriptsLater } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";
import { timedShow } from "../support/timed-show";
import { emptiest } from "../support/tonight";

const path = "/de/cms-hub/box-office/desk";

/** Two tickets that a guest has reserved. */
async function reserved(context: BrowserContext, { event, seat_groups: [group] }: BookingInfo, name: string) {
  const { request } = context;
  await request.get("/api/csrf/");
  const send = async <T>(address: string, data: object): Promise<T> => {
    const token = (await context.cookies()).find((cookie) => cookie.name.endsWith("csrftoken"))?.value ?? "";
    const headers = { "x-csrftoken": token, "idempotency-key": crypto.randomUUID() };
    const answer = await request.post(address, { headers, data });
    if (!answer.ok()) throw new Error(`${address} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const line = group?.prices.find(({ has_discounts }) => has_discounts);
  const tickets = [{ price_id: line?.id, seat_group: group?.id, sale_type_id: line?.sale_type_id, amount: 2 }];
  await send("/de/api/shop/cart/", { event, tickets });
  const guest = { name, email: "h@gmx.example", method: "desk", terms: true };
  return (await send<OrderBegun>("/de/api/shop/orders/", guest)).number;
}

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

test("the desk finds a reservation by its name, takes the money and gives the tickets out, with the keyboard alone", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const name = `Öztürk ${crypto.randomUUID().slice(0, 6)}`;
  const number = await reserved(context, await emptiest(context), name);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, path);
  await expect(page.getByLabel("Tasten ein")).toBeChecked();
  await expect(page.getByRole("button", { name: new RegExp(number) })).toBeVisible();
  await expectAxeClean(page);

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(name.replace("Öztürk", "ozturk"));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.type("x100");
  await expect(page.getByLabel("Gegeben")).toHaveValue("100");
  await expect(page.getByText("Retour")).toBeVisible();
  await look(page, "desk-pay");
  await expectAxeClean(page);
  await page.keyboard.press("Enter");
  const tickets = page.getByRole("link", { name: /Karten drucken/ });
  await expect(tickets).toBeFocused();
  await expect(page.getByRole("heading", { name: "2 Karten ausgegeben" })).toBeVisible();
  await look(page, "desk-done");
  await expectAxeClean(page);
  const file = await page.request.get((await tickets.getAttribute("href")) ?? "");
  expect([file.status(), file.headers()["content-type"]]).toEqual([200, "application/pdf"]);

  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: new RegExp(number) })).toHaveCount(0);
  await page.keyboard.press("/");
  await page.keyboard.type(number);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /Schon um \d\d:\d\d ausgegeben/ })).toBeVisible();

  await page.keyboard.press("Escape");
  await page.getByLabel("Tasten ein").uncheck();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).not.toBeFocused();
});

test("what is typed into the search before the desk is awake is looked for", async ({ page, context, as }) => {
  await as("ada", context);
  const wake = await scriptsLater(page);
  await page.goto(path, { waitUntil: "commit" });
  const search = page.getByRole("searchbox");
  await search.fill("Niemand dieses Namens");
  await wake();
  await expect(page.getByText("Dazu gibt es heute nichts.")).toBeVisible();
  await expect(search).toHaveValue("Niemand dieses Namens");
});

test("the desk sells two tickets with the keyboard alone, and frees the seats of a sale that is given up", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const { title } = await emptiest(context);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, path);
  await expect(page.getByLabel("Tasten ein")).toBeChecked();
  const shows = page.getByRole("list", { name: "Verkaufen" }).getByRole("button");
  const names = await shows.allInnerTexts();
  const at = names.findIndex((name) => name.includes(title));
  await page.keyboard.press(String(at + 1));
  const amount = page.getByRole("textbox", { name: "Vollpreis" }).first();
  await expect(amount).toHaveValue("0");
  await page.keyboard.press("v");
  await page.keyboard.press("v");
  await page.keyboard.press("v");
  await page.keyboard.press("Shift+v");
  await expect(amount).toHaveValue("2");
  await expect(page.getByText(/2 Karten · gehalten bis/)).toBeVisible();
  await page.keyboard.press("s");
  const plan = page.getByRole("grid").first();
  const own = plan.getByRole("button", { pressed: true });
  await expect(own).toHaveCount(2);
  await expect(plan.getByRole("button", { name: "Reihe 1, Platz 1, frei" })).toBeFocused();
  await page.keyboard.press("Space");
  await expect(plan.getByRole("button", { name: "Reihe 1, Platz 1, gehalten", pressed: true })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect(own.and(plan.getByRole("button", { name: /^Reihe 1, Platz [12], gehalten$/ }))).toHaveCount(2);
  await expect(own).toHaveCount(2);
  await look(page, "desk-sale");
  await expectAxeClean(page);
  await page.keyboard.press("g");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "2 Karten ausgegeben" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Karten drucken/ })).toBeFocused();

  await page.keyboard.press("Escape");
  await page.keyboard.press(String(at + 1));
  await page.keyboard.press("v");
  await expect(page.getByText(/1 Karte · gehalten bis/)).toBeVisible();
  const left = page.waitForResponse(/\/leave\/$/);
  await page.keyboard.press("Escape");
  expect((await left).status()).toBe(200);
});

test("the desk sells another time slot to a group, with a code, and neither field takes the money", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const { title, day } = (await timedShow(context)).event;
  const code = `DESK${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await open(page, "/de/cms-hub/box-office/codes");
  await page.getByRole("textbox", { name: /^Code/ }).fill(code);
  await page.getByRole("textbox", { name: "Nachlass je Karte" }).fill("50");
  await page.getByRole("button", { name: "Code ausgeben" }).click();
  await expect(page.getByRole("status")).toHaveText(`Der Code ${code} ist ausgegeben.`);

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${path}?date=${day}`);
  await expect(page.getByLabel("Tasten ein")).toBeChecked();
  const names = await page.getByRole("list", { name: "Verkaufen" }).getByRole("button").allInnerTexts();
  await page.keyboard.press(String(names.findIndex((name) => name.includes(title)) + 1));
  const slots = page.getByRole("list", { name: "Uhrzeit" }).getByRole("button");
  await expect(slots.and(page.locator('[aria-pressed="true"]'))).toHaveCount(1);
  await page.keyboard.press("n");
  const amount = page.getByRole("textbox", { name: "Vollpreis" }).first();
  await expect(amount).toBeFocused();
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^5 Karten · gehalten bis/)).toBeVisible();
  const later = slots.and(page.locator(':enabled[aria-pressed="false"]')).last();
  const name = await later.innerText();
  await page.keyboard.press((await later.locator("kbd").innerText()).toLowerCase());
  await expect(page.getByRole("heading", { name: new RegExp(`${name.slice(-5)} `) })).toBeVisible();
  await expect(page.getByText(/^5 Karten · gehalten bis/)).toBeVisible();
  const due = page.locator("form strong").first();
  const full = await due.innerText();
  await page.keyboard.press("c");
  await page.keyboard.type("gibtesnicht");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Diesen Code gibt es nicht.");
  await expect(page.getByRole("textbox", { name: "Code" })).toHaveValue("gibtesnicht");
  await page.keyboard.press("c");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Code ${code}: −`)).toBeVisible();
  await expect(due).not.toHaveText(full);
  await look(page, "desk-slot");
  await expectAxeClean(page);
  await page.keyboard.press("b");
  await expect(page.getByRole("heading", { name: "5 Karten ausgegeben" })).toBeVisible();
});

test("on a phone whoever has chosen a show is led to its sale", async ({ page, context, as }) => {
  await as("ada", context);
  const { title } = await emptiest(context);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await expect(page.getByLabel("Tasten ein")).toBeChecked();
  await look(page, "desk-phone");
  await page.getByRole("list", { name: "Verkaufen" }).getByRole("button").filter({ hasText: title }).first().click();
  const sale = page.getByRole("region", { name: "Verkauf", exact: true });
  await expect(sale).toBeFocused();
  await expect(sale.getByRole("heading", { name: new RegExp(title) })).toBeInViewport();
  await page.getByRole("button", { name: "Vollpreis: eine mehr" }).first().click();
  await expect(page.getByText(/^1 Karte · gehalten bis/)).toBeInViewport();
  await look(page, "desk-phone-sale");
  await expectAxeClean(page);
  const left = page.waitForResponse(/\/leave\/$/);
  await page.keyboard.press("Escape");
  expect((await left).status()).toBe(200);
});
