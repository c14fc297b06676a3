import { sessionEnds, staffRoles, type Session } from "~/domain/site/session";
import { limitsOf } from "../backends/limits";
import { within } from "../backends/within";
import type { AuthEnvironment } from "./auth";

const visitor: Session = { staff: null };

type StaffRole = (typeof staffRoles)[number];
const isStaffRole = (role: unknown): role is StaffRole => staffRoles.some((known) => known === role);

interface Found {
  /** A date from the database, text from another backend. */
  session: { createdAt: Date | string };
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

/** The backend's answer to the question better-auth's own clients ask. Throws if there is none. */
async function askBackend(env: AuthEnvironment & { API_ORIGIN: string }, headers: Headers): Promise<Found | null> {
  const url = new URL("/api/auth/get-session", env.API_ORIGIN);
  return within("upstream", limitsOf(env).upstream, async (signal) => {
    const cookie = headers.get("cookie") ?? "";
    const answer = await fetch(url, { headers: { cookie }, redirect: "manual", signal });
    if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
    return answer.json<Found | null>();
  });
}

async function askDatabase(env: AuthEnvironment, request: Request): Promise<Found | null> {
  // The library is large and visitors never need it.
  const { authOf } = await import("./auth");
  const auth = authOf(env, new URL(request.url).origin);
  return (await auth?.api.getSession({ headers: request.headers })) ?? null;
}

/** Only the word for it leaves staff the choice: a slip of the pen closes rather than opens. */
export const needsSecondFactor = ({ STAFF_SECOND_FACTOR = "optional" }: AuthEnvironment): boolean =>
  STAFF_SECOND_FACTOR !== "optional";

/**
 * Who the session cookie of a request belongs to at `now` (epoch ms). Sessions that have
 * ended and installations without a secret are visitors'. Two queries; call it only if the request
 * has the cookie.
 */
export async function findSession(env: AuthEnvironment, request: Request, now: number): Promise<Session> {
  const { API_ORIGIN } = env;
  const found = await (API_ORIGIN ? askBackend({ ...env, API_ORIGIN }, request.headers) : askDatabase(env, request));
  if (!found || now - new Date(found.session.createdAt).getTime() >= sessionEnds.absolute) return visitor;

  const { id, email, name, role, firstName, lastName } = found.user;
  if (isStaffRole(role)) {
    const person = { id, email, name, role };
    // Not staff to any guard: none can forget to ask.
    return needsSecondFactor(env) && found.user.twoFactorEnabled !== true
      ? { staff: null, enrolling: person }
      : { staff: person };
  }
  // A role nobody knows is nobody's.
  if (role !== "customer") return visitor;
  return { staff: null, customer: { id, email, firstName: firstName ?? "", lastName: lastName ?? "" } };
}
