import { redirect, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { sessionCookie } from "~/domain/site/cookies";
import { paths } from "~/domain/site/pages";
import { personOf, type Session } from "~/domain/site/session";
import { localizedPath } from "~/i18n/locale-context";
import { requestContext } from "~/server/context";
import { notNow } from "~/server/not-found";
import { localPath } from "./local-path";

type Context = Readonly<RouterContextProvider>;

/** A page of the site in the language of the request. */
export const pageFor = (context: Context, path: string): string =>
  localizedPath(path, context.get(requestContext).lang);

/** A step of signing in, which keeps where to go afterwards. */
export const withNext = (page: string, next: string | null): string =>
  page + (next === null ? "" : `?next=${encodeURIComponent(next)}`);

/** Where somebody goes who is signed in: where they wanted to, otherwise to the given page. */
export const targetAfter = (context: Context, next: unknown, otherwise: string): string =>
  localPath(next) ?? pageFor(context, otherwise);

const addressOf = (context: Context, path: string): string => {
  const { api, lang } = context.get(requestContext);
  return new URL(`/api/auth/${path}?lang=${lang}`, api.origin).href;
};

/** Requests whose session was replaced while they were answered: the one they came with would be taken back. */
const replaced = new WeakSet<Context>();

/** What the authentication tells somebody who is signed in; null if it does not. */
export async function askAuthentication<Told>(context: Context, path: string): Promise<Told | null> {
  if (replaced.has(context)) return null;
  const answer = await context.get(requestContext).api.fetch(addressOf(context, path));
  return answer.ok ? answer.json<Told | null>() : null;
}

/**
 * A call of the authentication, which is no part of the typed contract. Cookies it sets go out with
 * the page's answer, as the transport does for every call.
 */
export async function authenticate(context: Context, path: string, body: object = {}): Promise<Response> {
  const { api } = context.get(requestContext);
  const answer = await api.fetch(addressOf(context, path), {
    method: "POST",
    headers: { "content-type": "application/json", origin: api.origin },
    body: JSON.stringify(body),
  });
  if (answer.headers.getSetCookie().some((cookie) => cookie.includes(sessionCookie))) replaced.add(context);
  return answer;
}

function signInFirst({ url, context }: LoaderFunctionArgs): never {
  throw redirect(withNext(pageFor(context, paths["user-login"]), url.pathname));
}

/** The session of somebody who is signed in; everybody else signs in first and comes back. Where nobody can tell, they wait. */
export function requirePerson(args: LoaderFunctionArgs): Session {
  const { session } = args.context.get(requestContext);
  if (session.isUnknown) throw notNow();
  if (session.enrolling) throw redirect(pageFor(args.context, paths["user-security"]));
  return personOf(session) ? session : signInFirst(args);
}

/** Who looks after their access, of the house or about to be; guests, who have no password, are led to their profile. */
export function requireTeam(args: LoaderFunctionArgs): { isEnrolling: boolean } {
  const { session } = args.context.get(requestContext);
  if (session.enrolling) return { isEnrolling: true };
  if (!requirePerson(args).staff) throw redirect(pageFor(args.context, paths["user-profile"]));
  return { isEnrolling: false };
}
