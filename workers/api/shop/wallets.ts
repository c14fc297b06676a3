import { createRoute, z } from "@hono/zod-openapi";
import { orderOfLink } from "../../shop/orders/change-order";
import { walletFile, walletLink } from "../../shop/tickets/wallet-link";
import { newRouter, problem } from "../contract/problem";
import { fileHeaders, linkParams, nothing } from "./order-link";
import { orderingOf } from "./ordering";

const tags = ["Orders"];
const params = linkParams.extend({ code: z.string().max(24) });

const google = createRoute({
  method: "get",
  path: "/{lang}/api/shop/orders/{secret}/tickets/{code}/google-wallet/",
  summary: "Save a ticket of an order into Google Wallet",
  tags,
  request: { params },
  responses: { 302: { description: "To Google, with the ticket in the address, signed by the house" }, ...nothing },
});

const passType = "application/vnd.apple.pkpass";
const apple = createRoute({
  method: "get",
  path: "/{lang}/api/shop/orders/{secret}/tickets/{code}/apple-wallet.pkpass",
  summary: "A ticket of an order as a file for Apple Wallet, signed by the house",
  tags,
  request: { params },
  responses: {
    200: {
      content: { [passType]: { schema: z.string().meta({ format: "binary" }) } },
      description: "In the order's language",
    },
    ...nothing,
  },
});

/** Tickets of an order on their way into a wallet, by the secret of its link. Never cached. */
export const wallets = newRouter()
  .openapi(google, async (c) => {
    const { secret, code } = c.req.valid("param");
    const found = await orderOfLink(orderingOf(c), secret);
    const link = found.ok ? await walletLink(orderingOf(c), found.value, code) : found;
    if (!link.ok) return problem(c, link);
    c.header("referrer-policy", "no-referrer");
    return c.redirect(link.value, 302);
  })
  .openapi(apple, async (c) => {
    const { secret, code } = c.req.valid("param");
    const found = await orderOfLink(orderingOf(c), secret);
    const file = found.ok ? await walletFile(orderingOf(c), found.value, code) : found;
    if (!file.ok) return problem(c, file);
    return c.body(file.value.bytes, 200, fileHeaders(passType, file.value.filename));
  });
