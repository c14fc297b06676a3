import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { paths } from "~/domain/site/pages";
import { formOf } from "~/server/form";
import { authenticate, pageFor } from "../authenticate.server";
import { readEmail, text, type FieldProblem } from "../sign-in-form";
import { problemOf, readNewPassword, statusOf, type AccessProblem } from "./access-form";

export interface PasswordState {
  step: "ask" | "sent" | "set" | "done";
  /** The key that was mailed; "" if there is none. */
  mailed: string;
}

export interface PasswordAnswer {
  email?: string;
  emailProblem?: FieldProblem;
  problem?: AccessProblem;
}

/** Where somebody who forgot their password is: the address of the page says it. */
export function loadPassword({ request }: LoaderFunctionArgs): PasswordState {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key") ?? "";
  if (key !== "") return { step: "set", mailed: key };
  const said = searchParams.get("step");
  return { step: said === "sent" || said === "done" ? said : "ask", mailed: key };
}

const again = (answer: PasswordAnswer) =>
  data(answer, { status: answer.problem === undefined ? 400 : statusOf(answer.problem) });

const leadOn = (context: ActionFunctionArgs["context"], step: "sent" | "done") =>
  redirect(`${pageFor(context, paths["user-password"])}?step=${step}`, 303);

async function mailKey(context: ActionFunctionArgs["context"], form: FormData) {
  const {
    email,
    problems: [emailProblem],
  } = readEmail(form);
  if (emailProblem) return again({ email, emailProblem });
  const answer = await authenticate(context, "request-password-reset", { email });
  if (answer.ok) return leadOn(context, "sent");
  const isOften = answer.status === 429 && Number(answer.headers.get("retry-after") ?? 0) >= 60;
  return again({ email, problem: isOften ? "too_many_mails" : await problemOf(answer) });
}

/** Mails a key to a new password, or sets the password with one. */
export async function resetPassword({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const token = text(form, "key");
  if (token === "") return mailKey(context, form);
  const { password: newPassword, problem } = readNewPassword(form);
  if (problem) return again({ problem });
  const answer = await authenticate(context, "reset-password", { token, newPassword });
  return answer.ok ? leadOn(context, "done") : again({ problem: await problemOf(answer) });
}
