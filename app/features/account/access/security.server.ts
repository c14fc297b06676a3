import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { paths } from "~/domain/site/pages";
import { sessionEnds } from "~/domain/site/session";
import type { OwnPasskey } from "~/domain/staff/passkey";
import { readSecondFactor } from "~/domain/staff/factor-codes";
import { toOffsetIso } from "~/domain/time/zone";
import { requestContext } from "~/server/context";
import { formOf } from "~/server/form";
import { askAuthentication, authenticate, pageFor, requireTeam } from "../authenticate.server";
import { text } from "../sign-in-form";
import { problemOf, readNewPassword, statusOf, type AccessProblem } from "./access-form";
import { enrolmentIn, enrolmentOf, type Enrolment } from "./enrolment.server";

/** What was done, as the address of the page says it afterwards. */
const outcomes = [
  "password_changed",
  "second_factor_off",
  "passkey_added",
  "passkey_removed",
  "session_ended",
  "others_ended",
] as const;
type Outcome = (typeof outcomes)[number];

export interface OwnSession {
  id: string;
  /** ISO, in the house's time. */
  began: string;
  /** Good for a day: more often nobody writes it down. */
  seen: string;
  isThis: boolean;
}

export interface ShownPasskey {
  id: string;
  /** "" if it has none. */
  name: string;
  /** Days in the house's time. */
  added: string;
  used: string | null;
}

export interface SecurityState {
  /** The house requires a second factor, and this person has none. */
  isDue: boolean;
  isOn: boolean;
  done: Outcome | null;
  /** Newest first. */
  passkeys: readonly ShownPasskey[];
  /** Newest first. */
  sessions: readonly OwnSession[];
}

/** What somebody wants; each has a form. */
const wishes = [
  "password",
  "set-up",
  "switch-on",
  "remove",
  "new-codes",
  "remove-passkey",
  "end",
  "end-others",
] as const;
type Wish = (typeof wishes)[number];

export interface SecurityAnswer {
  /** The form that was not accepted. */
  wish: Wish;
  problem: AccessProblem | null;
  /** The passkey that was to be removed. */
  passkey?: string;
  /** Shown alone: what an app needs, until it is switched on. */
  enrolment?: Enrolment;
  /** Shown alone, once. */
  codes?: readonly string[];
}

interface KnownSession {
  id: string;
  token: string;
  createdAt: string;
  updatedAt: string;
}

const sessionsOf = async (context: LoaderFunctionArgs["context"]) =>
  (await askAuthentication<KnownSession[]>(context, "list-sessions")) ?? [];

const passkeysOf = async (context: LoaderFunctionArgs["context"]) =>
  (await askAuthentication<OwnPasskey[]>(context, "passkey/list-user-passkeys")) ?? [];

/** How somebody of the house signs in, and where they are signed in. */
export async function loadSecurity(args: LoaderFunctionArgs, timeZone: string): Promise<SecurityState> {
  const { isEnrolling } = requireTeam(args);
  const { context, request } = args;
  const asked = new URL(request.url).searchParams.get("done");
  const done = outcomes.find((outcome) => outcome === asked) ?? null;
  if (isEnrolling) return { isDue: true, isOn: false, done, passkeys: [], sessions: [] };
  const { now } = context.get(requestContext);
  const [own, all, keys] = await Promise.all([
    askAuthentication<{ session: KnownSession; user: { twoFactorEnabled?: boolean } }>(context, "get-session"),
    sessionsOf(context),
    passkeysOf(context),
  ]);
  const at = (time: string | number) => toOffsetIso(new Date(time).getTime(), timeZone);
  const passkeys = keys.map(({ id, name, created_at: added, used_at: used }) => ({
    id,
    name,
    added: at(added).slice(0, 10),
    used: used === null ? null : at(used).slice(0, 10),
  }));
  const sessions = all
    .filter(({ createdAt }) => now - new Date(createdAt).getTime() < sessionEnds.absolute)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(({ id, token, createdAt, updatedAt }) => ({
      id,
      began: at(createdAt),
      seen: at(updatedAt),
      isThis: token === own?.session.token,
    }));
  return { isDue: false, isOn: own?.user.twoFactorEnabled === true, done, passkeys, sessions };
}

interface Asked {
  context: ActionFunctionArgs["context"];
  form: FormData;
}

const refuse = (wish: Wish, problem: AccessProblem, more: Pick<SecurityAnswer, "enrolment" | "passkey"> = {}) =>
  data<SecurityAnswer>({ wish, problem, ...more }, { status: statusOf(problem) });

const leadBack = (context: Asked["context"], outcome: Outcome) =>
  redirect(`${pageFor(context, paths["user-security"])}?done=${outcome}`, 303);

async function changePassword({ context, form }: Asked) {
  const currentPassword = text(form, "password");
  const { password: newPassword, problem } = readNewPassword(form);
  if (currentPassword === "") return refuse("password", "password_missing");
  if (problem) return refuse("password", problem);
  const answer = await authenticate(context, "change-password", { currentPassword, newPassword });
  return answer.ok ? leadBack(context, "password_changed") : refuse("password", await problemOf(answer));
}

/** A call that the password confirms; its answer, or why there is none. */
async function confirmed({ context, form }: Asked, call: string, more: object = {}): Promise<Response | AccessProblem> {
  const password = text(form, "password");
  if (password === "") return "password_missing";
  const answer = await authenticate(context, call, { ...more, password });
  return answer.ok ? answer : problemOf(answer);
}

async function setUp(asked: Asked) {
  const answer = await confirmed(asked, "two-factor/enable");
  if (!(answer instanceof Response)) return refuse("set-up", answer);
  const { totpURI, backupCodes } = await answer.json<{ totpURI: string; backupCodes: string[] }>();
  const enrolment = enrolmentOf(totpURI, backupCodes);
  return enrolment ? data<SecurityAnswer>({ wish: "switch-on", problem: null, enrolment }) : refuse("set-up", "failed");
}

/** The first code proves that the app has the secret. */
async function switchOn({ context, form }: Asked) {
  const enrolment = enrolmentIn(form);
  if (!enrolment) return refuse("set-up", "over");
  const typed = readSecondFactor(text(form, "code"));
  if (typed?.kind !== "totp") return refuse("switch-on", "code_malformed", { enrolment });
  const answer = await authenticate(context, "two-factor/verify-totp", { code: typed.code });
  if (!answer.ok) return refuse("switch-on", await problemOf(answer), { enrolment });
  return data<SecurityAnswer>({ wish: "switch-on", problem: null, codes: enrolment.codes });
}

async function newCodes(asked: Asked) {
  const answer = await confirmed(asked, "two-factor/generate-backup-codes");
  if (!(answer instanceof Response)) return refuse("new-codes", answer);
  const { backupCodes: codes } = await answer.json<{ backupCodes: string[] }>();
  return data<SecurityAnswer>({ wish: "new-codes", problem: null, codes });
}

async function remove(asked: Asked) {
  const answer = await confirmed(asked, "two-factor/disable");
  return answer instanceof Response ? leadBack(asked.context, "second_factor_off") : refuse("remove", answer);
}

async function removePasskey(asked: Asked) {
  const { context, form } = asked;
  const passkey = (await passkeysOf(context)).find(({ id }) => id === text(form, "passkey"))?.id;
  // One that is not there was removed already.
  const answer = passkey === undefined ? null : await confirmed(asked, "passkey/delete-passkey", { id: passkey });
  return typeof answer === "string"
    ? refuse("remove-passkey", answer, { ...(passkey !== undefined && { passkey }) })
    : leadBack(context, "passkey_removed");
}

async function endOne({ context, form }: Asked) {
  const found = (await sessionsOf(context)).find(({ id }) => id === text(form, "session"));
  const answer = found && (await authenticate(context, "revoke-session", { token: found.token }));
  // One that is not there has ended already.
  return answer === undefined || answer.ok ? leadBack(context, "session_ended") : refuse("end", "failed");
}

async function endOthers({ context }: Asked) {
  const answer = await authenticate(context, "revoke-other-sessions");
  return answer.ok ? leadBack(context, "others_ended") : refuse("end-others", "failed");
}

const carryOut = {
  password: changePassword,
  "set-up": setUp,
  "switch-on": switchOn,
  remove,
  "new-codes": newCodes,
  "remove-passkey": removePasskey,
  end: endOne,
  "end-others": endOthers,
} satisfies Record<Wish, (asked: Asked) => unknown>;

/** Does what one of the page's forms asks for. */
export async function changeSecurity(args: ActionFunctionArgs) {
  requireTeam(args);
  const form = await formOf(args.request);
  const named = text(form, "wish");
  const wish = wishes.find((known) => known === named);
  if (!wish) throw data(null, { status: 400 });
  return carryOut[wish]({ context: args.context, form });
}
