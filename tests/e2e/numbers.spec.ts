import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { Numbers } from "~/domain/numbers/schema";
import type { EventListItem } from "~/domain/programme/schema";
import { boughtTickets } from "../support/bought-tickets";
import { open } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";

const look = async (page: Page, name: string) => {
  const { LOOK: folder } = process.env;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

/** Shows sold by seat that are far from the evening of the other tests. */
async function farShows(page: Page): Promise<{ id: number; booking: BookingInfo }[]> {
  const read = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const { results } = await read<{ results: EventListItem[] }>("/de/api/events/?from=2026-12-05&page_size=12");
  const known = await Promise.all(
    results.map(async ({ id }) => ({ id, booking: await read<BookingInfo>(`/de/api/events/${id}/booking/`) })),
  );
  return known.filter(({ booking: { sales, seat_groups } }) => sales === "open" && seat_groups[0]?.kind === "seated");
}

test("the numbers of a day are on the screen and in the file, to the cent", async ({ page, context, as }) => {
  await as("ada", context);
  for (const { id, booking } of (await farShows(page)).slice(0, 2)) await boughtTickets(context, id, booking, 2);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/de/cms-hub/box-office");
  await page.getByRole("link", { name: "Zahlen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Zahlen" })).toBeVisible();
  const numbers = (await (await page.request.get("/de/api/box-office/numbers/")).json()) as Numbers;
  expect(numbers.total.sold_cents).toBeGreaterThan(0);
  await expect(page.getByRole("row", { name: /^Großer|^\S/ }).first()).toBeVisible();
  await expectAxeClean(page);
  await look(page, "numbers-de-1440-light");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: "Als CSV" }).click();
  const lines = (await readFile(await (await waiting).path(), "utf8")).split("\r\n").slice(1).filter(Boolean);
  const sum = lines.reduce((all, line) => all + Math.round(Number(line.split(";").at(-1)?.replace(",", ".")) * 100), 0);
  expect(sum).toBeGreaterThanOrEqual(numbers.total.left_cents);

  await page.getByRole("link", { name: "Letzter Monat" }).click();
  await expect(page.getByText("In diesem Zeitraum wurde nichts verkauft")).toBeVisible();
  await look(page, "numbers-none");
  await page.getByLabel("Von").fill("2026-11-30");
  await page.getByLabel("Bis").fill("2026-11-01");
  await page.getByRole("button", { name: "Anzeigen" }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByLabel("Von")).toHaveValue("2026-11-30");

  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/en/cms-hub/box-office/numbers?from=2026-11-01&to=2026-11-30");
  await expect(page.getByRole("heading", { level: 2, name: "VAT" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAxeClean(page);
  await look(page, "numbers-en-390-dark");
  await page.emulateMedia({ colorScheme: "light", media: "print" });
  await page.setViewportSize({ width: 794, height: 1123 });
  await look(page, "numbers-print");
});

test("the numbers of today are asked for again while somebody looks, and never while nobody does", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const asked: string[] = [];
  let tickets = 4321;
  await page.route("**/api/box-office/numbers/**", async (route) => {
    asked.push(route.request().url());
    const numbers = (await (await route.fetch()).json()) as Numbers;
    const shows = [{ event: 1, title: "Probe", starts_at: null, room: "", ...numbers.total }];
    await route.fulfill({ json: { ...numbers, shows, total: { ...numbers.total, tickets } } });
  });
  await open(page, "/de/cms-hub/box-office/numbers");
  await page.clock.runFor(60_000);
  await expect(page.getByRole("definition").filter({ hasText: "4321" })).toBeVisible();
  const before = asked.length;

  const see = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  await see("hidden");
  tickets = 4444;
  await page.clock.runFor(600_000);
  expect(asked).toHaveLength(before);
  await see("visible");
  await expect(page.getByRole("definition").filter({ hasText: "4444" })).toBeVisible();
  expect(asked).toHaveLength(before + 1);

  // Without an answer what was last known stays.
  await page.route("**/api/box-office/numbers/**", (route) => route.abort());
  await page.clock.runFor(61_000);
  await expect(page.getByRole("definition").filter({ hasText: "4444" })).toBeVisible();

  // A period that is over moves no more.
  const others: string[] = [];
  await open(page, "/de/cms-hub/box-office/numbers?from=2026-10-01&to=2026-10-31");
  await expect(page.getByText("In diesem Zeitraum wurde nichts verkauft")).toBeVisible();
  page.on("request", (request) => request.url().includes("/api/box-office/numbers/") && others.push(request.url()));
  await page.clock.runFor(180_000);
  await page.evaluate(() => fetch("/healthz"));
  expect(others).toEqual([]);
});
