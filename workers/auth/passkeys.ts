import { passkey } from "@better-auth/passkey";
import { APIError } from "better-auth/api";

/** The name of the cookie that says which challenge somebody was given, before it becomes the house's. */
export const challengeCookie = "passkey";

/** Refuses a passkey that nobody unlocked with finger, face or PIN: it would be one factor, and is taken for two. */
function requireUnlocked(isUnlocked: boolean | undefined): void {
  if (isUnlocked !== true) throw new APIError("UNAUTHORIZED", { code: "PASSKEY_NOT_UNLOCKED" });
}

/**
 * Passkeys of staff, by better-auth: for the address of the house, whatever a request says of itself, each kept by the device
 * together with whose it is, and unlocked whenever it is used.
 */
export const passkeys = ({ SITE_ORIGIN }: { SITE_ORIGIN: string }) => {
  const { hostname: rpID, origin } = new URL(SITE_ORIGIN);
  return passkey({
    rpID,
    origin,
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    // The library itself asks for less than it says in its options.
    registration: {
      afterVerification: ({ verification }) => requireUnlocked(verification.registrationInfo?.userVerified),
    },
    authentication: {
      afterVerification: ({ verification }) => requireUnlocked(verification.authenticationInfo.userVerified),
    },
    advanced: { webAuthnChallengeCookie: challengeCookie },
  });
};

/** True for what the library reports as a failure of its own and is what somebody brought: only the database's errors have a cause. */
export const isRefusedPasskey = (message: string, error: Error | undefined): boolean =>
  /^Failed to verify (?:registration|authentication)$/.test(message) && error?.cause === undefined;
