import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { Result } from "~/domain/common/errors";
import type { Method } from "~/domain/orders/contact";
import {
  checkoutSchema,
  giveBackSchema,
  orderBegunSchema,
  orderPaySchema,
  orderRenameSchema,
  orderRequestSchema,
  orderViewSchema,
  type OrderBegun,
} from "~/domain/orders/schema";
import { cartCreatedSchema } from "~/domain/booking/schema";
import { priceToCents } from "~/domain/booking/selection";
import { toOffsetIso } from "~/domain/time/zone";
import { houseTimeZone } from "../../db/site/site-settings";
import type { OrderRecord } from "../../db/shop/orders";
import type { ApiEnv } from "../../http/app-env";
import { sendDueMails } from "../../shop/orders/mail/send-due-mails";
import { beginOrder } from "../../shop/orders/begin-order";
import { giveUpOrder, mailAgain, orderOfLink, retryPayment } from "../../shop/orders/change-order";
import { giveBackTickets } from "../../shop/orders/give-back";
import { orderAgain } from "../../shop/orders/order-again";
import { renameOrder } from "../../shop/orders/rename-order";
import { settlePayment } from "../../shop/orders/settle-payment";
import type { Begun } from "../../shop/orders/start-payment";
import { orderUrl } from "../../shop/orders/urls";
import { viewCheckout } from "../../shop/orders/view-checkout";
import { viewOrder } from "../../shop/orders/view-order";
import { printTickets } from "../../shop/tickets/ticket-file";
import type { TicketForm } from "../../shop/tickets/ticket-pdf";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import { askingOf } from "./actor";
import { fileHeaders, linkParams, nothing } from "./order-link";
import { orderingOf } from "./ordering";
import { limitCartWrites } from "./cart-limits";
import { forgetCart, giveCartKey, setBadge } from "./shop-cookies";

const tags = ["Orders"];
const keyHeader = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w.:-]{22,128}$/)
    .meta({ description: "128 random bits, one per intention: sent again with the same body it is one order" }),
});
const refusals = {
  400: problemAnswer(
    "Fields that are wrong, by path: `missing`, `at`, `dot`, `form`, `long`, `choice`; nothing was ordered",
  ),
  403: problemAnswer("The request did not come from this site"),
  409: problemAnswer(
    "Refused: cart_expired, limit_reached, sales_closed, event_cancelled, price_changed, idempotency_conflict, conflict …",
  ),
  429: problemAnswer("Too many changes from one network or of one cart; Retry-After says when to come back"),
  503: problemAnswer("Nothing can be ordered here, or too many ask at once"),
};
const checkout = createRoute({
  method: "get",
  path: "/{lang}/api/shop/checkout/",
  summary: "The cart with its shows, and how it can be paid",
  tags,
  request: { params: langParams },
  responses: { 200: json(checkoutSchema, "Also when the cart is empty"), 503: refusals[503] },
});

const begin = createRoute({
  method: "post",
  path: "/{lang}/api/shop/orders/",
  summary: "Order everything in the cart, with the obligation to pay",
  description:
    "The order is in the books before anybody is asked for money. All screenings begin its payment or none; its seats are kept for ten minutes at least. `next_url` leads to whoever takes the payment. The cart is empty then.",
  tags,
  request: { params: langParams, headers: keyHeader, body: jsonBody(orderRequestSchema) },
  responses: { 201: json(orderBegunSchema, "Ordered"), ...refusals },
});

const read = createRoute({
  method: "get",
  path: "/{lang}/api/shop/orders/{secret}/",
  summary: "An order by its link",
  description: "Whoever takes the payment is asked while it is waited for.",
  tags,
  request: { params: linkParams },
  responses: { 200: json(orderViewSchema, "The order as it stands"), ...nothing, 503: refusals[503] },
});

const ticketFile = (path: "tickets" | "tickets-phone", summary: string) =>
  createRoute({
    method: "get",
    path: `/{lang}/api/shop/orders/{secret}/${path}.pdf`,
    summary,
    tags,
    request: { params: linkParams },
    responses: {
      200: {
        content: { "application/pdf": { schema: z.string().meta({ format: "binary" }) } },
        description: "In the order's language",
      },
      ...nothing,
      503: refusals[503],
    },
  });
const paper = ticketFile("tickets", "The tickets of an order to be printed, a page each");
const phone = ticketFile("tickets-phone", "The tickets of an order for a phone's screen, a page each");

const pay = createRoute({
  method: "post",
  path: "/{lang}/api/shop/orders/{secret}/pay/",
  summary: "Try again to pay, after the last try failed",
  tags,
  request: { params: linkParams, body: jsonBody(orderPaySchema) },
  responses: { 201: json(orderBegunSchema, "Begun"), ...nothing, ...refusals },
});

const change = (path: "give-up" | "mail", summary: string) =>
  createRoute({
    method: "post",
    path: `/{lang}/api/shop/orders/{secret}/${path}/`,
    summary,
    tags,
    request: { params: linkParams },
    responses: { 200: json(orderViewSchema, "The order as it stands"), ...nothing, ...refusals },
  });
const giveUp = change("give-up", "Give an order up before it is paid; its seats are free at once");
const mail = change("mail", "Send the mail about the order again, to the same address; once in five minutes");

const rename = createRoute({
  method: "post",
  path: "/{lang}/api/shop/orders/{secret}/name/",
  summary: "Write the tickets of an order to another name",
  description: "They get new codes; the tickets that were sent or printed before open no door any more.",
  tags,
  request: { params: linkParams, body: jsonBody(orderRenameSchema) },
  responses: { 200: json(orderViewSchema, "The order as it stands"), ...nothing, ...refusals },
});

const giveBack = createRoute({
  method: "post",
  path: "/{lang}/api/shop/orders/{secret}/give-back/",
  summary: "Give tickets of a paid order back, while the house takes them",
  description: "They are void, their seats free, and what they cost goes back. Given back twice is given back once.",
  tags,
  request: { params: linkParams, body: jsonBody(giveBackSchema) },
  responses: { 200: json(orderViewSchema, "The order as it stands"), ...nothing, ...refusals },
});

const again = createRoute({
  method: "post",
  path: "/{lang}/api/shop/orders/{secret}/again/",
  summary: "Hold the same again, after the time of an order has run out",
  description: "The very same seats where they are free. Everything or nothing.",
  tags,
  request: { params: linkParams },
  responses: { 201: json(cartCreatedSchema, "Held, in a cart of its own"), ...nothing, ...refusals },
});

const begunOf = (c: Context<ApiEnv>, { record, secret, next }: Begun): OrderBegun => ({
  number: record.order.number,
  order_url: orderUrl(c.var.facts.lang, secret),
  next_url: next,
});

/** Behind the answer: nobody waits for a mail. */
const mailLater = (c: Context<ApiEnv>): void => {
  const { db, now } = orderingOf(c);
  c.executionCtx.waitUntil(sendDueMails({ db, env: c.env, now }));
};

async function shown(c: Context<ApiEnv>, record: Result<OrderRecord>, secret: string) {
  if (!record.ok) return record;
  mailLater(c);
  return viewOrder(orderingOf(c), record.value, { secret, lang: c.var.facts.lang });
}

async function printed(c: Context<ApiEnv>, secret: string, form: TicketForm) {
  const found = await orderOfLink(orderingOf(c), secret);
  const file = found.ok ? await printTickets(orderingOf(c), found.value, form) : found;
  if (!file.ok) return problem(c, file);
  const { filename, bytes } = file.value;
  return c.body(bytes, 200, fileHeaders("application/pdf", filename));
}

const limited = newRouter();
limited.use("/:lang/api/shop/orders/*", limitCartWrites());

/** Orders of guests: by the cart they come from, and then by the secret of their link. Never cached. */
export const orders = limited
  .openapi(checkout, async (c) => answer(c, await viewCheckout({ ...askingOf(c), env: c.env })))
  .openapi(begin, async (c) => {
    const { to_pay, ...typed } = c.req.valid("json");
    const seen = to_pay === undefined ? undefined : priceToCents(to_pay);
    const begun = await beginOrder(orderingOf(c), typed, c.req.valid("header")["idempotency-key"], { seen });
    if (!begun.ok) return problem(c, begun);
    forgetCart(c);
    mailLater(c);
    return c.json(begunOf(c, begun.value), 201);
  })
  .openapi(read, async (c) => {
    const { secret } = c.req.valid("param");
    const found = await orderOfLink(orderingOf(c), secret);
    if (!found.ok) return problem(c, found);
    const settled = await settlePayment(orderingOf(c), found.value.order.id);
    // Whoever takes the payment may be silent: the page says how it stands all the same.
    return answer(c, await shown(c, settled.ok ? settled : found, secret));
  })
  .openapi(paper, async (c) => printed(c, c.req.valid("param").secret, "paper"))
  .openapi(phone, async (c) => printed(c, c.req.valid("param").secret, "phone"))
  .openapi(pay, async (c) => {
    const found = await orderOfLink(orderingOf(c), c.req.valid("param").secret);
    if (!found.ok) return problem(c, found);
    const begun = await retryPayment(orderingOf(c), found.value, c.req.valid("json").method as Method);
    return begun.ok ? c.json(begunOf(c, begun.value), 201) : problem(c, begun);
  })
  .openapi(giveUp, async (c) => {
    const { secret } = c.req.valid("param");
    const found = await orderOfLink(orderingOf(c), secret);
    const given = found.ok ? await giveUpOrder(orderingOf(c), found.value) : found;
    return answer(c, await shown(c, given, secret));
  })
  .openapi(mail, async (c) => {
    const { secret } = c.req.valid("param");
    const found = await orderOfLink(orderingOf(c), secret);
    const queued = found.ok ? await mailAgain(orderingOf(c), found.value) : found;
    return answer(c, await shown(c, queued.ok ? found : queued, secret));
  })
  .openapi(rename, async (c) => {
    const { secret } = c.req.valid("param");
    const found = await orderOfLink(orderingOf(c), secret);
    const renamed = found.ok ? await renameOrder(orderingOf(c), found.value, c.req.valid("json").name) : found;
    return answer(c, await shown(c, renamed, secret));
  })
  .openapi(giveBack, async (c) => {
    const { secret } = c.req.valid("param");
    const found = await orderOfLink(orderingOf(c), secret);
    const wanted = { ...c.req.valid("json"), by: "guest", reason: "given_back" } as const;
    const given = found.ok ? await giveBackTickets(orderingOf(c), found.value.order.id, wanted) : found;
    return answer(c, await shown(c, given, secret));
  })
  .openapi(again, async (c) => {
    const found = await orderOfLink(orderingOf(c), c.req.valid("param").secret);
    if (!found.ok) return problem(c, found);
    const held = await orderAgain(orderingOf(c), found.value);
    if (!held.ok) return problem(c, held);
    const { cartKey, expiresAt, ...cart } = held.value;
    const { db, facts } = c.var;
    const answer = {
      ...cart,
      expires_at: toOffsetIso(expiresAt, await houseTimeZone(db)),
      remaining_ms: Math.max(0, expiresAt - facts.now),
    };
    giveCartKey(c, cartKey);
    setBadge(c, answer);
    return c.json(answer, 201);
  });
