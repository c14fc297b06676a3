// Without the query builder, the migrations and the introspection of five databases that "better-auth" brings.
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { attributesOf, nameOf, sessionCookie } from "~/domain/site/cookies";
import { sessionEnds } from "~/domain/site/session";
import { logError } from "~/server/log.server";
import type { TestLimits } from "../backends/limits";
import { db } from "../db/client";
import { account, session, user, verification } from "../db/schema/auth";

const day = 24 * 60 * 60;

/** What authentication needs of the environment. */
export interface AuthEnvironment extends TestLimits {
  DB: D1Database;
  SITE_ORIGIN: string;
  /** Where sessions are known, if not here. */
  API_ORIGIN?: string;
  /** Signs cookies. There is no fallback: without it there is no authentication. */
  AUTH_SECRET?: string;
}

/** Its own lines would carry addresses and tokens. What it refuses is an answer and no error. */
function log(level: string, message: string, ...more: unknown[]): void {
  if (level === "error") logError("authentication", more.find((part) => part instanceof Error) ?? message);
}

function createAuth(env: AuthEnvironment, secret: string, origin: string) {
  const https = origin.startsWith("https:");
  return betterAuth({
    secret,
    baseURL: origin,
    basePath: "/api/auth",
    trustedOrigins: [env.SITE_ORIGIN, origin],
    database: drizzleAdapter(db(env), { provider: "sqlite", schema: { user, account, session, verification } }),
    // Staff accounts are made by staff or the seed, never by signing up.
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12, maxPasswordLength: 128 },
    user: {
      additionalFields: {
        role: { type: "string", required: false, defaultValue: "customer", input: false },
        firstName: { type: "string", required: false },
        lastName: { type: "string", required: false },
      },
    },
    session: { expiresIn: sessionEnds.idle / 1000, updateAge: day },
    advanced: {
      cookiePrefix: "kasch",
      // The library's own prefix for secure cookies is weaker: names and attributes are the house's.
      useSecureCookies: false,
      cookies: {
        session_token: { name: nameOf(sessionCookie, https), attributes: attributesOf(sessionCookie, https) },
      },
      ipAddress: { disableIpTracking: true },
    },
    // Where and with what somebody signs in is nothing the house has to know.
    databaseHooks: {
      session: {
        create: { before: async (data) => ({ data: { ...data, ipAddress: null, userAgent: null } }) },
      },
    },
    // Attempts are limited before they come here, by network and account.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { log },
    // Otherwise its router prints them as they are; so they are logged where every failure is.
    onAPIError: { throw: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/**
 * Authentication for one request, made when it is needed: bindings belong to a request. Null if
 * the installation has no secret; then everybody is a visitor and signing in is not possible.
 */
export function authOf(env: AuthEnvironment, origin: string): Auth | null {
  return env.AUTH_SECRET ? createAuth(env, env.AUTH_SECRET, origin) : null;
}
