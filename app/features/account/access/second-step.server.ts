import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { nameOf, secondStepCookie, valueOf } from "~/domain/site/cookies";
import { paths } from "~/domain/site/pages";
import { holderOf } from "~/domain/site/session";
import { readSecondFactor } from "~/domain/staff/factor-codes";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";
import { authenticate, pageFor, targetAfter } from "../authenticate.server";
import { localPath } from "../local-path";
import { text } from "../sign-in-form";
import { problemOf, statusOf, type AccessProblem } from "./access-form";

export interface SecondStepState {
  next: string | null;
  /** With a backup code instead of one of the app. */
  isOnPaper: boolean;
}

/** The step after the password; whoever did not take that begins there. */
export function loadSecondStep({ request, context }: LoaderFunctionArgs): SecondStepState {
  const { searchParams } = new URL(request.url);
  const next = localPath(searchParams.get("next"));
  if (holderOf(context.get(requestContext).session)) throw redirect(targetAfter(context, next, "/"));
  const cookie = nameOf(secondStepCookie, request.url.startsWith("https:"));
  if (valueOf(request.headers.get("cookie") ?? "", cookie) === "")
    throw redirect(`${pageFor(context, paths["user-login"])}?with=password`);
  return { next, isOnPaper: searchParams.get("with") === "paper" };
}

const refuse = (problem: AccessProblem) => data({ problem }, { status: statusOf(problem) });

/** Tries a code of the app or a backup code, whichever was typed. */
export async function takeSecondStep({ request, context }: ActionFunctionArgs) {
  const form = await formOf(request);
  const typed = readSecondFactor(text(form, "code"));
  if (!typed) return refuse("code_malformed");
  const call = typed.kind === "totp" ? "verify-totp" : "verify-backup-code";
  const answer = await authenticate(context, `two-factor/${call}`, { code: typed.code });
  if (answer.ok) return redirect(targetAfter(context, form.get("next"), "/"), 303);
  return refuse(await problemOf(answer));
}
