import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../../http/app-env";

export interface ClockOptions {
  /** Epoch milliseconds; the runtime's clock unless a test says otherwise. */
  read?: () => number;
}

/**
 * Reads the clock once, so that one request sees one time. The header `x-test-now` (ISO 8601)
 * counts only where the binding TEST_CLOCK is "allow", which no deployed environment has.
 */
export function clock({ read = Date.now }: ClockOptions = {}): MiddlewareHandler<AppEnv> {
  return async function clockMiddleware(c, next) {
    const asked = c.env.TEST_CLOCK === "allow" ? Date.parse(c.req.header("x-test-now") ?? "") : NaN;
    const fixed = !Number.isNaN(asked);
    c.set("now", fixed ? asked : read());
    c.set("fixedTime", fixed);
    await next();
  };
}
