import type { BrowserContext, Page } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import de from "~/i18n/messages/de/checkout.json" with { type: "json" };
import en from "~/i18n/messages/en/checkout.json" with { type: "json" };
import { alive, expect } from "./e2e";

export type Lang = "de" | "en";
/** What the checkout says, and its address. */
export const checkouts = { de: { words: de, path: "/de/kassa" }, en: { words: en, path: "/en/checkout" } };

interface Held {
  event: { id: number };
  booking: BookingInfo;
}

interface Wish {
  lang?: string;
  amount?: number;
  timeslot?: number;
}

/** Tickets of a show in the cart of a browser, two if not said otherwise, without its pages. */
export async function hold(
  context: BrowserContext,
  { event, booking }: Held,
  { lang = "de", amount = 2, timeslot }: Wish = {},
): Promise<void> {
  const { request } = context;
  await request.get("/api/csrf/");
  const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
  const [group] = booking.seat_groups;
  const line = group?.prices.find(({ has_discounts }) => has_discounts);
  const answer = await request.post(`/${lang}/api/shop/cart/`, {
    headers: { "x-csrftoken": token, "idempotency-key": crypto.randomUUID() },
    data: {
      event: event.id,
      tickets: [{ price_id: line?.id, seat_group: group?.id, sale_type_id: line?.sale_type_id, amount }],
      timeslot,
    },
  });
  expect(answer.status()).toBe(201);
}

/** What a page is called. */
export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** What a bank does, on the page of the simulated provider. */
export const bank = (page: Page, deed: string) => page.getByRole("button", { name: deed, exact: true });

/** Types in who buys. */
export async function fill(page: Page, email: string): Promise<void> {
  await page.getByRole("textbox", { name: /^Name/ }).fill("Anna Leitner");
  await page.getByRole("textbox", { name: /^E-?[Mm]ail/ }).fill(email);
}

/** The button with the obligation to pay. */
export const orderButton = (page: Page, lang: Lang) =>
  page.getByRole("button", { name: checkouts[lang].words.order, exact: true });

/** Two tickets of a show in the checkout, with all that is to be typed and accepted. */
export async function toCheckout(page: Page, lang: Lang, show: Held, address: string): Promise<void> {
  await hold(page.context(), show, { lang });
  await page.goto(checkouts[lang].path);
  await alive(page);
  await fill(page, address);
  await page.getByRole("checkbox", { name: checkouts[lang].words["short.terms"] }).check();
}

/** The link to an order in the newest mail to an address. */
export async function orderMailedTo(page: Page, address: string): Promise<string> {
  let link = "";
  await expect(async () => {
    const mails = (await (await page.request.get("/__mail")).text()).split("<article");
    const mail = mails.find((one) => one.includes(address)) ?? "";
    link = /\/(?:de|en)\/bestellung\/[0-9a-z]+/.exec(mail)?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  return link;
}
