import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { cartCreatedSchema } from "~/domain/booking/schema";
import { waitingJoinedSchema, waitingRequestSchema, waitingViewSchema } from "~/domain/waiting/schema";
import type { ApiEnv } from "../../http/app-env";
import { sendDueMails } from "../../shop/orders/mail/send-due-mails";
import { joinList } from "../../shop/waiting/join-list";
import { leaveList } from "../../shop/waiting/leave-list";
import { partyOfLink } from "../../shop/waiting/party";
import { takeOffer } from "../../shop/waiting/take-offer";
import { viewParty } from "../../shop/waiting/view-party";
import { json, jsonBody, langParams } from "../contract/lang";
import { answer } from "../contract/answers";
import { newRouter, problem, problemAnswer } from "../contract/problem";
import { added } from "./added";
import { askingOf } from "./actor";
import { limitCartWrites } from "./cart-limits";
import { giveCartKey } from "./shop-cookies";

const tags = ["Waiting list"];
const linkParams = langParams.extend({
  secret: z.string().max(64).meta({ description: "The secret of the link in the party's mails" }),
});
const refusals = {
  400: problemAnswer("Fields that are wrong, by path; nothing was changed"),
  403: problemAnswer("The request did not come from this site"),
  409: problemAnswer(
    "Refused: not_sold_out, sales_closed, event_cancelled, waiting_list_full, limit_reached, too_many_held, cart_expired, cart_full, conflict",
  ),
  429: problemAnswer("Too many changes from one network or of one cart; Retry-After says when to come back"),
  503: problemAnswer("Too many ask at once; try again shortly"),
};
const nothing = { 404: problemAnswer("Nobody waits with this link") };

const join = createRoute({
  method: "post",
  path: "/{lang}/api/shop/waiting/",
  summary: "Wait for seats of a sold-out show",
  description:
    "One entry for an address and a show, or each of its time slots. The answer is the same whether the address waits already; its link comes by mail.",
  tags,
  request: { params: langParams, body: jsonBody(waitingRequestSchema) },
  responses: { 201: json(waitingJoinedSchema, "On the list"), ...refusals },
});

const read = createRoute({
  method: "get",
  path: "/{lang}/api/shop/waiting/{secret}/",
  summary: "How a party stands",
  tags,
  request: { params: linkParams },
  responses: { 200: json(waitingViewSchema, "Waiting, offered or over"), ...nothing, 503: refusals[503] },
});

const take = createRoute({
  method: "post",
  path: "/{lang}/api/shop/waiting/{secret}/take/",
  summary: "Put what is offered into the cart",
  description: "It is kept until the end of the offer; more time is given to nobody.",
  tags,
  request: { params: linkParams },
  responses: { 201: json(cartCreatedSchema, "In the cart"), ...nothing, ...refusals },
});

const leave = createRoute({
  method: "post",
  path: "/{lang}/api/shop/waiting/{secret}/leave/",
  summary: "Wait no longer, and give back what is offered",
  tags,
  request: { params: linkParams },
  responses: { 200: json(waitingViewSchema, "Over"), ...nothing, ...refusals },
});

async function shown(c: Context<ApiEnv>, secret: string) {
  const found = await partyOfLink(askingOf(c), secret);
  return found.ok ? viewParty(askingOf(c), found.value, c.var.facts.lang) : found;
}

const limited = newRouter();
limited.use("/:lang/api/shop/waiting/*", limitCartWrites());

/** The waiting lists of shows: by an address on the way in, and from then on by the secret of a link. Never cached. */
export const waiting = limited
  .openapi(join, async (c) => {
    const asking = askingOf(c);
    const joined = await joinList(asking, c.req.valid("json"));
    if (!joined.ok) return problem(c, joined);
    c.executionCtx.waitUntil(sendDueMails(asking));
    return c.json({ waiting: true as const }, 201);
  })
  .openapi(read, async (c) => answer(c, await shown(c, c.req.valid("param").secret)))
  .openapi(take, async (c) => {
    const taken = await takeOffer(askingOf(c), c.req.valid("param").secret);
    if (!taken.ok) return problem(c, taken);
    giveCartKey(c, taken.value.cartKey);
    return c.json(await added(c, taken.value), 201);
  })
  .openapi(leave, async (c) => {
    const { secret } = c.req.valid("param");
    const left = await leaveList(askingOf(c), secret);
    return answer(c, left.ok ? await shown(c, secret) : left);
  });
