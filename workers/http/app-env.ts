import type { RequestFacts } from "~/server/context";
import type { TestLimits } from "../backends/limits";
import type { AppleWalletEnvironment } from "../backends/wallets/apple-keys";
import type { GoogleWalletEnvironment } from "../backends/wallets/google-keys";
import type { Database } from "../db/client";
import type { RequestState } from "./request-state";

/** Bindings that only some installations have: secrets, and what only tests set. */
interface OptionalBindings extends TestLimits, GoogleWalletEnvironment, AppleWalletEnvironment {
  /** Signs sessions. Without it nobody can sign in; there is no fallback value. */
  AUTH_SECRET?: string;
  /** "allow": the header x-test-now sets the clock. Set by tests only. */
  TEST_CLOCK?: string;
  /** "local": mails are kept and shown at `/__mail`, not sent. Set by `npm start` and tests only. */
  MAILBOX?: string;
  /** Who takes money: "onsite", "stripe", "simulator". Without it nothing is sold. */
  PAYMENTS?: string;
  /** Keys of an account at Stripe and of its endpoint here; without all of them "stripe" sells nothing. */
  STRIPE_SECRET_KEY?: string;
  STRIPE_PUBLISHABLE_KEY?: string;
  STRIPE_WEBHOOK_SECRET?: string;
  /** Of one's own machine: a stand-in for Stripe. */
  STRIPE_API?: string;
  /** Both: who presses a hall hard has to show that a browser asks. Neither: nobody. */
  TURNSTILE_SITE_KEY?: string;
  TURNSTILE_SECRET_KEY?: string;
  /** Signs tickets: 32 bytes, base64url. Without it nothing is sold; there is no fallback value. */
  TICKET_KEY?: string;
  /** "off": browsers forget the pages they have kept, and keep none. */
  SERVICE_WORKER?: string;
}

export type Bindings = Env & OptionalBindings;

/** Hono's environment of the whole Worker. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: { facts: RequestFacts };
}

/** Hono's environment of API handlers: they also have the database. */
export interface ApiEnv {
  /** `REQUEST`: the request as it entered the Worker, or as a page asks on its behalf. */
  Bindings: Bindings & { REQUEST: RequestState };
  Variables: { facts: RequestFacts; db: Database };
}
