import { expect, expectAxeClean, test } from "../support/e2e";
import { programmeOf, seatedShow, ticketButtonOf } from "./booking-shows";

test("a busy hall is asked once more by itself, with the same key and nothing lost", async ({ page, request }) => {
  const show = await seatedShow(request, 29);
  const keys: string[] = [];
  await page.route("**/api/shop/cart/", async (route) => {
    const sent = route.request();
    if (sent.method() !== "POST") return route.continue();
    keys.push((await sent.headerValue("idempotency-key")) ?? "");
    if (keys.length > 1) return route.continue();
    return route.fulfill({
      status: 503,
      headers: { "content-type": "application/problem+json", "retry-after": "2" },
      body: JSON.stringify({ code: "overloaded", detail: "busy", errors: [], retry_after: 2 }),
    });
  });
  await page.goto(programmeOf(show));
  await ticketButtonOf(page, show).click();
  const dialog = page.getByRole("dialog", { name: show.event.title });
  await dialog
    .getByRole("button", { name: /eine mehr$/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "In den Warenkorb" }).click();
  await expect(dialog.getByText("Gerade ist sehr viel los.")).toBeVisible();
  await expectAxeClean(page);
  await expect(dialog.getByText("1 Karte liegt für Sie bereit.")).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
