import { fail, ok, type Result } from "~/domain/common/errors";
import { offeredMethods, type Method, type OfferedMethod } from "~/domain/orders/contact";
import { logSecurityEvent } from "~/server/log.server";
import { limitsOf, type TestLimits } from "../limits";
import { within } from "../within";
import { onsite } from "./onsite";
import { isLocal } from "./is-local";
import type { Provider, ProviderId } from "./port";
import { simulator } from "./simulator";
import { stripe } from "./stripe";
import { stripeKeys, type StripeEnvironment } from "./stripe-keys";

/** What taking money needs of the environment. */
export interface PaymentEnvironment extends TestLimits, StripeEnvironment {
  CACHE: KVNamespace;
  AUTH_SECRET?: string;
  /** Who takes money, in words with blanks between them: "onsite", "stripe", "simulator". Empty or missing: nobody, nothing is sold. */
  PAYMENTS?: string;
}

/** The providers of an installation. */
export interface Payments {
  /** What a visitor may choose from. */
  methods: readonly OfferedMethod[];
  forMethod: (method: Method) => Provider | null;
  byId: (id: string) => Provider | null;
}

/** What nobody asks for is free, and what only the desk can say was paid is offered to nobody. */
const isOffered = (method: Method): method is OfferedMethod =>
  method !== "free" && offeredMethods.some((one) => one === method);

/** Nobody waits for a provider longer than for a shop of somebody else. */
function patient(provider: Provider, env: PaymentEnvironment): Provider {
  const limit = limitsOf(env).provider;
  const { form } = provider;
  const waiting = <T>(work: () => Promise<T>): Promise<T> => within("provider", limit, work);
  return {
    ...provider,
    begin: (...args) => waiting(() => provider.begin(...args)),
    status: (...args) => waiting(() => provider.status(...args)),
    capture: (...args) => waiting(() => provider.capture(...args)),
    cancel: (...args) => waiting(() => provider.cancel(...args)),
    refund: (...args) => waiting(() => provider.refund(...args)),
    ...(form && { form: (payment) => waiting(() => form(payment)) }),
  };
}

function providerNamed(id: string, env: PaymentEnvironment): Provider | null {
  if (id === "onsite") return onsite;
  // Whoever pays says what the bank says: only on one's own machine.
  if (id === "simulator" && env.AUTH_SECRET && isLocal(env.SITE_ORIGIN))
    return patient(simulator(env.CACHE, env.AUTH_SECRET), env);
  if (id === "stripe") {
    const keys = stripeKeys(env);
    if (keys.ok) return patient(stripe(keys.value, limitsOf(env).provider), env);
    logSecurityEvent("misconfigured", keys.detail);
  }
  return null;
}

/**
 * Who takes money here. `overloaded`, with a line in the log, where it is not set up, or only by half: then nothing is sold rather
 * than something else.
 */
export function paymentsOf(env: PaymentEnvironment): Result<Payments> {
  const names = (env.PAYMENTS ?? "").split(/\s+/).filter(Boolean);
  const found = names.map((name) => providerNamed(name, env));
  const providers = found.filter((provider) => provider !== null);
  if (providers.length === 0 || providers.length < found.length) {
    logSecurityEvent("misconfigured", "PAYMENTS names nobody, or somebody who is not set up: nothing is sold");
    return fail("overloaded", "Payments are not set up");
  }
  // What costs nothing needs nobody.
  const all = providers.some(({ id }) => id === "onsite")
    ? providers
    : [...providers, { ...onsite, methods: ["free" as const, "voucher" as const] }];
  return ok({
    methods: all.flatMap((provider) => provider.methods.filter(isOffered)),
    forMethod: (method) => all.find((provider) => provider.methods.includes(method)) ?? null,
    byId: (id) => all.find((provider) => provider.id === (id as ProviderId)) ?? null,
  });
}
