import { sessionEnds, staffRoles, type Session } from "~/domain/site/session";
import { limitsOf } from "../backends/limits";
import { within } from "../backends/within";
import type { AuthEnvironment } from "./auth";
import { renewedCookies } from "./signed-in-hint";

const visitor: Session = { staff: null };

type StaffRole = (typeof staffRoles)[number];
const isStaffRole = (role: unknown): role is StaffRole => staffRoles.some((known) => known === role);

interface Known {
  /** A date from the database, text from another backend. */
  session: { createdAt: Date | string; withPasskey?: boolean | null | undefined };
  user: {
    id: string;
    email: string;
    name: string;
    role?: unknown;
    firstName?: string | null | undefined;
    lastName?: string | null | undefined;
    twoFactorEnabled?: boolean | null | undefined;
  };
}

/** An answer to who has a session, and the cookies that come with it: once a day it is renewed. */
interface Found {
  known: Known | null;
  cookies: string[];
}

/** The backend's answer to the question better-auth's own clients ask. Throws if there is none. */
async function askBackend(env: AuthEnvironment & { API_ORIGIN: string }, headers: Headers): Promise<Found> {
  const url = new URL("/api/auth/get-session", env.API_ORIGIN);
  return within("upstream", limitsOf(env).upstream, async (signal) => {
    const cookie = headers.get("cookie") ?? "";
    const answer = await fetch(url, { headers: { cookie }, redirect: "manual", signal });
    if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
    return { known: await answer.json<Known | null>(), cookies: answer.headers.getSetCookie() };
  });
}

async function askDatabase(env: AuthEnvironment, request: Request): Promise<Found> {
  // The library is large and visitors never need it.
  const { authOf } = await import("./auth");
  const auth = authOf(env, new URL(request.url).origin);
  const found = await auth?.api.getSession({ headers: request.headers, returnHeaders: true });
  return { known: found?.response ?? null, cookies: found?.headers.getSetCookie() ?? [] };
}

/** Only the word for it leaves staff the choice: a slip of the pen closes rather than opens. */
export const needsSecondFactor = ({ STAFF_SECOND_FACTOR = "optional" }: AuthEnvironment): boolean =>
  STAFF_SECOND_FACTOR !== "optional";

/** Who somebody is to the house. */
function sessionOf(env: AuthEnvironment, { session, user }: Known): Session {
  const { id, email, name, role, firstName, lastName } = user;
  if (isStaffRole(role)) {
    const person = { id, email, name, role };
    // Not staff to any guard: none can forget to ask.
    const hasBoth = user.twoFactorEnabled === true || session.withPasskey === true;
    return needsSecondFactor(env) && !hasBoth ? { staff: null, enrolling: person } : { staff: person };
  }
  // A role nobody knows is nobody's.
  if (role !== "customer") return visitor;
  return { staff: null, customer: { id, email, firstName: firstName ?? "", lastName: lastName ?? "" } };
}

/** Who is asking, and the cookies that the answer renews their session with. */
export interface FoundSession {
  session: Session;
  renewal: string[];
}

/**
 * Who the session cookie of a request belongs to at `now` (epoch ms). Sessions that have
 * ended and installations without a secret are visitors'. Two queries, once a day three; call it only if the request
 * has the cookie.
 */
export async function findSession(env: AuthEnvironment, request: Request, now: number): Promise<FoundSession> {
  const { API_ORIGIN } = env;
  const { known, cookies } = await (API_ORIGIN
    ? askBackend({ ...env, API_ORIGIN }, request.headers)
    : askDatabase(env, request));
  const left = known ? new Date(known.session.createdAt).getTime() + sessionEnds.absolute - now : 0;
  if (!known || left <= 0) return { session: visitor, renewal: [] };
  const https = request.url.startsWith("https:");
  return { session: sessionOf(env, known), renewal: renewedCookies(cookies, https, left / 1000) };
}
