import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import {
  cartCodeSchema,
  cartCreatedSchema,
  cartLineChangeSchema,
  cartRequestSchema,
  cartSchema,
  seatChangeSchema,
  type Cart,
} from "~/domain/booking/schema";
import { fail, type Result } from "~/domain/common/errors";
import type { ApiEnv } from "../../http/app-env";
import { json, jsonBody, langParams } from "../contract/lang";
import { positiveInt } from "../contract/query";
import { limitCartWrites } from "./cart-limits";
import { answer } from "../contract/answers";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import { addTickets } from "../../shop/add-tickets";
import { cartIdOf } from "../../shop/asking";
import { changeLine, changeSeats, removeEvent } from "../../shop/change-cart";
import { clearCart } from "../../shop/clear-cart";
import { extendCart } from "../../shop/extend-cart";
import { dropCode, dropVoucher, useCode } from "../../shop/use-code";
import { viewCart } from "../../shop/view-cart";
import { askingOf } from "./actor";
import { added } from "./added";
import { forgetCart, giveCartKey, isBadgeOfOthers, setBadge } from "./shop-cookies";

const tags = ["Shop"];
const eventParams = langParams.extend({ event: positiveInt });
const keyHeader = z.object({
  "idempotency-key": z
    .string()
    .regex(/^[\w.:-]{1,128}$/)
    .meta({ description: "Chosen by the client, one per intention: the same key with the same body acts once" }),
});
const proofHeader = keyHeader.extend({
  "x-proof": z.string().max(2_048).optional().meta({ description: "Turnstile's token, after `proof_needed`" }),
});
const busy = { 503: problemAnswer("Too many ask at once; try again shortly") };
const refusals = {
  ...busy,
  429: problemAnswer("Too many changes from one network or of one cart; Retry-After says when to come back"),
  403: problemAnswer(
    "The request did not come from this site; `proof_needed`: the hall is under pressure, ask again with the token of `site_key` and the same key",
  ),
  400: problemAnswer("Fields that are wrong, by path; nothing was changed"),
  409: problemAnswer(
    "Refused: not_enough_seats, only_scattered_seats (ask again with `scattered`), too_many_held, quota_exhausted, limit_reached, sales_closed, event_cancelled, cart_expired …",
  ),
};
const changed = {
  200: json(cartSchema, "The changed cart"),
  404: problemAnswer("The cart holds nothing of this event"),
  ...refusals,
};
const add = createRoute({
  method: "post",
  path: "/{lang}/api/shop/cart/",
  summary: "Hold tickets for 15 minutes",
  description:
    "What the shop of somebody else sells is put into a cart there, whose address `cart_url` is then; `upstream_failed` (502) where that shop does not answer. Otherwise makes a cart if the request has none (cookie). Seats are chosen by the house: the best connected ones, all or none. While more than half of the places is held and not paid, new holds last five minutes. More tickets do not move the deadline.",
  tags,
  request: { params: langParams, headers: proofHeader, body: jsonBody(cartRequestSchema) },
  responses: { 201: json(cartCreatedSchema, "Held"), ...refusals },
});

const read = createRoute({
  method: "get",
  path: "/{lang}/api/shop/cart/",
  summary: "The cart",
  description: 'After expiry the selection stays readable, with status "expired".',
  tags,
  request: { params: langParams },
  responses: { 200: json(cartSchema, "The cart, also when it is empty") },
});

const clear = createRoute({
  method: "delete",
  path: "/{lang}/api/shop/cart/",
  summary: "Give everything back",
  tags,
  request: { params: langParams },
  responses: { 204: { description: "The cart is empty" }, ...refusals },
});

const renewal = positiveInt
  .optional()
  .meta({ description: "Which renewal is meant, counted from 1: asked for twice it happens once" });

const extend = createRoute({
  method: "post",
  path: "/{lang}/api/shop/cart/extend/",
  summary: "Five minutes more, at most ten times and never beyond the end of sales",
  description:
    "In the last three minutes only (`too_early` before). From the fourth time on `hall_contested` while a third of the places is held and not paid, and `address_needed` for whoever is not signed in.",
  tags,
  request: { params: langParams, query: z.object({ renewal }) },
  responses: { 200: json(cartCreatedSchema, "Renewed"), ...refusals },
});

const useCodeRoute = createRoute({
  method: "post",
  path: "/{lang}/api/shop/cart/code/",
  summary: "Put a promotion code into the cart, in place of the one it has, or a voucher, behind those it has",
  description:
    "Capitals, blanks and hyphens do not matter. A code is refused by the field `code`: missing, unknown, early, over, used_up, used_by_you, not_these; a voucher: lapsed, spent, covered (nothing is left to pay), full (there are five). The cart is as it was.",
  tags,
  request: { params: langParams, body: jsonBody(cartCodeSchema) },
  responses: { 200: json(cartSchema, "The cart with what the code takes off"), ...refusals },
});

const dropCodeRoute = createRoute({
  method: "delete",
  path: "/{lang}/api/shop/cart/code/",
  summary: "Take the code out of the cart",
  tags,
  request: { params: langParams },
  responses: { 200: json(cartSchema, "The cart without a code, also if it had none"), ...refusals },
});

const dropVoucherRoute = createRoute({
  method: "delete",
  path: "/{lang}/api/shop/cart/voucher/",
  summary: "Take a voucher out of the cart, by its last four signs",
  tags,
  request: { params: langParams, query: z.object({ ending: z.string().min(1).max(4) }) },
  responses: {
    200: json(cartSchema, "The cart, also if it was not in it; what is on the voucher is as it was"),
    ...refusals,
  },
});

const remove = createRoute({
  method: "delete",
  path: "/{lang}/api/shop/cart/{event}/",
  summary: "Give the tickets of one event back",
  tags,
  request: { params: eventParams },
  responses: changed,
});

const changeAmount = createRoute({
  method: "patch",
  path: "/{lang}/api/shop/cart/{event}/",
  summary: "Set one line to an amount; 0 removes it",
  tags,
  request: { params: eventParams, body: jsonBody(cartLineChangeSchema) },
  responses: changed,
});

const reseat = createRoute({
  method: "put",
  path: "/{lang}/api/shop/cart/{event}/seats/",
  summary: "Take other seats for the same tickets",
  tags,
  request: { params: eventParams, body: jsonBody(seatChangeSchema) },
  responses: changed,
});

/** The cart, with the badge brought up to it. */
async function freshCart(c: Context<ApiEnv>): Promise<Result<Cart>> {
  const asking = askingOf(c);
  const cart = await viewCart(asking, await cartIdOf(asking.actor));
  if (!cart.ok || (cart.value.status === "empty" && isBadgeOfOthers(c))) return cart;
  setBadge(c, cart.value);
  return cart;
}

/** The cart after a change, or why there was none. */
const freshAfter = async (c: Context<ApiEnv>, change: Result<null>): Promise<Result<Cart>> =>
  change.ok ? freshCart(c) : change;

const limited = newRouter();
limited.use("/:lang/api/shop/cart/*", limitCartWrites());

export const shop = limited
  .openapi(add, async (c) => {
    const { "idempotency-key": key, "x-proof": token } = c.req.valid("header");
    const result = await addTickets(askingOf(c), c.req.valid("json"), key, token);
    if (!result.ok) return problem(c, result);
    giveCartKey(c, result.value.cartKey);
    return c.json(await added(c, result.value), 201);
  })
  .openapi(read, async (c) => answer(c, await freshCart(c)))
  .openapi(clear, async (c) => {
    const result = await clearCart(askingOf(c));
    if (!result.ok) return problem(c, result);
    forgetCart(c);
    return c.body(null, 204);
  })
  .openapi(extend, async (c) => {
    const cart = await freshAfter(c, await extendCart(askingOf(c), c.req.valid("query").renewal));
    if (!cart.ok) return problem(c, cart);
    const { tickets_quantity, cart_url, expires_at, remaining_ms } = cart.value;
    if (expires_at === null) return problem(c, fail("cart_expired"));
    return c.json({ tickets_quantity, cart_url, expires_at, remaining_ms }, 200);
  })
  // Before the events of the cart: it is none.
  .openapi(useCodeRoute, async (c) =>
    answer(c, await freshAfter(c, await useCode(askingOf(c), c.req.valid("json").code))),
  )
  .openapi(dropCodeRoute, async (c) => answer(c, await freshAfter(c, await dropCode(askingOf(c)))))
  .openapi(dropVoucherRoute, async (c) =>
    answer(c, await freshAfter(c, await dropVoucher(askingOf(c), c.req.valid("query").ending))),
  )
  .openapi(remove, async (c) =>
    answer(c, await freshAfter(c, await removeEvent(askingOf(c), c.req.valid("param").event))),
  )
  .openapi(changeAmount, async (c) => {
    const change = await changeLine(askingOf(c), c.req.valid("param").event, c.req.valid("json"));
    return answer(c, await freshAfter(c, change));
  })
  .openapi(reseat, async (c) => {
    const change = await changeSeats(askingOf(c), c.req.valid("param").event, c.req.valid("json").units);
    return answer(c, await freshAfter(c, change));
  });
