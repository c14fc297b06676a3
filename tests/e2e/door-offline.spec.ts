import type { Page } from "@playwright/test";
import { printedCode } from "~/domain/orders/ticket-code";
import { boughtTickets } from "../support/bought-tickets";
import { door, emptiest, look, online, verdict, wedge } from "../support/door";
import { expect, expectAxeClean, test } from "../support/staff";

test.use({ serviceWorkers: "allow" });

/** What the scanners of a device have left on it. */
const keptOf = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has("kasch-door-1"))) return [];
    const kept = await (await caches.open("kasch-door-1")).matchAll();
    return Promise.all(kept.map((one) => one.text()));
  });
const lost = (page: Page) => page.getByRole("heading", { level: 1, name: "Keine Verbindung" });

test("a scanner that was opened tonight opens without a connection, goes on by its list, and tells the house later", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const [show] = await emptiest(page);
  if (!show) throw new Error("too little is shown tonight");
  const [one, two] = await boughtTickets(context, show.id, show.booking, 2);
  if (!one || !two) throw new Error("a ticket is missing");
  await page.goto(door(show.id));
  await online(page);
  await expect.poll(async () => (await keptOf(page)).length, { timeout: 60_000 }).toBe(2);
  await wedge(page, one.scan);
  await expect(verdict(page, "Hinein")).toBeVisible();
  const main = page.getByRole("main");

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText("Offline · 0 warten · Liste von 18:05")).toBeVisible();
  await expect(page.getByText(/Geprüft wird nach der Liste von 18:05/)).toBeVisible();
  await look(page, "reloaded");
  await expectAxeClean(page);
  await wedge(page, one.scan);
  await expect(verdict(page, "Schon drin")).toBeVisible();
  await wedge(page, two.scan);
  await expect(verdict(page, "Hinein")).toBeVisible();
  await page.reload();
  await expect(main).toHaveAttribute("data-waiting", "1");
  await expect(main).toHaveAttribute("data-net", "offline");
  await wedge(page, two.code);
  await expect(verdict(page, "Schon drin")).toBeVisible();

  await context.setOffline(false);
  await online(page);
  await expect(main).toHaveAttribute("data-waiting", "0");
  const kept = (await keptOf(page)).join("\n");
  expect(kept).toContain("<html");
  for (const secret of ["Leitner", "gmx.example", "Ada", "ada@", one.code, two.code, printedCode(one.code), one.scan])
    expect(kept).not.toContain(secret);
});

test("a scanner is the one page of the house that is kept, for a night, and until somebody signs out", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const cookies = await context.cookies();
  const [show] = await emptiest(page);
  const address = door(show?.id ?? 0);
  const opened = async () => {
    await page.goto(address);
    await online(page);
    await expect.poll(async () => (await keptOf(page)).length, { timeout: 60_000 }).toBe(2);
  };
  await opened();
  await page.goto("/de/cms-hub/box-office/desk");
  await expect(page.getByRole("heading", { level: 1, name: "Kassapult" })).toBeVisible();
  await context.setOffline(true);
  for (const path of ["", "/desk", "/door", "/day-sheet"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(`/de/cms-hub/box-office${path}`);
    // oxlint-disable-next-line no-await-in-loop
    await expect(lost(page)).toBeVisible();
  }
  await page.goto(address);
  await expect(page.getByText(/^Offline · 0 warten/)).toBeVisible();

  // Yesterday evening.
  await page.evaluate(async () => {
    const cache = await caches.open("kasch-door-1");
    const name = location.pathname + location.search;
    const document = await cache.match(name);
    const headers = new Headers(document?.headers);
    headers.set("x-kept-at", String(Number(headers.get("x-kept-at")) - 17 * 3_600_000));
    await cache.put(name, new Response(await document?.text(), { headers }));
  });
  await page.goto(address);
  await expect(lost(page)).toBeVisible();
  await expect.poll(() => keptOf(page)).toEqual([]);

  await context.setOffline(false);
  // The page that stood in tries again by itself.
  await expect(lost(page)).toHaveCount(0);
  await opened();
  await context.clearCookies();
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/de/user/logout" });
    document.body.appendChild(form);
    form.submit();
  });
  await page.waitForURL("**/user/logout");
  await expect.poll(() => keptOf(page)).toEqual([]);

  await context.addCookies(cookies);
  await opened();
  // The house does not know who asks any more.
  await context.clearCookies();
  await page.getByRole("button", { name: "Code tippen" }).click();
  await page.getByLabel("Code der Karte").fill("0000-0000-0000");
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(page.getByRole("main")).toHaveAttribute("data-net", "signed-out");
  await expect.poll(async () => (await keptOf(page)).filter((text) => text.startsWith("{"))).toEqual([]);
  await page.goto(address);
  await expect(page).toHaveURL(/\/de\/user\/login/);
  await expect.poll(() => keptOf(page)).toEqual([]);
});
