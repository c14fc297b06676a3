import type { Context, MiddlewareHandler } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { againCookie, attributesOf, nameOf } from "~/domain/site/cookies";
import { pageIdAt } from "~/domain/site/page-queries";
import type { AppEnv } from "../../http/app-env";
import { plainPage } from "../../http/plain-page";

/** How long the page waits before it asks again by itself, in seconds: longer each time. After the last it waits for its button. */
const waits = [10, 15, 20, 30, 45, 60];
/** So that those who were refused together do not come back together. */
const spread = 5;
/** Longer than any wait, and no longer than somebody stays. */
const keptSeconds = 180;
/** What a browser takes in one cookie is 4 kB with its name; a booking is a tenth of it. */
const longestWish = 3_000;

/** What somebody has asked for, as it was sent. */
interface Wish {
  path: string;
  body: string;
  tries: number;
}

const cookieName = (c: Context<AppEnv>): string => nameOf(againCookie, c.req.url.startsWith("https:"));

function keep(c: Context<AppEnv>, wish: Wish | null): void {
  const https = c.req.url.startsWith("https:");
  setCookie(c, cookieName(c), wish ? JSON.stringify(wish) : "", {
    ...attributesOf(againCookie, https),
    sameSite: "Strict",
    maxAge: wish ? keptSeconds : 0,
  });
}

/** What this browser waits for on this page; null if for nothing. */
function keptWish(c: Context<AppEnv>): Wish | null {
  if (c.req.method !== "GET" || c.req.query("again") === undefined) return null;
  try {
    const { path, body, tries }: Partial<Wish> = JSON.parse(getCookie(c, cookieName(c)) ?? "");
    return path === c.req.path && typeof body === "string" && Number.isSafeInteger(tries)
      ? { path, body, tries: Math.max(0, tries ?? 0) }
      : null;
  } catch {
    return null;
  }
}

/** The fields of a plain booking form; null of any other form, which has no key that would make it happen once. */
async function bookingOf(request: Request): Promise<URLSearchParams | null> {
  if (!request.headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return null;
  const form = await request.clone().formData();
  const fields = new URLSearchParams(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  return fields.has("idempotency_key") && !fields.has("intent") ? fields : null;
}

/** The wish as it was sent, sent again. */
function again({ url, headers }: Request, { body }: Wish): Request {
  const sent = new Headers(headers);
  sent.set("content-type", "application/x-www-form-urlencoded");
  return new Request(url, { method: "POST", headers: sent, body });
}

/** The page that waits: it asks again by itself, and has a button for whoever would rather not wait. */
function waitingPage(c: Context<AppEnv>, fields: URLSearchParams, tries: number): Response {
  const { lang, nonce } = c.var.facts;
  const body = fields.toString();
  const wait = body.length <= longestWish ? waits[tries] : undefined;
  const seconds = wait === undefined ? 0 : wait + ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % spread);
  const page = plainPage(
    {
      lang,
      nonce,
      says: seconds > 0 ? "busy" : "still_busy",
      values: { seconds: String(seconds) },
      href: c.req.path,
      fields: [...fields],
    },
    503,
    {
      "retry-after": c.res.headers.get("retry-after") ?? String(waits[0]),
      ...(seconds > 0 && { refresh: `${seconds}; url=${c.req.path}?again` }),
    },
  );
  c.res = page;
  keep(c, seconds > 0 ? { path: c.req.path, body, tries: tries + 1 } : null);
  return c.res;
}

/**
 * Tickets that somebody without a script has asked for while their screening does not answer: the page waits and asks again by
 * itself, with the same key, so that it happens once. What is asked again stands in a cookie that only the answer to a form of this
 * site sets and only this site's own pages send: an address alone repeats nothing.
 */
export function patience(): MiddlewareHandler<AppEnv> {
  return async function patienceMiddleware(c, next) {
    const { target } = c.var.facts;
    if (target.kind !== "document" || pageIdAt(target.rest) !== "event") return next();
    const kept = keptWish(c);
    if (kept) c.req.raw = again(c.req.raw, kept);
    const fields = c.req.method === "POST" ? await bookingOf(c.req.raw) : null;
    await next();
    if (!fields) return undefined;
    if (c.res.status === 503) return void waitingPage(c, fields, kept?.tries ?? 0);
    if (kept) keep(c, null);
    return undefined;
  };
}
