import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import type { Account } from "~/domain/account/schema";
import { paths } from "~/domain/site/pages";
import { apiFrom } from "~/server/api";
import { formOf } from "~/server/form";
import { pageFor, requirePerson } from "../authenticate.server";
import { text } from "../sign-in-form";

/** What became of the settings. */
export interface SettingsAnswer {
  said: "saved" | "failed" | "too_long" | "unconfirmed";
  /** What was typed, where it was not saved. */
  typed?: Pick<Account, "first_name" | "last_name" | "mail_lang">;
}

/** Guests alone have these pages; visitors sign in first, and the team is led to its profile. */
export function requireGuest(args: LoaderFunctionArgs): void {
  if (!requirePerson(args).customer) throw redirect(pageFor(args.context, paths["user-profile"]));
}

/** The account as it is now. */
export async function loadSettings(args: LoaderFunctionArgs): Promise<Account> {
  requireGuest(args);
  return apiFrom(args.context).account();
}

/** Saves the settings, or deletes the account where that was confirmed. */
export async function changeSettings(args: ActionFunctionArgs) {
  requireGuest(args);
  const api = apiFrom(args.context);
  const form = await formOf(args.request);
  if (text(form, "wish") === "delete") {
    if (text(form, "sure") !== "yes") return data<SettingsAnswer>({ said: "unconfirmed" }, { status: 400 });
    const gone = await api.deleteAccount();
    if (!gone.ok) return data<SettingsAnswer>({ said: "failed" }, { status: 503 });
    return redirect(`${pageFor(args.context, paths["user-logout"])}?deleted=true`, 303);
  }
  const typed = {
    first_name: text(form, "first_name"),
    last_name: text(form, "last_name"),
    mail_lang: text(form, "mail_lang"),
  };
  const saved = await api.changeAccount(typed);
  if (saved.ok) return data<SettingsAnswer>({ said: "saved" });
  const isTheirs = saved.code === "bad_request";
  return data<SettingsAnswer>({ said: isTheirs ? "too_long" : "failed", typed }, { status: isTheirs ? 400 : 503 });
}
