import { fail, ok, type Result } from "~/domain/common/errors";
import { logSecurityEvent } from "~/server/log.server";
import { limitsOf, type TestLimits } from "../limits";
import { isLocal } from "../payments/is-local";
import type { Proofs } from "./port";
import { turnstile } from "./turnstile";

/** What proofs need of the environment. Neither: nobody is asked for one. */
export interface ProofEnvironment extends TestLimits {
  SITE_ORIGIN: string;
  /** Public: names the site at Turnstile. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
}

/** Keys that Cloudflare gives away for tests: everybody passes, or nobody. */
const isForTests = (key: string): boolean => /^[1-3]x0{10}/.test(key);

/** True where a page has to let Turnstile's script in. */
export const hasProofs = ({ TURNSTILE_SITE_KEY, TURNSTILE_SECRET_KEY }: Partial<ProofEnvironment>): boolean =>
  Boolean(TURNSTILE_SITE_KEY && TURNSTILE_SECRET_KEY);

function keysOf({ SITE_ORIGIN, TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secret }: ProofEnvironment) {
  if (!siteKey && !secret) return ok(null);
  if (!siteKey) return fail("overloaded", "Turnstile: TURNSTILE_SITE_KEY not set");
  if (!secret) return fail("overloaded", "Turnstile: TURNSTILE_SECRET_KEY not set");
  if (!isLocal(SITE_ORIGIN) && [siteKey, secret].some(isForTests))
    return fail("overloaded", "Turnstile: a key for tests under a public address");
  return ok({ siteKey, secret, hostname: new URL(SITE_ORIGIN).hostname });
}

/**
 * Who judges proofs in this installation; null: nobody, none is asked for. Fails with `overloaded` where it is set up by half: then
 * nothing is held, rather than without the protection that was wanted.
 */
export function proofsOf(env: ProofEnvironment, fetcher: typeof fetch = fetch): Result<Proofs | null> {
  const keys = keysOf(env);
  if (!keys.ok) {
    logSecurityEvent("misconfigured", keys.detail);
    return keys;
  }
  return ok(keys.value && turnstile(keys.value, limitsOf(env).proof, (...asked) => fetcher(...asked)));
}
