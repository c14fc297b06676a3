// Without the query builder, the migrations and the introspection of five databases that "better-auth" brings.
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { APIError } from "better-auth/api";
import { emailOTP } from "better-auth/plugins/email-otp";
import { eq } from "drizzle-orm";
import {
  attributesOf,
  nameOf,
  passkeyCookie,
  secondStepCookie,
  sessionCookie,
  trustedDeviceCookie,
} from "~/domain/site/cookies";
import { sessionEnds, staffRoles } from "~/domain/site/session";
import { codeLength, codeLife, codeTries } from "~/domain/site/sign-in-code";
import { passwordLength, resetLife } from "~/domain/staff/password";
import { logError } from "~/server/log.server";
import type { TestLimits } from "../backends/limits";
import { db } from "../db/client";
import { account, passkey, session, twoFactor, user, verification } from "../db/schema/auth";
import { keyedHash } from "./keyed-hash";
import { passkeySignIn } from "./passkey-sign-in";
import { challengeCookie, isRefusedPasskey, passkeys } from "./passkeys";
import { secondFactor } from "./second-factor";

const day = 24 * 60 * 60;

const codeSignIn = "/sign-in/email-otp";

/** What the calls need besides that mail something, or tell. */
export interface AuthHands {
  /** The language of an account that is made. */
  lang: string;
  /** Takes the code, or the key to a new password, that is to be mailed. */
  issue?: (secret: string) => void;
  /** Told that an account was made. */
  onNewAccount?: () => void;
  /** Told whose password was set with a mailed key. */
  onReset?: (email: string) => void;
}

/** What authentication needs of the environment. */
export interface AuthEnvironment extends TestLimits {
  DB: D1Database;
  SITE_ORIGIN: string;
  /** Where sessions are known, if not here. */
  API_ORIGIN?: string;
  /** Signs cookies. There is no fallback: without it there is no authentication. */
  AUTH_SECRET?: string;
  /** "optional": staff may have a second factor. Otherwise they have to. */
  STAFF_SECOND_FACTOR?: string;
}

/** Its own lines would carry addresses and tokens. What it refuses is an answer and no error. */
function log(level: string, message: string, ...more: unknown[]): void {
  const error = more.find((part) => part instanceof Error);
  if (level === "error" && !isRefusedPasskey(message, error)) logError("authentication", error ?? message);
}

/**
 * Staff sign in with their password or a passkey: a code opens no session of theirs, however it was come by. Guests sign in with
 * codes: a passkey of somebody who once was staff is one that nobody knows.
 */
async function refuseWrongWay(env: AuthEnvironment, path: string | undefined, userId: string): Promise<void> {
  if (path !== codeSignIn && path !== passkeySignIn) return;
  const [found] = await db(env).select({ role: user.role }).from(user).where(eq(user.id, userId)).limit(1);
  if (path === codeSignIn && found?.role !== "customer") throw new APIError("BAD_REQUEST", { code: "INVALID_OTP" });
  if (path === passkeySignIn && !staffRoles.some((role) => role === found?.role))
    throw new APIError("UNAUTHORIZED", { code: "PASSKEY_NOT_FOUND" });
}

interface Call {
  path?: string;
  context: { session?: { session: { userId: string; withPasskey?: unknown } } | null };
}

/** Whether a session begins with a passkey, or in the place of one that did, as when its owner changes their password. */
function isWithPasskey(call: Call | null, userId: string): boolean {
  const before = call?.context.session?.session;
  return call?.path === passkeySignIn || (before?.userId === userId && before.withPasskey === true);
}

/** Its cookies as the house names and sets them. */
function cookiesOf(https: boolean) {
  const own = (cookie: string) => ({ name: nameOf(cookie, https), attributes: attributesOf(cookie, https) });
  return {
    session_token: own(sessionCookie),
    two_factor: own(secondStepCookie),
    [challengeCookie]: own(passkeyCookie),
    trust_device: own(trustedDeviceCookie),
  };
}

interface Installation {
  secret: string;
  origin: string;
  hands?: AuthHands | undefined;
}

function createAuth(env: AuthEnvironment, { secret, origin, hands }: Installation) {
  return betterAuth({
    // What apps show with a code where the house has no name yet.
    appName: "Kasch",
    secret,
    baseURL: origin,
    basePath: "/api/auth",
    trustedOrigins: [env.SITE_ORIGIN, origin],
    database: drizzleAdapter(db(env), {
      provider: "sqlite",
      schema: { user, account, session, passkey, twoFactor, verification },
    }),
    // Staff accounts are made by staff or the seed, never by signing up.
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      resetPasswordTokenExpiresIn: resetLife / 1000,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => hands?.issue?.(token),
      onPasswordReset: async ({ user: { email } }) => hands?.onReset?.(email),
    },
    user: {
      additionalFields: {
        role: { type: "string", required: false, defaultValue: "customer", input: false },
        firstName: { type: "string", required: false, input: false },
        lastName: { type: "string", required: false, input: false },
        mailLang: { type: "string", required: false, input: false },
      },
    },
    // What matters asks for the password, however fresh a session is.
    session: {
      expiresIn: sessionEnds.idle / 1000,
      updateAge: day,
      freshAge: 0,
      additionalFields: { withPasskey: { type: "boolean", required: false, defaultValue: false, input: false } },
    },
    advanced: {
      cookiePrefix: "kasch",
      // The library's own prefix for secure cookies is weaker: names and attributes are the house's.
      useSecureCookies: false,
      cookies: cookiesOf(origin.startsWith("https:")),
      ipAddress: { disableIpTracking: true },
    },
    // Where and with what somebody signs in is nothing the house has to know.
    databaseHooks: {
      session: {
        create: {
          before: async (data, call) => {
            await refuseWrongWay(env, call?.path, data.userId);
            const withPasskey = isWithPasskey(call, data.userId);
            return { data: { ...data, ipAddress: null, userAgent: null, withPasskey } };
          },
        },
      },
      user: {
        create: {
          before: async (data) => ({ data: { ...data, mailLang: hands?.lang } }),
          after: async () => hands?.onNewAccount?.(),
        },
      },
    },
    // Whose codes are under way is nobody's to read.
    verification: { storeIdentifier: "hashed" },
    plugins: [
      emailOTP({
        otpLength: codeLength,
        expiresIn: codeLife / 1000,
        allowedAttempts: codeTries,
        // Six digits are guessed in no time by whoever has a plain hash.
        storeOTP: { hash: (code) => keyedHash(secret, `code ${code}`) },
        sendVerificationOTP: async ({ otp, type }) => {
          if (type === "sign-in") hands?.issue?.(otp);
        },
      }),
      secondFactor(),
      passkeys(env),
    ],
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
export function authOf(env: AuthEnvironment, origin: string, hands?: AuthHands): Auth | null {
  return env.AUTH_SECRET ? createAuth(env, { secret: env.AUTH_SECRET, origin, hands }) : null;
}

/** How often a code of an address may still be tried; 0 if there is none. One query. */
export async function triesLeft(auth: Auth, email: string): Promise<number> {
  const { internalAdapter } = await auth.$context;
  const found = await internalAdapter.findVerificationValue(`sign-in-otp-${email}`);
  return found ? Math.max(0, codeTries - Number(found.value.split(":").at(-1))) : 0;
}
