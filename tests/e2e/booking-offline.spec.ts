import type { APIRequestContext } from "@playwright/test";
import { expect, expectAxeClean, test } from "../support/e2e";
import { programmeOf, seatedShow, ticketButtonOf } from "./booking-shows";

/** Nobody moves its seats: these tests only look at it. */
const lookedAt = (request: APIRequestContext) => seatedShow(request, 80);

const words = {
  de: {
    lost: "Keine Verbindung",
    again: "Noch einmal versuchen",
    still: "Noch immer keine Verbindung.",
    page: "Zur Seite der Vorstellung",
    step: /Schritt 1 von 3/,
  },
  en: {
    lost: "No connection",
    again: "Try again",
    still: "Still no connection.",
    page: "To the page of the screening",
    step: /Step 1 of 3/,
  },
} as const;

for (const lang of ["de", "en"] as const)
  test(`opened without a connection the dialog says so, and has its prices when there is one (${lang})`, async ({
    page,
    context,
    request,
  }) => {
    const show = await lookedAt(request);
    const say = words[lang];
    await page.goto(programmeOf(show).replace("/de/", `/${lang}/`));
    const button = ticketButtonOf(page, show);
    await button.click();
    const dialog = page.getByRole("dialog");
    const steps = dialog.getByRole("heading", { name: say.step });
    await expect(steps).toBeVisible();
    await page.keyboard.press("Escape");

    await context.setOffline(true);
    await button.click();
    await expect(dialog.getByRole("alert")).toContainText(say.lost);
    await expect(dialog.getByRole("alert")).not.toContainText(/Preise|prices/);
    await expect(dialog.getByRole("link", { name: say.page })).toHaveAttribute("href", /#datesAndTickets$/);
    await expectAxeClean(page);
    const again = dialog.getByRole("button", { name: say.again });
    await again.click();
    await expect(dialog.getByText(say.still)).toBeVisible();
    await expect(again).toBeFocused();

    await context.setOffline(false);
    await expect(steps).toBeVisible();
    await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  });

test("prices that fail with a connection are asked for at a press", async ({ page, request }) => {
  const show = await lookedAt(request);
  const prices = "**/api/events/*/booking/**";
  await page.goto(programmeOf(show));
  await page.route(prices, (route) => route.fulfill({ status: 503, json: {} }));
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Die Preise konnten nicht geladen werden.");
  await page.unroute(prices);
  await dialog.getByRole("button", { name: words.de.again }).click();
  await expect(dialog.getByRole("heading", { name: words.de.step })).toBeVisible();
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
});
