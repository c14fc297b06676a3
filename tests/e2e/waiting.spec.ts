import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { Hall } from "~/domain/hall/schema";
import { open } from "../support/e2e";
import { minutePasses } from "../support/minute-passes";
import { partyMailedTo } from "../support/party-mail";
import { expect, expectAxeClean, test } from "../support/staff";
import { farShow } from "../support/far-show";
import type { Show } from "./booking-shows";

const look = async (shown: Page | Locator, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await shown.screenshot({ path: `${folder}/${name}.png` });
};

/** What somebody of the house does with the seats of a show. */
async function changeSeats(context: BrowserContext, event: number, change: object): Promise<void> {
  const { request } = context;
  await request.get("/api/csrf/");
  const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const answer = await request.post(`/de/api/box-office/hall/${event}/`, {
    headers: { "x-csrftoken": token },
    data: change,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const seatsOf = async ({ request }: BrowserContext, event: number) => {
  const hall = (await (await request.get(`/de/api/box-office/hall/${event}/`)).json()) as Hall;
  const free = hall.groups.flatMap(({ seats, kind }) =>
    seats.filter(({ state }) => kind === "seated" && state === "free"),
  );
  return { waiting: hall.waiting, free: free.map(({ id }) => id) };
};

const seededAt = "2026-11-21T18:05:00+01:00";

interface SoldOut extends Show {
  free: number[];
}

async function soldOut(context: BrowserContext, from: string): Promise<SoldOut> {
  const { show: event, booking } = await farShow(context, from, test.info().repeatEachIndex);
  const { free } = await seatsOf(context, event.id);
  await changeSeats(context, event.id, { do: "block", units: free, reason: "guests" });
  return { event, booking, free };
}

test("who waits for a sold-out show is written to when seats come free, and takes them into the cart", async ({
  page,
  context,
  browser,
  as,
}) => {
  const staff = await browser.newContext({ extraHTTPHeaders: { "x-test-now": seededAt } });
  await as("ada", staff);
  const { event, booking, free } = await soldOut(staff, "2026-12-18");
  const address = `nora-${crypto.randomUUID()}@post.example`;

  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, event.url);
  const form = page.getByRole("region", { name: "Auf die Warteliste" });
  await expect(form).toBeVisible();
  await look(form, "join-de-390-light");
  await form.getByRole("button", { name: "Auf die Warteliste" }).press("Enter");
  await expect(form.getByRole("alert")).toBeFocused();
  await expect(form.getByRole("alert")).toContainText("Bitte nennen Sie eine Adresse");
  await expectAxeClean(page);
  await look(form, "join-wrong-de-390-light");
  const line = booking.seat_groups[0]?.prices.find(({ has_discounts }) => has_discounts);
  await form.getByRole("spinbutton", { name: new RegExp(`${line?.name}, `) }).fill("2");
  await form.getByLabel("E-Mail-Adresse").fill(address);
  await form.getByLabel("E-Mail-Adresse").press("Enter");
  const joined = page.getByRole("status").filter({ hasText: "Sie stehen auf der Liste" });
  await expect(joined).toBeFocused();
  await expect(joined).toContainText(address);
  await expectAxeClean(page);
  await look(joined, "joined-de-390-light");
  expect((await seatsOf(staff, event.id)).waiting).toBe(1);

  await page.goto(await partyMailedTo(page, address, /Auf der Warteliste/));
  await expect(page.getByRole("heading", { level: 1, name: "Sie stehen auf der Liste" })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "listed-de-390-light");

  await changeSeats(staff, event.id, { do: "unblock", units: free.slice(0, 2) });
  await minutePasses(staff, seededAt);
  const link = await partyMailedTo(page, address, /Für Sie ist etwas frei/);
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1, name: "Für Sie frei bis 19:05" })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "offer-de-390-light");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(link.replace("/de/", "/en/"));
  await expect(page.getByRole("heading", { level: 1, name: "Free for you until" })).toBeVisible();
  await look(page, "offer-en-1440-dark");
  await page.goto(link);
  await page.getByRole("button", { name: "In den Warenkorb legen" }).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 3, name: event.title })).toBeVisible();
  await expect(page.getByText("bis 19:05").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Verlängern" })).toHaveCount(0);
  await look(page, "cart-de-1440-dark");
  expect((await seatsOf(staff, event.id)).free).toEqual([]);
  await staff.close();
  expect(context.pages()).toHaveLength(1);
});

test("the list and its offer work without JavaScript, at 320 px, and leaving gives everything back", async ({
  browser,
  as,
}) => {
  const headers = { "x-test-now": seededAt };
  const staff = await browser.newContext({ extraHTTPHeaders: headers });
  await as("ada", staff);
  const { event, booking, free } = await soldOut(staff, "2026-12-20");
  const address = `emil-${crypto.randomUUID()}@post.example`;
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
    extraHTTPHeaders: headers,
  });
  const page = await plain.newPage();
  const line = booking.seat_groups[0]?.prices.find(({ has_discounts }) => has_discounts);
  const field = `[name="amount-${line?.id}-${line?.seat_group}"]`;
  await page.goto(event.url);
  await page.locator(field).fill("2");
  await page.getByRole("button", { name: "In den Warenkorb", exact: true }).click();
  // The page is everybody's: that it is sold out is known once somebody has asked.
  const form = page.getByRole("region", { name: "Auf die Warteliste" });
  await form.locator(field).fill("99");
  await form.getByLabel("E-Mail-Adresse").fill(address);
  await form.getByRole("button").click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByLabel("E-Mail-Adresse")).toHaveValue(address);
  await form.locator(field).fill("2");
  await form.getByRole("button").click();
  await expect(page.getByText("Sie stehen auf der Liste")).toBeVisible();
  await look(page, "plain-joined-320");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await changeSeats(staff, event.id, { do: "unblock", units: free.slice(0, 2) });
  await minutePasses(staff, seededAt);
  await page.goto(await partyMailedTo(page, address, /Für Sie ist etwas frei/));
  await look(page, "plain-offer-320");
  // Its styles are in the document: without a script no others come.
  await expect(page.locator("main form")).toHaveCSS("display", "grid");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Ich brauche sie nicht mehr" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sie stehen nicht mehr auf der Liste" })).toBeVisible();
  expect((await seatsOf(staff, event.id)).free).toHaveLength(2);
  await plain.close();
  await staff.close();
});
