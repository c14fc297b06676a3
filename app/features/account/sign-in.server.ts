import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { paths } from "~/domain/site/pages";
import { localizedPath } from "~/i18n/locale-context";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";
import { localPath } from "./local-path";
import { readSignInForm, refusalOf, type SignInAnswer } from "./sign-in-form";

const statusOf = { refused: 401, too_many: 429, unavailable: 503 } as const;

/**
 * A call of the authentication, which is no part of the typed contract. Cookies it sets go out with
 * the page's answer, as the transport does for every call.
 */
function authenticate(context: Readonly<RouterContextProvider>, path: string, body: object = {}): Promise<Response> {
  const { origin, fetch } = context.get(requestContext).api;
  return fetch(new URL(`/api/auth/${path}`, origin).href, {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(body),
  });
}

/** Where somebody goes who is signed in: where they wanted to, otherwise to the given page. */
function target(context: Readonly<RouterContextProvider>, next: unknown, otherwise: string): string {
  return localPath(next) ?? localizedPath(otherwise, context.get(requestContext).lang);
}

/** Keeps the page for those who are not signed in; the others are sent on. */
export function loadSignIn({ request, context }: LoaderFunctionArgs): { next: string | null } {
  const next = new URL(request.url).searchParams.get("next");
  if (context.get(requestContext).session.staff) throw redirect(target(context, next, paths["user-profile"]));
  return { next: localPath(next) };
}

/** Signs in, sets the cookies and sends to `next`, or answers the form with what was typed and what is wrong. */
export async function signIn({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const { email, password, problems } = readSignInForm(form);
  if (problems.length > 0) return data<SignInAnswer>({ email, problems, refusal: null }, { status: 400 });
  const answer = await authenticate(context, "sign-in/email", { email, password });
  if (!answer.ok) {
    const refusal = refusalOf(answer.status);
    return data<SignInAnswer>({ email, problems: [], refusal }, { status: statusOf[refusal] });
  }
  return redirect(target(context, form.get("next"), "/"), 303);
}

/** Ends the session and leads back to this page, which then says so. */
export async function signOut({ context }: ActionFunctionArgs) {
  if (context.get(requestContext).session.staff) {
    const answer = await authenticate(context, "sign-out");
    if (!answer.ok) return data({ failed: true }, { status: 503 });
  }
  return redirect(localizedPath(paths["user-logout"], context.get(requestContext).lang), 303);
}

/** Who is signed in; everybody else signs in first and comes back. */
export function requireStaff({ request, context }: LoaderFunctionArgs) {
  const { staff } = context.get(requestContext).session;
  if (staff) return staff;
  const next = new URL(request.url).pathname;
  throw redirect(
    `${localizedPath(paths["user-login"], context.get(requestContext).lang)}?next=${encodeURIComponent(next)}`,
  );
}
