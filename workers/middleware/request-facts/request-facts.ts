import type { Context, MiddlewareHandler } from "hono";
import { languageOf, targetOf } from "~/domain/site/paths";
import { withRequestId } from "~/server/log.server";
import type { AppEnv } from "../../http/app-env";

/** Sixteen hex digits and the data centre: nothing else goes into logs and headers. */
const rayId = /^[0-9a-f]{16}(?:-[A-Z]{3})?$/;

/**
 * An id that a request's logs, problems and answer share. Cloudflare's own ray id where a request came
 * through Cloudflare, which writes that header itself; elsewhere, and for anything that does not look like
 * one, an id of our own.
 */
function requestIdOf(c: Context<AppEnv>): string {
  const ray = c.req.raw.cf ? c.req.header("cf-ray") : undefined;
  return ray && rayId.test(ray) ? ray : crypto.randomUUID();
}

/**
 * The clock is read once, so that one request sees one time. The header `x-test-now` (ISO 8601)
 * counts only where the binding TEST_CLOCK is "allow", which no deployed environment has.
 */
function timeOf(c: Context<AppEnv>): { now: number; fixedTime: boolean } {
  const asked = c.env.TEST_CLOCK === "allow" ? Date.parse(c.req.header("x-test-now") ?? "") : NaN;
  const fixedTime = !Number.isNaN(asked);
  return { now: fixedTime ? asked : Date.now(), fixedTime };
}

/** 128 random bits in base64url: the same length every time, which the cache relies on. */
function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .slice(0, 22);
}

/**
 * What is known of a request from itself, for everything that follows. Who asks is a visitor until the
 * session says otherwise.
 */
export function requestFacts(): MiddlewareHandler<AppEnv> {
  return async function requestFactsMiddleware(c, next) {
    const url = new URL(c.req.url);
    const target = targetOf(url.pathname);
    const requestId = requestIdOf(c);
    c.set("facts", {
      requestId,
      ...timeOf(c),
      target,
      lang: languageOf(url, target),
      session: { staff: null },
      preview: null,
      nonce: newNonce(),
    });
    await withRequestId(requestId, next);
    c.res.headers.set("x-request-id", requestId);
    // The one header that a page's scripts can read of the request they came with.
    c.res.headers.append("server-timing", `request;desc="${requestId}"`);
  };
}
