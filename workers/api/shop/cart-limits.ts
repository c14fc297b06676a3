import type { Context, MiddlewareHandler } from "hono";
import { fail } from "~/domain/common/errors";
import { networkOf } from "~/domain/site/network";
import { keyedHash } from "../../auth/keyed-hash";
import { isAllowed } from "../../backends/rate-limiter";
import type { ApiEnv } from "../../http/app-env";
import { problem } from "../contract/problem";
import { cartIdOf } from "./shop-cookies";

/** The period of the bindings in wrangler.toml, in seconds: what somebody who was refused waits at most. */
const period = "60";

const networkOfRequest = (c: Context<ApiEnv>): string => networkOf(c.req.header("cf-connecting-ip") ?? "");

/** Where a request comes from, for counting at one event: leads nowhere without the installation's secret. */
export const originOf = (c: Context<ApiEnv>, secret: string, event: number): Promise<string> =>
  keyedHash(secret, `origin ${event} ${networkOfRequest(c)}`);

/**
 * Limits changes of carts, and holds more narrowly, by the caller's network and by cart. What is too
 * much is a 429 that says when to come back; reading a cart is never limited.
 */
export function limitCartWrites(): MiddlewareHandler<ApiEnv> {
  return async function limitCartWritesMiddleware(c, next) {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const isHold = c.req.method === "POST" && /\/cart\/?$/.test(c.req.path);
    const cart = await cartIdOf(c);
    const keys = [networkOfRequest(c), ...(cart === null ? [] : [`cart ${cart}`])];
    const limits = keys.flatMap((key) => [
      isAllowed(c.env, c.env.CART_WRITES, key),
      ...(isHold ? [isAllowed(c.env, c.env.CART_HOLDS, key)] : []),
    ]);
    const isWithin = (await Promise.all(limits)).every(Boolean);
    if (isWithin) return next();
    const refused: Response = problem(c, fail("too_many_requests", "Too many changes of carts; wait a minute"));
    refused.headers.set("retry-after", period);
    return refused;
  };
}
