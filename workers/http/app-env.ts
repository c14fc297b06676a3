import type { LocaleCode } from "~/domain/locale/locales";
import type { Session } from "~/domain/site/session";
import type { TestLimits } from "../backends/limits";
import type { Database } from "../db/client";

/** Bindings that only some installations have: secrets, and what only tests set. */
interface OptionalBindings extends TestLimits {
  /** Signs sessions. Without it nobody can sign in; there is no fallback value. */
  AUTH_SECRET?: string;
  /** "allow": the header x-test-now sets the clock. Set by tests only. */
  TEST_CLOCK?: string;
}

export type Bindings = Env & OptionalBindings;

/** What is known about a request once the middleware has run; `c.var` of every handler. */
export interface RequestVariables {
  requestId: string;
  /** The time of the request, epoch milliseconds. */
  now: number;
  /** True if a test set `now`: then the time is part of every cache key. */
  fixedTime: boolean;
  lang: LocaleCode;
  session: Session;
  nonce: string;
}

/** Hono's environment of the whole Worker. */
export interface AppEnv {
  Bindings: Bindings;
  Variables: RequestVariables;
}

/** Hono's environment of API handlers: they also have the database. */
export interface ApiEnv {
  Bindings: Bindings;
  Variables: RequestVariables & { db: Database };
}
