import type { BrowserContext, Locator, Page } from "@playwright/test";
import type { BookingInfo, Cart } from "~/domain/booking/schema";
import type { Hall } from "~/domain/hall/schema";
import { open } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";
import { lastSeated } from "../support/far-show";
import { emptiest } from "../support/tonight";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** The show of tonight with the most free seats, what a guest holds of it, and two seats at its back that nobody wants. */
async function held(context: BrowserContext) {
  const { request } = context;
  const read = async <T>(address: string) => (await (await request.get(address)).json()) as T;
  const {
    event,
    seat_groups: [group],
  } = await emptiest(context);
  const line = group?.prices.find(({ has_discounts }) => has_discounts);
  const tickets = [{ price_id: line?.id, seat_group: group?.id, sale_type_id: line?.sale_type_id, amount: 2 }];
  await request.get("/api/csrf/");
  const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const headers = { "x-csrftoken": token, "idempotency-key": crypto.randomUUID() };
  const answer = await request.post("/de/api/shop/cart/", { headers, data: { event, tickets } });
  expect(answer.ok()).toBe(true);
  const cart = await read<Cart>("/de/api/shop/cart/");
  const hall = await read<Hall>(`/de/api/box-office/hall/${event}/`);
  const nameOf = ({ row, seat }: { row: string | null; seat: string | null }) => `Reihe ${row}, Platz ${seat}`;
  const free = hall.groups.find(({ id }) => id === group?.id)?.seats.filter(({ state }) => state === "free") ?? [];
  return { event, mine: cart.items[0]?.seats.map(nameOf) ?? [], back: free.slice(-2).map(nameOf) };
}

test("the house sees who holds what, takes a cart its seats and keeps seats out of sale, with the keyboard alone", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const { event, mine, back } = await held(context);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, `/de/cms-hub/box-office/hall?show=${event}`);
  const holds = page.getByRole("region", { name: "Noch nicht verkauft" });
  const cart = holds.getByRole("listitem").filter({ hasText: mine.join(" · ") });
  await expect(cart).toContainText("im Warenkorb");
  await expectAxeClean(page);
  await look(page, "hall");

  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN };
  const [plan, beside] = [await boxOf(page.getByRole("grid").first()), await boxOf(holds)];
  expect((await boxOf(page.getByRole("button", { name: "Verkauf anhalten" }))).y).toBeLessThan(plan.y);
  expect(plan.x).toBeLessThan(beside.x);

  const grid = page.getByRole("grid").first();
  const seat = (name: string, state: string) => grid.getByRole("button", { name: `${name}, ${state}`, exact: true });
  await cart.getByRole("button", { name: "Im Plan zeigen" }).press("Enter");
  await expect(page.getByText("2 Plätze gewählt")).toBeVisible();
  for (const name of mine)
    // oxlint-disable-next-line no-await-in-loop
    await expect(seat(name, "gehalten")).toHaveAttribute("aria-pressed", "true");
  await cart.getByRole("button", { name: /^Freigeben/ }).press("Enter");
  await expect(page.getByRole("button", { name: "Ja, freigeben" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText("Freigegeben.")).toBeVisible();
  await expect(cart).toHaveCount(0);
  await page.getByRole("button", { name: "Auswahl aufheben" }).press("Enter");

  const [first = "", second = ""] = back;
  await seat(first, "frei").focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.getByText("2 Plätze gewählt")).toBeVisible();
  await page.getByLabel("Grund").selectOption({ label: "Platz kaputt" });
  await look(page, "hall-chosen");
  await expectAxeClean(page);
  await page.getByRole("button", { name: "2 Plätze sperren" }).press("Enter");
  const broken = "gesperrt: Platz kaputt";
  await expect(seat(first, broken)).toBeVisible();
  await expect(seat(second, broken)).toBeVisible();

  await seat(first, broken).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "2 Plätze wieder verkaufen" }).press("Enter");
  await expect(seat(first, "frei")).toBeVisible();
  await expect(seat(second, "frei")).toBeVisible();
});

test("the sale of a show pauses and goes on, and guests are told so", async ({ page, context, as, at }) => {
  await as("ada", context);
  // The last one: tests that count shows on sale find the same ones before it.
  const { show } = await lastSeated(context);
  // Of somebody else: what staff see is not kept for others.
  const seenByGuests = async () => {
    const address = new URL(`/de/api/events/${show.id}/booking/`, page.url());
    const answer = await fetch(address, { headers: { "x-test-now": "2026-11-21T18:09:00+01:00" } });
    const { sales }: BookingInfo = await answer.json();
    return sales;
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/de/cms-hub/box-office/hall?show=${show.id}`);
  const status = page.getByRole("status");
  // Of two readings of the programme a screening takes the later one.
  await at("2026-11-21T18:06:00+01:00");
  await page.getByRole("button", { name: "Verkauf anhalten" }).press("Enter");
  await expect(status.getByText("Der Verkauf ist angehalten.")).toBeVisible();
  await expect(page.getByText("Neue Karten gibt es gerade nicht.")).toBeVisible();
  await expectAxeClean(page);
  await look(page, "hall-paused");
  await expect.poll(seenByGuests).toBe("paused");
  await at("2026-11-21T18:08:00+01:00");
  await page.getByRole("button", { name: "Weiter verkaufen" }).press("Enter");
  await expect(status.getByText("Der Verkauf geht weiter.")).toBeVisible();
  await expect.poll(seenByGuests).toBe("open");
});
