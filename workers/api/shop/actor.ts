import type { Context } from "hono";
import { networkOf } from "~/domain/site/network";
import { personOf } from "~/domain/site/session";
import type { ApiEnv } from "../../http/app-env";
import type { Actor, Asking } from "../../shop/asking";
import { cartKeyOf } from "./shop-cookies";

/** Who a request's cookies and connection say it is. */
export const actorOf = (c: Context<ApiEnv>): Actor & { network: string } => ({
  cartKey: cartKeyOf(c),
  address: c.req.header("cf-connecting-ip") ?? "",
  network: networkOf(c.req.header("cf-connecting-ip") ?? ""),
  isKnown: personOf(c.var.facts.session) !== null,
});

/** A request as commands are asked. */
export const askingOf = (c: Context<ApiEnv>): Asking => ({
  db: c.var.db,
  env: c.env,
  now: c.var.facts.now,
  lang: c.var.facts.lang,
  actor: actorOf(c),
});
