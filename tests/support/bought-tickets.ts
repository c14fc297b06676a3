import type { BrowserContext } from "@playwright/test";
import type { BookingInfo } from "~/domain/booking/schema";
import type { OrderBegun, OrderTicket, OrderView } from "~/domain/orders/schema";
import { scanned, type Box } from "./scanned";

/** The dark modules of a drawn code, row by row: "M5 4h7v1H5z". */
export const boxesOf = (path: string): Box[] =>
  Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1/g), ([, x, y, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
    top: Number(y),
    bottom: Number(y) + 1,
  }));

export interface BoughtTicket extends OrderTicket {
  /** What a scanner reads of it. */
  scan: string;
}

/** The address of an order's page, paid for by a guest in a browser without its pages, with a bank that says yes. */
export async function boughtOrder(
  context: BrowserContext,
  event: number,
  { seat_groups: [group] }: BookingInfo,
  amount: number,
): Promise<string> {
  const { request } = context;
  const answered = async <T>(path: string, body: object): Promise<T> => {
    const token = (await context.cookies()).find(({ name }) => name.endsWith("csrftoken"))?.value ?? "";
    const headers = { "x-csrftoken": token, "idempotency-key": crypto.randomUUID() };
    const answer = await request.post(path, { headers, data: body });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  await request.get("/api/csrf/");
  const line = group?.prices.find(({ has_discounts }) => has_discounts);
  const tickets = [{ price_id: line?.id, seat_group: group?.id, sale_type_id: line?.sale_type_id, amount }];
  await answered("/de/api/shop/cart/", { event, tickets });
  const begun = await answered<OrderBegun>("/de/api/shop/orders/", {
    name: "Anna Leitner",
    email: "anna@gmx.example",
    method: "card",
    terms: true,
  });
  const paid = await request.post(begun.next_url, { form: { deed: "approve" }, maxRedirects: 0 });
  if (paid.status() !== 303) throw new Error(`${begun.next_url} answered ${paid.status()}`);
  return begun.order_url;
}

/** An order, by the address of its page. */
async function orderAt({ request }: BrowserContext, address: string): Promise<OrderView> {
  return (await (await request.get(`/de/api/shop/orders/${address.split("/").at(-1)}/`)).json()) as OrderView;
}

/** An order of tickets for a show, bought like that. */
export const bought = async (
  context: BrowserContext,
  event: number,
  booking: BookingInfo,
  amount: number,
): Promise<OrderView> => orderAt(context, await boughtOrder(context, event, booking, amount));

/** The tickets of an order, by the address of its page. */
export async function boughtTicketsOf(context: BrowserContext, address: string): Promise<BoughtTicket[]> {
  return (await orderAt(context, address)).shows.flatMap((show) =>
    show.tickets.map((one) => ({ ...one, scan: scanned(boxesOf(one.qr?.path ?? ""), 4) ?? "" })),
  );
}

/** The tickets of an order that was bought like that. */
export const boughtTickets = async (...asked: Parameters<typeof boughtOrder>): Promise<BoughtTicket[]> =>
  boughtTicketsOf(asked[0], await boughtOrder(...asked));
