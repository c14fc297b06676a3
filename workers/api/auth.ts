import { fail } from "~/domain/common/errors";
import { hintFor } from "../auth/signed-in-hint";
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
  // Whoever wants to leave may always.
  if (c.req.method !== "GET" && !c.req.path.endsWith("/sign-out")) {
    const { success } = await c.env.SIGN_INS.limit({ key: c.req.header("cf-connecting-ip") ?? "local" });
    if (!success) return problem(c, fail("too_many_requests"));
  }
  const response = await auth.handler(c.req.raw);
  const hint = hintFor(response.headers.getSetCookie(), c.req.url.startsWith("https:"));
  if (hint === null) return response;
  const answer = new Response(response.body, response);
  answer.headers.append("set-cookie", hint);
  return answer;
});
