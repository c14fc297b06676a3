import { redirect, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { paths } from "~/domain/site/pages";
import { personOf, type Session } from "~/domain/site/session";
import { localizedPath } from "~/i18n/locale-context";
import { requestContext } from "~/server/context";
import { localPath } from "./local-path";

type Context = Readonly<RouterContextProvider>;

/** A page of the site in the language of the request. */
export const pageFor = (context: Context, path: string): string =>
  localizedPath(path, context.get(requestContext).lang);

/** Where somebody goes who is signed in: where they wanted to, otherwise to the given page. */
export const targetAfter = (context: Context, next: unknown, otherwise: string): string =>
  localPath(next) ?? pageFor(context, otherwise);

/**
 * A call of the authentication, which is no part of the typed contract. Cookies it sets go out with
 * the page's answer, as the transport does for every call.
 */
export function authenticate(context: Context, path: string, body: object = {}): Promise<Response> {
  const { api, lang } = context.get(requestContext);
  return api.fetch(new URL(`/api/auth/${path}?lang=${lang}`, api.origin).href, {
    method: "POST",
    headers: { "content-type": "application/json", origin: api.origin },
    body: JSON.stringify(body),
  });
}

function signInFirst({ request, context }: LoaderFunctionArgs): never {
  const next = new URL(request.url).pathname;
  throw redirect(`${pageFor(context, paths["user-login"])}?next=${encodeURIComponent(next)}`);
}

/** The session of somebody who is signed in; everybody else signs in first and comes back. */
export function requirePerson(args: LoaderFunctionArgs): Session {
  const { session } = args.context.get(requestContext);
  return personOf(session) ? session : signInFirst(args);
}
