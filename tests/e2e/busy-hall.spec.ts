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

test.describe("a hall that asks for a proof", () => {
  // The policy of content lets the script in where a house asks for proofs; this one does not.
  test.use({ bypassCSP: true });

  test("gets it out of sight, with the same key, and nobody else loads its script", async ({ page, request }) => {
    const show = await seatedShow(request, 30);
    const sent: Record<string, string | null>[] = [];
    let scripts = 0;
    await page.route("https://challenges.cloudflare.com/**", (route) => {
      scripts += 1;
      return route.fulfill({
        contentType: "text/javascript",
        body: `window.turnstile = {
          render: (box, { callback, sitekey, action, cData }) => { callback([sitekey, action, cData].join("/")); return "1" },
          remove: () => undefined,
        }`,
      });
    });
    await page.route("**/api/shop/cart/", async (route) => {
      const asked = route.request();
      if (asked.method() !== "POST") return route.continue();
      sent.push({ key: await asked.headerValue("idempotency-key"), proof: await asked.headerValue("x-proof") });
      if (sent.length > 1) return route.continue();
      return route.fulfill({
        status: 403,
        headers: { "content-type": "application/problem+json" },
        body: JSON.stringify({ code: "proof_needed", detail: "", errors: [], site_key: "key-of-site" }),
      });
    });
    await page.goto(programmeOf(show));
    await ticketButtonOf(page, show).click();
    const dialog = page.getByRole("dialog", { name: show.event.title });
    await dialog
      .getByRole("button", { name: /eine mehr$/ })
      .first()
      .click();
    expect(scripts).toBe(0);
    await dialog.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(dialog.getByText("1 Karte liegt für Sie bereit.")).toBeVisible();
    expect(scripts).toBe(1);
    expect(sent).toEqual([
      { key: sent[0]?.["key"], proof: null },
      { key: sent[0]?.["key"], proof: `key-of-site/hold/event-${show.event.id}` },
    ]);
  });
});
