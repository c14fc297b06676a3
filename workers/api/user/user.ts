import { createRoute, z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { fail } from "~/domain/common/errors";
import { attributesOf, csrfCookie, nameOf, signedInHint } from "~/domain/site/cookies";
import { paths } from "~/domain/site/pages";
import { targetOf } from "~/domain/site/paths";
import { userDetailsSchema, type UserDetails } from "~/domain/site/schema";
import { may, roomsFor } from "~/domain/staff/permissions";
import { plainTexts } from "~/server/plain-texts.server";
import { calledName, holderOf, type Session } from "~/domain/site/session";
import type { ApiEnv } from "../../http/app-env";
import { siteFacts } from "../../http/site-facts";
import { json, langParams, langQuery } from "../contract/lang";
import { malformed, newRouter, problem, problemAnswer } from "../contract/problem";

const editorUserSchema = z
  .object({
    email: z.string(),
    username: z.string(),
    admin_menus: z.array(z.object({ name: z.string(), url: z.string() })),
  })
  .meta({ id: "EditorUser" });

const editorUser = createRoute({
  method: "get",
  path: "/{lang}/pageeditor-api/user",
  summary: "The signed-in member of staff",
  tags: ["User"],
  request: { params: langParams },
  responses: { 200: json(editorUserSchema, "Who is signed in"), 401: problemAnswer("Nobody is signed in") },
});

const details = createRoute({
  method: "get",
  path: "/api/user-details/",
  summary: "Whether somebody is signed in, and where to sign in and out",
  tags: ["User"],
  request: { query: langQuery },
  responses: { 200: json(userDetailsSchema, "The user fields; names are null for visitors"), ...malformed },
});

const csrf = createRoute({
  method: "get",
  path: "/api/csrf/",
  summary: "Sets the cookie `csrftoken`, whose value state-changing calls repeat in `X-CSRFToken`",
  tags: ["User"],
  responses: { 200: json(z.object({ csrf_token: z.string() }), "The token, also in the cookie") },
});

type Names = Pick<UserDetails, "username" | "first_name" | "last_name">;

function namesOf({ staff, enrolling, customer }: Session): Names {
  if (customer) return { username: calledName(customer), first_name: customer.firstName, last_name: customer.lastName };
  const name = (staff ?? enrolling)?.name ?? null;
  const [first, ...rest] = name?.split(" ") ?? [];
  return { username: name, first_name: first ?? null, last_name: name === null ? null : rest.join(" ") };
}

function detailsOf(session: Session, lang: string, webshop: string): UserDetails {
  const person = holderOf(session);
  return {
    has_dashboard_online_access: session.staff !== null,
    may_edit_pages: session.staff !== null && may(session.staff.role, "edit pages"),
    is_logged_in: person !== null,
    email: person?.email ?? null,
    ...namesOf(session),
    login_url: `/${lang}${paths["user-login"]}`,
    logout_url: `/${lang}${paths["user-logout"]}`,
    webshop_url: webshop.startsWith("/") && !targetOf(webshop).lang ? `/${lang}${webshop}` : webshop,
  };
}

const isHttps = (c: Context<ApiEnv>): boolean => c.req.url.startsWith("https:");

/** The visitor's token; sets the cookie if there is none yet. */
function giveCsrfToken(c: Context<ApiEnv>): string {
  c.header("cache-control", "no-store");
  const known = getCookie(c, csrfCookie);
  if (known && /^[\w-]{20,100}$/.test(known)) return known;
  const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll("-", "");
  // Readable on purpose: the site's own scripts repeat it in a header, which other sites cannot.
  setCookie(c, csrfCookie, token, attributesOf(csrfCookie, isHttps(c)));
  return token;
}

export const users = newRouter()
  .openapi(editorUser, (c) => {
    const { staff } = c.var.facts.session;
    if (!staff) return problem(c, fail("unauthorized"));
    const t = plainTexts(c.var.facts.lang);
    const admin_menus = roomsFor(staff.role).map((room) => ({ name: t(`hub.${room}`), url: `/cms-hub/${room}` }));
    return c.json({ email: staff.email, username: staff.name, admin_menus }, 200);
  })
  .openapi(details, async (c) => {
    // Asked by every open page, and never cached: by the time something is written the token is there.
    giveCsrfToken(c);
    // The session may have ended elsewhere: then its readable companion goes too, and nobody
    // asks again. Not where nobody could tell: the database comes back, the hint would not.
    const { session } = c.var.facts;
    const hint = nameOf(signedInHint, isHttps(c));
    if (!holderOf(session) && !session.isUnknown && getCookie(c, hint))
      deleteCookie(c, hint, attributesOf(signedInHint, isHttps(c)));
    const site = await siteFacts(c.env, c.executionCtx);
    return c.json(detailsOf(session, c.var.facts.lang, site?.webshopLink || paths.events), 200);
  })
  .openapi(csrf, (c) => c.json({ csrf_token: giveCsrfToken(c) }, 200));
