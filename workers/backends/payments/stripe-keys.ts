import { fail, ok, type Result } from "~/domain/common/errors";
import { isLocal } from "./is-local";

/** What Stripe needs of the environment; secrets, all three. */
export interface StripeEnvironment {
  SITE_ORIGIN: string;
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Of one's own machine: where a stand-in for Stripe listens. */
  STRIPE_API?: string;
}

/** A whole and consistent set of keys. */
export interface StripeKeys {
  secret: string;
  publishable: string;
  webhook: string;
  /** Null: Stripe itself. */
  api: URL | null;
}

/**
 * The keys of an installation. Fails with what is wrong by name and never by value: a missing one, one of another kind, play
 * money on a public address, real money on one's own machine.
 */
export function stripeKeys({ SITE_ORIGIN, STRIPE_API, ...env }: StripeEnvironment): Result<StripeKeys> {
  const [wanted, mode] = isLocal(SITE_ORIGIN) ? (["a test key", "test"] as const) : (["a live key", "live"] as const);
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_WEBHOOK_SECRET: webhook } = env;
  const missing = Object.entries({
    STRIPE_SECRET_KEY: secret,
    STRIPE_PUBLISHABLE_KEY: publishable,
    STRIPE_WEBHOOK_SECRET: webhook,
  }).flatMap(([name, value]) => (value ? [] : name));
  if (!secret || !publishable || !webhook) return fail("overloaded", `Stripe: ${missing.join(", ")} not set`);
  if (!new RegExp(`^[rs]k_${mode}_`).test(secret)) return fail("overloaded", `STRIPE_SECRET_KEY is not ${wanted}`);
  if (!publishable.startsWith(`pk_${mode}_`)) return fail("overloaded", `STRIPE_PUBLISHABLE_KEY is not ${wanted}`);
  if (!webhook.startsWith("whsec_"))
    return fail("overloaded", "STRIPE_WEBHOOK_SECRET is not the secret of an endpoint");
  if (STRIPE_API && (mode === "live" || !URL.canParse(STRIPE_API)))
    return fail("overloaded", "STRIPE_API is for one's own machine");
  return ok({ secret, publishable, webhook, api: STRIPE_API ? new URL(STRIPE_API) : null });
}
