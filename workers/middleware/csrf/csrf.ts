import type { MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import { fail } from "~/domain/common/errors";
import { csrfCookie } from "~/domain/site/cookies";
import type { AppEnv } from "../../http/app-env";
import { problemResponse } from "../../http/problem";

export interface CsrfOptions {
  cookie?: string;
  header?: string;
  field?: string;
}

/** Providers of payments sign what they send and carry no cookie. */
const signed = /^\/api\/payments\/\w+\/events\/$/;
const safe = new Set(["GET", "HEAD", "OPTIONS"]);
const formTypes = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i;

type Provenance = "same-origin" | "foreign" | "unknown";

/** Where the browser says the request comes from. Both headers have to agree if both are there. */
function provenanceOf(headers: Headers, own: readonly string[]): Provenance {
  const site = headers.get("sec-fetch-site");
  const origin = headers.get("origin");
  if (site !== null && site !== "same-origin") return "foreign";
  if (origin !== null) return own.includes(origin) ? "same-origin" : "foreign";
  return site === null ? "unknown" : "same-origin";
}

/** Compares without telling by time how much of a token was right. */
function sameToken(expected: string, given: string): boolean {
  let difference = expected.length ^ given.length;
  for (let index = 0; index < expected.length; index += 1)
    difference |= expected.charCodeAt(index) ^ given.charCodeAt(index);
  return expected.length > 0 && difference === 0;
}

/** The token of a form; null if the body is not the form it claims to be. */
async function fieldToken(request: Request, field: string): Promise<string | null> {
  if (!formTypes.test(request.headers.get("content-type") ?? "")) return "";
  try {
    const value = (await request.clone().formData()).get(field);
    return typeof value === "string" ? value : "";
  } catch {
    return null;
  }
}

/**
 * State-changing requests have to come from this site: a foreign Origin or Sec-Fetch-Site is
 * refused, and calls of the API also repeat the cookie's token in a header or form field. A plain
 * form of a page may do without the token, because cached pages cannot carry one, if the browser
 * vouches for its origin. See docs/decisions/0003-csrf.md.
 */
export function csrf({
  cookie = csrfCookie,
  header = "x-csrftoken",
  field = "csrf_token",
}: CsrfOptions = {}): MiddlewareHandler<AppEnv> {
  return async function csrfMiddleware(c, next) {
    if (safe.has(c.req.method) || signed.test(c.req.path)) return next();
    const refuse = (why: string) => problemResponse(fail("csrf_failed", why), c.var.facts.requestId);
    const url = new URL(c.req.url);
    const provenance = provenanceOf(c.req.raw.headers, [url.origin, c.env.SITE_ORIGIN]);
    if (provenance === "foreign") return refuse("The request comes from another site");
    if (c.var.facts.target.kind !== "api" && provenance === "same-origin") return next();
    const expected = getCookie(c, cookie) ?? "";
    const given = c.req.header(header) ?? (await fieldToken(c.req.raw, field));
    if (given === null) return problemResponse(fail("bad_request", "Malformed form"), c.var.facts.requestId);
    if (!sameToken(expected, given))
      return refuse(`The ${header} header and the ${cookie} cookie do not match; GET /api/csrf/ sets the cookie`);
    return next();
  };
}
