import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { paths } from "~/domain/site/pages";
import { holderOf, nextStepHeader, personOf } from "~/domain/site/session";
import { readCode, type CodeRefused } from "~/domain/site/sign-in-code";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";
import { authenticate, pageFor, targetAfter, withNext } from "./authenticate.server";
import { localPath } from "./local-path";
import { keepPending, pendingCode } from "./pending-code.server";
import { readEmail, readSignInForm, refusalOf, text, type SignInAnswer, type SignInStep } from "./sign-in-form";

const statusOf = {
  refused: 401,
  too_many: 429,
  too_many_codes: 429,
  unavailable: 503,
  code_wrong: 401,
  code_expired: 401,
  code_used_up: 401,
} as const;

const again = (answer: Partial<SignInAnswer> & Pick<SignInAnswer, "step" | "email">, headers?: HeadersInit) =>
  data<SignInAnswer>(
    { problems: [], refusal: null, ...answer },
    { status: answer.refusal ? statusOf[answer.refusal] : 400, ...(headers && { headers }) },
  );

const loginPage = (context: ActionFunctionArgs["context"], next: string | null): string =>
  withNext(pageFor(context, paths["user-login"]), next);

/** Which step of signing in the page is at. */
export interface SignInState {
  next: string | null;
  step: SignInStep;
  /** Where the code went. */
  email: string;
  /** Epoch milliseconds; null if no code is under way. */
  validUntil: number | null;
  isExpired: boolean;
}

/** The page for those who are not signed in; the others are sent on. */
export async function loadSignIn({ request, context }: LoaderFunctionArgs): Promise<SignInState> {
  const { searchParams } = new URL(request.url);
  const { session, now } = context.get(requestContext);
  const next = localPath(searchParams.get("next"));
  if (session.enrolling) throw redirect(pageFor(context, paths["user-security"]));
  if (personOf(session)) throw redirect(targetAfter(context, next, paths["user-profile"]));
  const pending = await pendingCode(request);
  const way = searchParams.get("with");
  const chosen = way === "password" || way === "email" ? way : null;
  return {
    next,
    step: chosen ?? (pending ? "code" : "email"),
    email: pending?.email ?? "",
    validUntil: pending?.validUntil ?? null,
    isExpired: pending !== null && pending.validUntil <= now,
  };
}

/** A step of signing in: goes on, or answers the form with what was typed and what is wrong. */
export async function signIn(args: ActionFunctionArgs) {
  const form = await formOf(args.request);
  const next = localPath(form.get("next"));
  // Forms that do not say which step they are have both fields.
  const step = text(form, "step") || "password";
  if (step === "email") return mailCode(args, { ...readEmail(form), next, step });
  if (step === "code") return bringCode(args, form, next);
  return withPassword(args, form, next);
}

/** Asks for a code and leads to where it is typed: a page that may be loaded again. */
async function mailCode(
  { request, context }: ActionFunctionArgs,
  { email, problems, next, step }: Pick<SignInAnswer, "email" | "problems" | "step"> & { next: string | null },
) {
  if (problems.length > 0) return again({ step, email, problems });
  const answer = await authenticate(context, "email-otp/send-verification-otp", { email });
  if (answer.status === 400) return again({ step, email, problems: ["email_malformed"] });
  if (!answer.ok) {
    const wait = Number(answer.headers.get("retry-after") ?? 0);
    // The limit of one address lasts for minutes, that of a network for seconds.
    if (answer.status !== 429 || wait < 60) return again({ step, email, refusal: refusalOf(answer.status) });
    const refusal = { step, email, refusal: "too_many_codes" as const, count: Math.ceil(wait / 60) };
    return again(refusal, { "Retry-After": String(wait) });
  }
  const { valid_until: validUntil } = await answer.json<{ valid_until: number }>();
  return redirect(loginPage(context, next), {
    status: 303,
    headers: await keepPending(request, { email, validUntil }),
  });
}

async function bringCode(args: ActionFunctionArgs, form: FormData, next: string | null) {
  const { request, context } = args;
  const pending = await pendingCode(request);
  // The cookie is gone, and with it the time in which a code holds.
  if (!pending) return again({ step: "email", email: "", refusal: "code_expired" });
  const { email } = pending;
  const step = "code";
  if (text(form, "wish") === "again") return mailCode(args, { email, problems: [], next, step });
  const otp = readCode(text(form, "code"));
  if (otp === null) return again({ step, email, problems: ["code_malformed"] });
  const answer = await authenticate(context, "sign-in/email-otp", { email, otp });
  if (answer.ok)
    return redirect(targetAfter(context, next, paths["user-profile"]), {
      status: 303,
      headers: await keepPending(request, null),
    });
  if (answer.status !== 401) return again({ step, email, refusal: refusalOf(answer.status) });
  const { code, tries_left: count } = await answer.json<CodeRefused>();
  return again({ step, email, refusal: `code_${code}`, count });
}

async function withPassword({ context }: ActionFunctionArgs, form: FormData, next: string | null) {
  const { email, password, problems } = readSignInForm(form);
  const step = "password";
  if (problems.length > 0) return again({ step, email, problems });
  const answer = await authenticate(context, "sign-in/email", { email, password });
  if (!answer.ok) return again({ step, email, refusal: refusalOf(answer.status) });
  const { twoFactorRedirect } = await answer.json<{ twoFactorRedirect?: true }>();
  if (twoFactorRedirect) return redirect(withNext(pageFor(context, paths["user-second-step"]), next), 303);
  const isEnrolling = answer.headers.get(nextStepHeader) === "enrol";
  return redirect(isEnrolling ? pageFor(context, paths["user-security"]) : targetAfter(context, next, "/"), 303);
}

/** Ends the session and leads back to this page, which then says so. */
export async function signOut({ context }: ActionFunctionArgs) {
  if (holderOf(context.get(requestContext).session)) {
    const answer = await authenticate(context, "sign-out");
    if (!answer.ok) return data({ failed: true }, { status: 503 });
  }
  return redirect(pageFor(context, paths["user-logout"]), 303);
}
