import type { Page } from "@playwright/test";
import { expect, expectAxeClean, test } from "../support/e2e";
import { holdThroughDialog, programmeOf, seatedShow, showsIn, ticketButtonOf } from "./booking-shows";

const amountOf = (page: Page) => page.getByRole("dialog").getByRole("group").first().getByRole("status");
const badge = (page: Page) => page.getByRole("banner").getByRole("link", { name: /Karten/ });

test("two tickets are in the cart in four taps from a programme row, at the price the row promised", async ({
  page,
  request,
}) => {
  const show = await seatedShow(request, 0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(programmeOf(show));
  let taps = 0;
  const tap = async (target: ReturnType<Page["getByRole"]>) => {
    await target.click();
    taps += 1;
  };
  await tap(ticketButtonOf(page, show));
  const dialog = page.getByRole("dialog", { name: show.event.title });
  const more = dialog.getByRole("button", { name: /eine mehr$/ }).first();
  await tap(more);
  await tap(more);
  await tap(dialog.getByRole("button", { name: "In den Warenkorb" }));
  await expect(dialog.getByText("2 Karten liegen für Sie bereit.")).toBeVisible();
  await expect(dialog.getByText(/^Reihe \d+, Plätze \d+–\d+/)).toBeVisible();
  await expect(dialog.getByText("Wir halten Ihre Plätze noch 15 Minuten.")).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);

  const full = show.booking.seat_groups[0]?.prices.find((line) => line.has_discounts);
  const cents = 2 * Math.round(Number(full?.price) * 100);
  await dialog.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  const amount = (cents / 100).toFixed(2).replace(/\.00$/, "").replace(".", ",");
  await expect(page.getByRole("region", { name: "Summe" }).getByText(`€ ${amount}`, { exact: true })).toBeVisible();
  await expect(badge(page)).toContainText("2");
});

test("the ticket button reads as one clear sentence", async ({ page, request }) => {
  const show = await seatedShow(request, 1);
  await page.goto(programmeOf(show));
  const name = await ticketButtonOf(page, show).getAttribute("aria-label");
  expect(name).toContain(`Karten, ${show.event.title}, `);
  expect(name).toMatch(/\d{1,2} Uhr/);
  expect(name).toContain(show.event.room?.name ?? "");
  await expect(page.getByRole("button", { name: name ?? "" }).first()).toBeVisible();
});

test("the whole way works with the keyboard alone", async ({ page, request }) => {
  const show = await seatedShow(request, 2);
  await page.goto(programmeOf(show));
  const button = ticketButtonOf(page, show);
  await expect(button).toHaveRole("button");
  await button.focus();
  await page.keyboard.press("Space");
  const dialog = page.getByRole("dialog", { name: show.event.title });
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(dialog.getByRole("heading", { name: /Schritt 1 von 3/ })).toBeVisible();

  const more = dialog.getByRole("button", { name: /eine mehr$/ }).first();
  for (
    let pressed = 0;
    pressed < 12 && !(await more.evaluate((element) => element === document.activeElement));
    pressed += 1
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(amountOf(page)).toHaveText("2");

  const discounts = dialog.getByRole("button", { name: /^Weitere Preise/ }).first();
  await page.keyboard.press("Tab");
  await expect(discounts).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("heading", { name: /Schritt 2 von 3/ })).toBeFocused();
  await dialog.getByRole("button", { name: "Zurück" }).press("Enter");
  await expect(dialog.getByRole("heading", { name: /Schritt 1 von 3/ })).toBeFocused();
  await dialog.getByRole("button", { name: "In den Warenkorb" }).press("Enter");
  await expect(dialog.getByRole("heading", { name: /Im Warenkorb/ })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("discounts are counted on their button and in the total", async ({ page, request }) => {
  const show = await seatedShow(request, 3);
  await page.goto(programmeOf(show));
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /eine mehr$/ })
    .first()
    .click();
  await dialog
    .getByRole("button", { name: /^Weitere Preise/ })
    .first()
    .click();
  await dialog
    .getByRole("button", { name: /eine mehr$/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Zurück" }).click();
  await expect(dialog.getByRole("button", { name: /^Weitere Preise.*1 Karte gewählt/ })).toBeVisible();
  await expect(dialog.getByText("2 Karten, alle Gebühren und USt. enthalten")).toBeVisible();
  await expect(dialog.getByText("1 × Vollpreis, €")).toBeVisible();
});

test("closing throws the selection away and offers it again for ten seconds", async ({ page, request }) => {
  const show = await seatedShow(request, 4);
  await page.goto(programmeOf(show));
  const button = ticketButtonOf(page, show);
  const dialog = page.getByRole("dialog");
  await button.click();
  await dialog
    .getByRole("button", { name: /eine mehr$/ })
    .first()
    .click();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Auswahl wiederherstellen" }).click();
  await expect(amountOf(page)).toHaveText("1");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Auswahl wiederherstellen" })).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(10_500);
  await expect(page.getByRole("button", { name: "Auswahl wiederherstellen" })).toBeHidden();
  await button.click();
  await expect(amountOf(page)).toHaveText("0");
});

test("a double click, and a retry after a lost answer, hold the seats once", async ({ page, request }) => {
  const show = await seatedShow(request, 5);
  await page.goto(programmeOf(show));
  const keys: (string | undefined)[] = [];
  await page.route("**/api/shop/cart/", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(route.request().headers()["idempotency-key"]);
    // The first answer is lost on its way, after the seats were held.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /eine mehr$/ })
    .first()
    .dblclick();
  await dialog.getByRole("button", { name: "In den Warenkorb" }).dblclick();
  await dialog.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect(dialog.getByText("2 Karten liegen für Sie bereit.")).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await dialog.getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByRole("region", { name: "Summe" }).getByText("2 Karten")).toBeVisible();
});

const refusal = (code: string) => ({
  status: 409,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: "about:blank", title: "", status: 409, detail: "", code, errors: [] }),
});

test("where none are side by side, seats apart from each other are one press away", async ({ page, request }) => {
  const show = await seatedShow(request, 6);
  await page.goto(programmeOf(show));
  await page.route("**/api/shop/cart/", (route) =>
    route.request().method() === "POST" && !route.request().postData()?.includes('"scattered":true')
      ? route.fulfill(refusal("only_scattered_seats"))
      : route.continue(),
  );
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /eine mehr$/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nebeneinander ist nichts mehr frei.");
  await expectAxeClean(page);
  await dialog.getByRole("button", { name: "Getrennte Plätze nehmen" }).click();
  await expect(dialog.getByText("1 Karte liegt für Sie bereit.")).toBeVisible();
});

test("too many for the seats that are left is refused in words, and the selection stays", async ({ page, request }) => {
  const show = await seatedShow(request, 47);
  await page.goto(programmeOf(show));
  await page.route("**/api/shop/cart/", (route) =>
    route.request().method() === "POST" ? route.fulfill(refusal("not_enough_seats")) : route.continue(),
  );
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /eine mehr$/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Nicht genügend (zusammenhängende) Plätze gefunden.");
  await expectAxeClean(page);
  await dialog.getByRole("button", { name: "Auswahl ändern" }).click();
  await expect(amountOf(page)).toHaveText("1");
});

test("a sold-out show offers other dates instead of tickets", async ({ page, request }) => {
  const [soldOut] = await showsIn(request, "sold-out");
  if (!soldOut) throw new Error("the demo house has a sold-out show");
  await page.goto(`/de/programm?date=${soldOut.day.split("-").toReversed().join("-")}`);
  const link = page.getByRole("link", { name: new RegExp(`^Ausverkauft: ${soldOut.title.slice(0, 12)}`) }).first();
  await expect(link).toBeVisible();
  await expect(page.locator(`[data-quick-buy="${soldOut.id}"]`)).toHaveCount(0);
  await expect(link).toHaveAttribute("href", /#datesAndTickets$/);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the dialog is accessible in every step (${colorScheme})`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 320, height: 640 });
    const show = await seatedShow(request, colorScheme === "light" ? 7 : 8);
    await page.goto(programmeOf(show));
    await ticketButtonOf(page, show).click();
    const dialog = page.getByRole("dialog");
    await dialog
      .getByRole("button", { name: /eine mehr$/ })
      .first()
      .click();
    await expectAxeClean(page);
    await dialog
      .getByRole("button", { name: /^Weitere Preise/ })
      .first()
      .click();
    await expectAxeClean(page);
    await dialog.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(dialog.getByRole("link", { name: "Zum Warenkorb" })).toBeVisible();
    await expectAxeClean(page);
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth + 12)).toBe(true);
  });
}

test("on a low phone nothing that has the focus is covered, however much is chosen", async ({ page, request }) => {
  const show = await seatedShow(request, 19);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(programmeOf(show));
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("button", { name: /^Weitere Preise/ })
    .first()
    .click();
  const more = dialog.getByRole("button", { name: /eine mehr$/ });
  const kinds = await more.count();
  for (let kind = 0; kind < kinds; kind += 1) await more.nth(kind).click();
  await dialog.getByRole("heading", { name: /Schritt 2 von 3/ }).focus();
  const stops: string[] = [];
  for (let stop = 0; stop < 2 * kinds + 2; stop += 1) {
    await page.keyboard.press("Tab");
    const { name, isSeen } = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        name: focused.getAttribute("aria-label") ?? focused.textContent,
        isSeen: met !== null && focused.contains(met),
      };
    });
    expect(isSeen, `${name} is covered`).toBe(true);
    stops.push(name);
  }
  expect(stops.at(-1)).toBe("In den Warenkorb");
});

test("back from the cart shows the programme with the badge, and nothing is held twice", async ({ page, request }) => {
  const show = await seatedShow(request, 9);
  await holdThroughDialog(page, show);
  await page.getByRole("dialog").getByRole("link", { name: "Zum Warenkorb" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(badge(page)).toContainText("2");
  await page.goForward();
  await expect(page.getByRole("region", { name: "Summe" }).getByText("2 Karten")).toBeVisible();
});
