import { printedCode } from "~/domain/orders/ticket-code";
import { boughtOrder, boughtTickets, boughtTicketsOf } from "../support/bought-tickets";
import { door, emptiest, look, online, verdict, wedge } from "../support/door";
import { open, scriptsLater, seededAt } from "../support/e2e";
import { expect, expectAxeClean, test } from "../support/staff";

test("the door lets a ticket in once, refuses one of another show, and goes on without a connection", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const [show, other] = await emptiest(page);
  if (!show || !other) throw new Error("too little is shown tonight");
  const [one, two] = await boughtTickets(context, show.id, show.booking, 2);
  const [elsewhere] = await boughtTickets(context, other.id, other.booking, 1);
  if (!one || !two || !elsewhere) throw new Error("a ticket is missing");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(door(show.id));
  await online(page);
  await look(page, "ready");
  await expectAxeClean(page);

  await wedge(page, one.scan);
  await expect(verdict(page, "Hinein")).toBeVisible();
  await expect(
    page
      .getByRole("definition")
      .filter({ hasText: one.seat ?? "" })
      .last(),
  ).toBeVisible();
  await look(page, "in");
  await expectAxeClean(page);
  await wedge(page, one.code);
  await expect(verdict(page, "Schon drin")).toBeVisible();
  await expect(verdict(page, "Hinein")).toHaveCount(0);
  await look(page, "second");
  await expectAxeClean(page);
  await wedge(page, elsewhere.scan);
  await expect(verdict(page, "Andere Vorstellung")).toBeVisible();
  await look(page, "other");
  await page.getByRole("button", { name: "Weiter" }).click();

  await context.setOffline(true);
  await expect(page.getByRole("main")).toHaveAttribute("data-net", "offline");
  await page.getByRole("button", { name: "Code tippen" }).click();
  await page.getByLabel("Code der Karte").fill(two.code.toLowerCase());
  await page.getByRole("button", { name: "Prüfen" }).click();
  await expect(verdict(page, "Hinein")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Offline · 1 warten" })).toBeVisible();
  await wedge(page, two.scan);
  await expect(verdict(page, "Schon drin")).toBeVisible();
  await page.getByRole("button", { name: "Weiter" }).click();
  await look(page, "offline");
  await expectAxeClean(page);

  await context.setOffline(false);
  await online(page);
  await expect(page.getByRole("main")).toHaveAttribute("data-waiting", "0");
});

test("what was let in without a connection and the house says no to is listed with its reason, until somebody has seen it", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const [show] = await emptiest(page);
  if (!show) throw new Error("too little is shown tonight");
  const order = await boughtOrder(context, show.id, show.booking, 1);
  const [old] = await boughtTicketsOf(context, order);
  if (!old) throw new Error("a ticket is missing");
  await page.goto(door(show.id));
  await online(page);
  await context.setOffline(true);
  await expect(page.getByRole("main")).toHaveAttribute("data-net", "offline");
  // Its guest passes it on meanwhile: the door's list does not know.
  const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const renamed = await context.request.post(`/de/api/shop/orders/${order.split("/").at(-1)}/name/`, {
    headers: { "x-csrftoken": token },
    data: { name: "Bruno Haas" },
  });
  expect(renamed.status()).toBe(200);
  await wedge(page, old.scan);
  await expect(verdict(page, "Hinein")).toBeVisible();
  await page.getByRole("button", { name: "Weiter" }).click();
  await context.setOffline(false);
  await online(page);
  await expect(page.getByRole("main")).toHaveAttribute("data-waiting", "0");
  const listed = page.getByRole("alert").filter({ hasText: printedCode(old.code) });
  const said = `Hineingelassen um 18:05, vom Haus nicht angenommen: ${printedCode(old.code)}. Die Karte wurde ersetzt: Es gilt die neue.`;
  await expect(listed.getByRole("listitem")).toHaveText(said);
  await look(page, "refused");
  await expectAxeClean(page);
  await page.reload();
  await online(page);
  await expect(listed).toContainText(said);
  await listed.getByRole("button", { name: "Gesehen" }).click();
  await expect(listed).toHaveCount(0);
  await page.reload();
  await online(page);
  await expect(listed).toHaveCount(0);
});

test("the day of the box office counts what is sold meanwhile, and asks nothing while nobody looks", async ({
  page,
  context,
  as,
  browser,
  baseURL,
}) => {
  await as("ada", context);
  const [show] = await emptiest(page);
  if (!show) throw new Error("too little is shown tonight");
  await open(page, "/de/cms-hub/box-office");
  const row = page.getByRole("listitem").filter({ has: page.locator(`a[href$="door?show=${show.id}"]`) });
  const countOf = (name: string) => row.locator("div").filter({ has: page.getByText(name, { exact: true }) });
  const sold = async () => Number(/\d+/.exec((await countOf("verk.").last().innerText()) ?? "")?.[0]);
  const before = await sold();
  const guest = await browser.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { "x-test-now": seededAt, "cf-connecting-ip": "2001:db8:da:1::1" },
  });
  await boughtTickets(guest, show.id, show.booking, 2);
  await page.clock.runFor(10_000);
  await expect.poll(sold).toBeGreaterThanOrEqual(before + 2);

  const see = (state: "hidden" | "visible") =>
    page.evaluate((value) => {
      Object.defineProperty(document, "visibilityState", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/box-office/day/") && asked.push(request.url()));
  await see("hidden");
  await page.clock.runFor(60_000);
  expect(asked).toEqual([]);
  const then = await sold();
  await boughtTickets(guest, show.id, show.booking, 1);
  await see("visible");
  await expect.poll(sold).toBeGreaterThan(then);
  await guest.close();
});

test("the box office has its day and its sheet, and nobody else does", async ({
  page,
  context,
  as,
  browser,
  baseURL,
}) => {
  const guest = await browser.newContext({ ...(baseURL && { baseURL }) });
  const stranger = await guest.newPage();
  await stranger.goto("/de/cms-hub/box-office");
  await expect(stranger).toHaveURL(/\/de\/user\/login\?next=/);
  await as("jakob", guest);
  expect((await stranger.goto("/de/cms-hub/box-office/day-sheet"))?.status()).toBe(404);
  await guest.close();

  await as("ada", context);
  await page.goto("/en/cms-hub/box-office");
  await expect(page.getByRole("heading", { level: 1, name: "Box office" })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "start");
  await page.getByRole("link", { name: "Day sheet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saturday" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await look(page, "sheet");
  for (const row of await page.getByRole("row").all()) expect(await row.textContent()).not.toContain("Leitner");
  await page.emulateMedia({ media: "screen" });
  await expectAxeClean(page);
  for (const shown of ["/de/cms-hub/box-office", "/de/cms-hub/box-office/day-sheet"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(shown);
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole("main")).toContainText("stumm");
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole("main")).not.toContainText("silent");
  }
  await page.goto("/de/cms-hub/box-office/door");
  await expect(page.getByRole("heading", { level: 1, name: "Einlass" })).toBeVisible();
  await expectAxeClean(page);
  await look(page, "pick");
});

test("where one stands may be typed before the page is awake, and is known the next time", async ({
  page,
  context,
  as,
}) => {
  await as("ada", context);
  const field = page.getByLabel("Wo stehen Sie?");
  await open(page, "/de/cms-hub/box-office/door");
  await field.fill("Tür links");
  const wake = await scriptsLater(page);
  await page.reload({ waitUntil: "commit" });
  await field.fill("Balkon");
  await wake();
  await expect(field).toHaveValue("Balkon");
  await open(page, "/de/cms-hub/box-office/door");
  await expect(field).toHaveValue("Balkon");
});
