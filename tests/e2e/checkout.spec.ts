import type { Page } from "@playwright/test";
import { bank, fill, hold, title } from "../support/buying";
import { alive, expect, expectAxeClean, test } from "../support/e2e";
import { seatedShow } from "./booking-shows";

/** Nothing of a page is beside the smallest screens, and nothing of it is out of reach there. */
async function expectToFit(page: Page): Promise<void> {
  await alive(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAxeClean(page);
}

test("a guest buys: what is wrong is said, the bank declines, then the tickets are there", async ({
  page,
  context,
  request,
}) => {
  await hold(context, await seatedShow(request, 21));
  await page.goto("/de/warenkorb");
  await page.getByRole("link", { name: "Zur Kassa" }).click();
  await expect(title(page, "Kassa")).toBeVisible();
  await alive(page);
  await expectAxeClean(page);
  await fill(page, "anna.leitner@gmx");
  const order = page.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true });
  await order.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Bestellt ist noch nichts.");
  await expect(page.getByRole("alert").getByRole("link")).toHaveText(["E-Mail: nicht vollständig", "AGB: fehlt"]);
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Anna Leitner");
  await expectAxeClean(page);
  await fill(page, "anna.leitner@gmx.example");
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await order.click();
  await bank(page, "Decline: the card has expired").click();
  await expect(title(page, "Die Bank hat abgelehnt")).toBeVisible();
  await expect(page.getByText("Es wurde nichts abgebucht.")).toBeVisible();
  await alive(page);
  await expectAxeClean(page);
  await order.click();
  await bank(page, "Approve, and tell the house twice").click();
  await expect(title(page, "Ihre Karten")).toBeVisible();
  await expect(page.getByRole("img", { name: /^QR-Code der Karte/ })).toBeVisible();
  await expect(page.getByText(/Bezahlt mit Karte •• 4242/)).toBeVisible();
  await alive(page);
  await expectAxeClean(page);
  const paper = await page.getByRole("link", { name: /^Zum Ausdrucken/ }).getAttribute("href");
  const printed = await page.request.get(paper ?? "");
  expect(printed.headers()).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store" });
  expect((await printed.body()).toString("latin1", 0, 5)).toBe("%PDF-");
  const slim = await page.getByRole("link", { name: /^Fürs Handy/ }).getAttribute("href");
  const shown = await page.request.get(slim ?? "");
  expect(shown.headers()["content-disposition"]).toMatch(/^attachment; filename="Karten-\d{4}-\d{4}-Handy\.pdf"$/);
  expect((await shown.body()).toString("latin1", 0, 5)).toBe("%PDF-");
  const answer = await page.request.get(page.url());
  expect(answer.headers()).toMatchObject({
    "referrer-policy": "same-origin",
    "x-robots-tag": "noindex, nofollow",
    "cache-control": "private, no-store",
  });
  const code = page.getByText(/^[\dA-Z]{4}(?:-[\dA-Z]{4}){2}$/).first();
  const before = await code.textContent();
  await page.getByText("Karten weitergeben").click();
  await page.getByRole("textbox", { name: "Name" }).fill("Bruno Haas");
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Auf diesen Namen umschreiben" }).click();
  await expect(page.getByText(/^Umgeschrieben auf Bruno Haas/)).toBeVisible();
  await expect(code).not.toHaveText(before ?? "");
});

test("while the bank is silent the page says what has happened and asks by itself", async ({
  page,
  context,
  request,
  at,
}) => {
  await hold(context, await seatedShow(request, 22));
  await page.goto("/de/kassa");
  await fill(page, "anna.leitner@gmx.example");
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await bank(page, "Approve, but in twenty seconds").click();
  await expect(title(page, "Wir warten auf die Bank")).toBeVisible();
  await expect(page.getByText("Bitte nicht noch einmal bezahlen.")).toBeVisible();
  await alive(page);
  await expectAxeClean(page);
  await at("2026-11-21T18:05:30+01:00");
  await page.clock.runFor(5_000);
  await expect(title(page, "Ihre Karten")).toBeVisible();
});

test("time that runs out takes nothing that was typed, and the same seats are one press away", async ({
  page,
  context,
  request,
  at,
}) => {
  await hold(context, await seatedShow(request, 23));
  await page.goto("/de/kassa");
  await alive(page);
  await fill(page, "anna.leitner@gmx.example");
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await at("2026-11-21T18:25:00+01:00");
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await expect(title(page, "Die Zeit ist abgelaufen")).toBeVisible();
  await expect(page.getByText("Bezahlt wurde nichts.")).toBeVisible();
  await expectAxeClean(page);
  await page.getByRole("button", { name: "Dieselben Plätze noch einmal" }).click();
  await expect(title(page, "Kassa")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Anna Leitner");
  await expect(page.getByRole("textbox", { name: "E-Mail" })).toHaveValue("anna.leitner@gmx.example");
  await expect(page.getByRole("checkbox", { name: /AGB/ })).toBeChecked();
});

test("checkout, payment and tickets have room on 320 pixels, whatever happens on the way", async ({
  page,
  context,
  request,
  at,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await hold(context, await seatedShow(request, 25));
  await page.goto("/de/kassa");
  await expect(title(page, "Kassa")).toBeVisible();
  await expectToFit(page);
  const order = page.getByRole("button", { name: "Zahlungspflichtig bestellen", exact: true });
  await order.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expectToFit(page);
  await fill(page, "anna.leitner-von-der-langen-gasse@kino-in-der-vorstadt.example");
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await order.click();
  await bank(page, "Decline: not enough money").click();
  await expect(title(page, "Die Bank hat abgelehnt")).toBeVisible();
  await expectToFit(page);
  await order.click();
  await bank(page, "Approve, but in twenty seconds").click();
  await expect(title(page, "Wir warten auf die Bank")).toBeVisible();
  await expectToFit(page);
  await at("2026-11-21T18:05:30+01:00");
  await page.clock.runFor(5_000);
  await expect(title(page, "Ihre Karten")).toBeVisible();
  await expectToFit(page);

  await hold(context, await seatedShow(request, 43));
  await page.goto("/de/kassa");
  await alive(page);
  await fill(page, "anna.leitner@gmx.example");
  await page.getByRole("checkbox", { name: /AGB/ }).check();
  await at("2026-11-21T18:25:00+01:00");
  await order.click();
  await expect(title(page, "Die Zeit ist abgelaufen")).toBeVisible();
  await expectToFit(page);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("it is the same in English, up to the tickets", async ({ page, context, request }) => {
    await hold(context, await seatedShow(request, 24), { lang: "en" });
    await page.goto("/en/warenkorb");
    await page.getByRole("link", { name: "To checkout" }).click();
    await expect(title(page, "Checkout")).toBeVisible();
    await expect(page).toHaveURL(/\/en\/checkout$/);
    await fill(page, "anna.leitner@gmx");
    const order = page.getByRole("button", { name: "Order with obligation to pay", exact: true });
    await order.click();
    await expect(page.getByRole("alert")).toContainText("Nothing is ordered yet.");
    await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue("anna.leitner@gmx");
    await fill(page, "anna.leitner@gmx.example");
    await page.getByRole("checkbox", { name: /terms/ }).check();
    await order.click();
    await bank(page, "Approve").click();
    await expect(title(page, "Your tickets")).toBeVisible();
    await expect(page.getByText("Paid by card •• 4242")).toBeVisible();
  });
});
