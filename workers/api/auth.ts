import { fail } from "~/domain/common/errors";
import { newRouter, problem } from "./problem";

/**
 * Signing in and out, by better-auth. Not part of the declared contract: its paths are the
 * library's own. Attempts are limited per address of the caller.
 */
export const authentication = newRouter();
authentication.all("/api/auth/*", async (c) => {
  const { authOf } = await import("../auth/auth");
  const auth = authOf(c.env, new URL(c.req.url).origin);
  if (!auth) return problem(c, fail("overloaded", "Signing in is not set up: the installation has no AUTH_SECRET"));
  if (c.req.method !== "GET") {
    const { success } = await c.env.SIGN_INS.limit({ key: c.req.header("cf-connecting-ip") ?? "local" });
    if (!success) return problem(c, fail("too_many_requests"));
  }
  return auth.handler(c.req.raw);
});
