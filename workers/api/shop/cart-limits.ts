import type { MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import { isAllowed } from "../../backends/rate-limiter";
import type { ApiEnv } from "../../http/app-env";
import { problem } from "../contract/problem";
import { cartIdOf } from "../../shop/asking";
import { actorOf } from "./actor";

/** The period of the bindings in wrangler.toml, in seconds: what somebody who was refused waits at most. */
const period = 60;

/**
 * Limits changes of carts, and holds and tries of codes more narrowly, by the caller's network and by cart. What is too
 * much is a 429 that says when to come back; reading a cart is never limited.
 */
export function limitCartWrites(): MiddlewareHandler<ApiEnv> {
  return async function limitCartWritesMiddleware(c, next) {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const isHold = c.req.method === "POST" && /\/(cart|waiting)\/$/.test(c.req.path);
    // Counted apart: who tries codes may still hold.
    const isCode = c.req.method === "POST" && c.req.path.includes("/cart/code");
    const actor = actorOf(c);
    const cart = await cartIdOf(actor);
    const keys = [actor.network, ...(cart === null ? [] : [`cart ${cart}`])];
    const limits = keys.flatMap((key) => [
      isAllowed(c.env, c.env.CART_WRITES, key),
      ...(isHold ? [isAllowed(c.env, c.env.CART_HOLDS, key)] : []),
      ...(isCode ? [isAllowed(c.env, c.env.CART_HOLDS, `code ${key}`)] : []),
    ]);
    const isWithin = (await Promise.all(limits)).every(Boolean);
    if (isWithin) return next();
    const failure = fail("too_many_requests", "Too many changes of carts; wait a minute");
    return problem(c, { ...failure, more: { retry_after: period } });
  };
}
