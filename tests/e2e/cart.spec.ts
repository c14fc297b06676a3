import type { Page } from "@playwright/test";
import { expect, expectAxeClean, test } from "../support/e2e";
import { holdThroughDialog, seatedShow } from "./booking-shows";

const cart = "/de/warenkorb";
const summary = (page: Page) => page.getByRole("region", { name: "Summe" });

test("the empty cart shows the way to the programme", async ({ page }) => {
  await page.goto(cart);
  await expect(page.getByRole("heading", { level: 1, name: "Noch nichts im Warenkorb" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Zum Programm" })).toHaveAttribute(
    "href",
    "/de/programm",
  );
  await expectAxeClean(page);
});

test("amounts change, seats are named, and an event can be removed", async ({ page, request }) => {
  await holdThroughDialog(page, await seatedShow(request, 11));
  await page.goto(cart);
  await expect(page.getByText(/^Reihe \d+, Plätze \d+–\d+$/)).toBeVisible();
  await page.getByRole("button", { name: /eine Karte mehr$/ }).click();
  await expect(summary(page).getByText("3 Karten")).toBeVisible();
  await page.getByRole("button", { name: /eine Karte weniger$/ }).click();
  await expect(summary(page).getByText("2 Karten")).toBeVisible();
  await expect(summary(page)).toContainText("kein Widerrufsrecht");
  await expect(page.getByRole("main")).not.toContainText("Kaufen");
  await expectAxeClean(page);
  await page.getByRole("button", { name: /aus dem Warenkorb entfernen$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Noch nichts im Warenkorb" })).toBeFocused();
});

test("seats are changed on the plan with the keyboard", async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await holdThroughDialog(page, await seatedShow(request, 12));
  await page.goto(cart);
  const seats = page.getByText(/^Reihe \d+, Plätze/);
  const before = await seats.textContent();
  // What brings the plan into view may come after the plan has taken the focus.
  const focused = Promise.withResolvers<void>();
  await page.route("**/assets/reach-target-*.js", async (route) => {
    await focused.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: /^Plätze ändern/ }).click();
  const heading = page.getByRole("heading", { name: "Plätze ändern" });
  await expect(heading).toBeFocused();
  focused.resolve();
  await expect.poll(async () => Math.round((await heading.locator("..").boundingBox())?.y ?? 0)).toBe(130);
  await expect(heading).toBeFocused();
  await expectAxeClean(page);
  const plan = page.getByRole("table", { name: /^Saalplan/ }).first();
  const own = plan.getByRole("checkbox", { name: /Ihr Platz$/ });
  await expect(own).toHaveCount(2);
  const take = async (...keys: string[]) => {
    await own.first().focus();
    for (const key of keys) await page.keyboard.press(key);
    await expect(page.getByText("2 von 2 Plätzen gewählt")).toBeVisible();
    await page.getByRole("button", { name: "Plätze übernehmen" }).click();
  };
  // Beside one seat left out nobody would sit.
  await take("ArrowUp", "Space", "ArrowRight", "ArrowRight", "Space");
  await expect(page.getByRole("alert")).toContainText("Neben dieser Auswahl bliebe ein einzelner Platz übrig.");
  await take("ArrowUp", "Space", "ArrowRight", "Space");
  await expect(page.getByRole("heading", { name: "Plätze ändern" })).toBeHidden();
  await expect(page.getByRole("link", { name: /^Plätze ändern/ })).toBeFocused();
  await expect(seats).toBeVisible();
  expect(await seats.textContent()).not.toBe(before);
});

test("the plan of the seats has the focus also where it came with the document", async ({ page, request }) => {
  await holdThroughDialog(page, await seatedShow(request, 56));
  await page.goto(cart);
  const address = await page.getByRole("link", { name: /^Plätze ändern/ }).getAttribute("href");
  expect(address).toContain("#");
  // What brings a target into view would give the focus, too.
  await page.route("**/assets/reach-target-*.js", (route) => route.abort());
  await page.goto(address ?? "");
  await expect(page.getByRole("heading", { name: "Plätze ändern" })).toBeFocused();
});

test("the time is said at five, two and one minute, and a minute before the end there is more of it", async ({
  page,
  request,
  at,
}) => {
  await holdThroughDialog(page, await seatedShow(request, 13));
  await page.goto(cart);
  const timer = page.getByRole("timer");
  // It counts, so the page is alive.
  await expect(timer).toHaveText(/^14:\d\d$/);
  await expect(timer).toHaveAttribute("aria-live", "off");
  // Time cannot be hoarded: the page says from when on there is more.
  await expect(page.getByText(/^Verlängern geht ab 18:17 Uhr, 10-mal/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Verlängern", exact: true })).toHaveCount(0);
  // Announcements are short-lived: what was said is written down.
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) =>
      said.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map((node) => node.textContent ?? ""))),
    ).observe(document.body, { childList: true, subtree: true });
  });
  await page.clock.runFor(14 * 60_000 + 3_000);
  const said = await page.evaluate(() =>
    (Reflect.get(window, "said") as string[]).filter(
      (text) => text.startsWith("Noch ") && text.includes("werden die Plätze frei"),
    ),
  );
  expect(said).toEqual([
    "Noch 5 Minuten, dann werden die Plätze frei.",
    "Noch 2 Minuten, dann werden die Plätze frei.",
    "Noch 1 Minute, dann werden die Plätze frei.",
  ]);
  const dialog = page.getByRole("alertdialog", { name: "Noch eine Minute" });
  await expect(dialog).toBeVisible();
  await at("2026-11-21T18:19:10+01:00");
  await dialog.getByRole("button", { name: "Verlängern", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Verlängern geht ab 18:22 Uhr, 9-mal/)).toBeVisible();
});

test("after expiry the selection is kept, and the seats can be held again", async ({ page, request, at }) => {
  await holdThroughDialog(page, await seatedShow(request, 14));
  await at("2026-11-21T18:20:01+01:00");
  await page.goto(cart);
  await expect(page.getByRole("heading", { name: "Die Zeit ist abgelaufen" })).toBeVisible();
  await expect(page.getByText("Nicht mehr gehalten", { exact: true })).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(page.getByRole("timer")).toHaveText(/^1[45]:\d\d$/);
  await expect(page.getByText(/^Reihe \d+, Plätze/)).toBeVisible();
  await expect(summary(page).getByText("2 Karten")).toBeVisible();
});

for (const day of ["2026-11-22", "2026-11-20"])
  test(`a device whose clock says ${day} changes nothing`, async ({ page, request }) => {
    await holdThroughDialog(page, await seatedShow(request, day === "2026-11-22" ? 15 : 52));
    await page.clock.setSystemTime(new Date(`${day}T18:05:00+01:00`));
    await page.goto(cart);
    await expect(page.getByRole("timer")).toHaveText(/^1[45]:\d\d$/);
  });

test("two tabs show the same cart", async ({ page, context, request }) => {
  const show = await seatedShow(request, 16);
  await page.goto(cart);
  await expect(page.getByRole("heading", { name: "Noch nichts im Warenkorb" })).toBeVisible();
  const other = await context.newPage();
  await holdThroughDialog(other, show);
  await expect(summary(page).getByText("2 Karten")).toBeVisible();
  await other.goto(cart);
  await expect(summary(other).getByText("2 Karten")).toBeVisible();
  await page.getByRole("button", { name: /aus dem Warenkorb entfernen$/ }).click();
  await expect(page.getByRole("heading", { name: "Noch nichts im Warenkorb" })).toBeVisible();
  await expect(other.getByRole("heading", { name: "Noch nichts im Warenkorb" })).toBeVisible();
});

test("a tab whose scripts come late shows what another has changed meanwhile", async ({ page, context, request }) => {
  await holdThroughDialog(page, await seatedShow(request, 77));
  await page.goto(cart);
  await expect(page.getByRole("timer")).toHaveText(/^14:\d\d$/);
  const other = await context.newPage();
  const scripts = Promise.withResolvers<void>();
  await other.route("**/assets/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await other.goto(cart, { waitUntil: "commit" });
  await expect(summary(other).getByText("2 Karten")).toBeVisible();
  await page.getByRole("button", { name: /aus dem Warenkorb entfernen$/ }).click();
  await expect(page.getByRole("heading", { name: "Noch nichts im Warenkorb" })).toBeVisible();
  scripts.resolve();
  await expect(other.getByRole("heading", { name: "Noch nichts im Warenkorb" })).toBeVisible();
});

test("an answer from before a change that comes after it is not the last word", async ({ page, request }) => {
  await holdThroughDialog(page, await seatedShow(request, 45));
  await page.goto(cart);
  // It counts, so the page is alive.
  await expect(page.getByRole("timer")).toHaveText(/^14:\d\d$/);
  const asked = /\/warenkorb\.data/;
  const read = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  await page.route(
    asked,
    async (route) => {
      const response = await route.fetch();
      read.resolve();
      await changed.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  // Somebody comes back to this window by pressing something in it.
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await read.promise;
  await page.getByRole("button", { name: /aus dem Warenkorb entfernen$/ }).click();
  const empty = page.getByRole("heading", { name: "Noch nichts im Warenkorb" });
  await expect(empty).toBeVisible();
  const once = page.waitForRequest(asked, { timeout: 30_000 });
  changed.resolve();
  await (await once).response();
  await expect(empty).toBeVisible();
});

test("the way to the checkout is there for as long as seats are held", async ({ page, request, at }) => {
  await holdThroughDialog(page, await seatedShow(request, 17));
  await page.goto(cart);
  await expect(summary(page).getByRole("link", { name: "Zur Kassa" })).toHaveAttribute("href", "/de/kassa");
  await at("2026-11-21T18:40:00+01:00");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Die Zeit ist abgelaufen" })).toBeVisible();
  await expect(summary(page).getByRole("link", { name: "Zur Kassa" })).toHaveCount(0);
});

test("in English and in the dark it is the same cart", async ({ page, request }) => {
  await holdThroughDialog(page, await seatedShow(request, 18));
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/en/warenkorb");
  await expect(page.getByRole("heading", { level: 1, name: "Cart" })).toBeVisible();
  await expect(page.getByText(/^Row \d+, seats/)).toBeVisible();
  await expectAxeClean(page);
});
