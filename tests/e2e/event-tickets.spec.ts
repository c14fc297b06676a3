import { expect, expectAxeClean, seededAt, test } from "../support/e2e";
import { programmeOf, seatedShow, showsIn, ticketLinkOf } from "./booking-shows";

test("the event page's form shows its total from the first ticket on", async ({ page, request }) => {
  const show = await seatedShow(request, 10);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${show.event.url}#datesAndTickets`);
  const form = page.locator("#datesAndTickets form");
  const more = form.getByRole("button", { name: /eine mehr$/ }).first();
  await more.click();
  await more.click();
  await expect(form.getByRole("status").first()).toContainText("2 × Vollpreis");
  await expect(form.getByRole("status").first()).toBeInViewport();
  await expect(form.getByRole("button", { name: "In den Warenkorb" })).toBeInViewport();
  await expectAxeClean(page);
});

const ldJson = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** What a document without a running script offers to search engines, the full price first. */
const offersIn = (html: string): { availability?: string }[] =>
  [...html.matchAll(ldJson)].flatMap(([, json = "{}"]) => JSON.parse(json).offers ?? []);

test("a page that is kept for everybody shows nothing of seats; a sold-out show is told as soon as it is alive", async ({
  page,
  request,
}) => {
  const [soldOut] = await showsIn(request, "sold-out");
  if (!soldOut) throw new Error("the demo house has a sold-out show");
  const keptAt = async (url: string) => (await request.get(url, { headers: { "x-test-now": seededAt } })).text();
  const kept = await keptAt(soldOut.url);
  expect(kept).toContain("datesAndTickets");
  expect(kept.replaceAll(ldJson, "")).not.toMatch(/Ausverkauft|sold-out|SoldOut|InStock|LimitedAvailability/);
  expect(offersIn(kept)[0]).toMatchObject({ "@type": "Offer" });
  expect(offersIn(kept)[0]).not.toHaveProperty("availability");
  const [available] = await showsIn(request, "available");
  expect(offersIn(await keptAt(available?.url ?? ""))[0]?.availability).toBe("https://schema.org/InStock");

  await page.goto(soldOut.url);
  const tickets = page.getByRole("region", { name: "Termine und Karten" });
  await expect(page.getByRole("article").getByText("Ausverkauft", { exact: true }).first()).toBeVisible();
  await expect(tickets).toContainText("Diese Vorstellung ist ausverkauft.");
  await expect(page.getByRole("button", { name: "In den Warenkorb" })).toHaveCount(0);
  await expect(tickets.getByRole("link", { name: "Andere Termine zeigen" })).toBeVisible();
  await expectAxeClean(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form sent twice from one page holds once, and another copy of the page is another wish", async ({
    playwright,
    request,
    baseURL,
  }) => {
    const origin = baseURL ?? "";
    const { event, booking } = await seatedShow(request, 48);
    const line = booking.seat_groups[0]?.prices[0];
    const amount = `amount-${line?.id}-${line?.seat_group}`;
    /** A browser that has no cart yet. */
    const browser = () =>
      playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { "x-test-now": seededAt, origin } });
    const keyOfPage = async () => {
      const page = await (await (await browser()).get(event.url)).text();
      return /name="idempotency_key" value="([\w-]{22})"/.exec(page)?.[1] ?? "";
    };
    const send = async (key: string) => {
      const visitor = await browser();
      const answer = await visitor.post(event.url, {
        form: { event: String(event.id), idempotency_key: key, [amount]: "2" },
        maxRedirects: 0,
      });
      const cart = (await (await visitor.get("/de/api/shop/cart/")).json()) as { tickets_quantity: number };
      const { cookies } = await visitor.storageState();
      return {
        status: answer.status(),
        location: answer.headers()["location"],
        tickets: cart.tickets_quantity,
        cart: cookies.find(({ name }) => name === "kasch_cart_key")?.value,
      };
    };
    const key = await keyOfPage();
    expect(key).not.toBe("");
    // A double click: neither request knows of the other's cookie, and both lead to one cart with two tickets.
    const [first, second] = await Promise.all([send(key), send(key)]);
    expect(first).toMatchObject({ status: 303, location: "/de/warenkorb", tickets: 2 });
    expect(second).toEqual(first);
    const other = await keyOfPage();
    expect(other).not.toBe(key);
    const third = await send(other);
    expect(third).toMatchObject({ status: 303, tickets: 2 });
    expect(third.cart).not.toBe(first.cart);
  });

  test("the event page's form holds tickets and leads to the cart", async ({ page, request }) => {
    const show = await seatedShow(request, 49);
    await page.goto(programmeOf(show));
    await ticketLinkOf(page, show).click();
    await expect(page).toHaveURL(new RegExp(`${show.event.url}#datesAndTickets$`));

    const first = page.getByRole("spinbutton").first();
    await first.fill("-3");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("„-3“ ist keine gültige Anzahl");
    await expect(alert).toBeInViewport();
    await expect(page.getByRole("spinbutton").first()).toHaveValue("-3");

    await page.getByRole("spinbutton").first().fill("99");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(alert.getByRole("link", { name: /höchstens 10 Karten je Vorstellung/ })).toHaveAttribute(
      "href",
      /^#amount-/,
    );

    await page.getByRole("spinbutton").first().fill("2");
    await page.getByRole("button", { name: "In den Warenkorb" }).click();
    await expect(page).toHaveURL(/\/de\/warenkorb$/);
    await expect(page.getByText(/^Reihe \d+, Plätze/)).toBeVisible();

    await page.getByRole("button", { name: /eine Karte mehr$/ }).click();
    await expect(page.getByText("3 Karten")).toBeVisible();
    await page.getByRole("button", { name: /aus dem Warenkorb entfernen$/ }).click();
    await expect(page.getByRole("heading", { name: "Noch nichts im Warenkorb" })).toBeVisible();
  });
});
