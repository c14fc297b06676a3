import { staffRoles, type Session } from "~/domain/site/session";
import type { AuthEnvironment } from "./auth";

const visitor: Session = { staff: null };

type StaffRole = (typeof staffRoles)[number];
const isStaffRole = (role: unknown): role is StaffRole => staffRoles.some((known) => known === role);

/**
 * Who the session cookie of a request belongs to. Customers, expired sessions and installations
 * without a secret are visitors. Two queries; call it only if the request has the cookie.
 */
export async function findSession(env: AuthEnvironment, request: Request): Promise<Session> {
  // The library is large and visitors never need it.
  const { authOf } = await import("./auth");
  const auth = authOf(env, new URL(request.url).origin);
  const found = await auth?.api.getSession({ headers: request.headers });
  if (!found || !isStaffRole(found.user.role)) return visitor;
  const { id, email, name, role } = found.user;
  return { staff: { id, email, name, role } };
}
