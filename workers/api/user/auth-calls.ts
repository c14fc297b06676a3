import { readPasskeyName } from "~/domain/staff/passkey";
import type { SecurityEvent } from "~/server/log.server";
import { passkeySignIn } from "../../auth/passkey-sign-in";
import { askForCode, signInWithCode } from "./codes";
import { askForReset } from "./passwords";

type Body = Readonly<Record<string, unknown>>;

interface AuthCall {
  /** Who may: everybody, who is of the house, or also who has yet to set up a second factor. */
  for: "everybody" | "staff" | "enrolling";
  /** Attempts are counted: it takes a password, a code or an address. */
  isLimited?: true;
  /** What the library learns of the body, where that is not all of it. */
  reads?: (body: Body) => object;
  /** What the log is told when it is done. */
  event?: SecurityEvent;
}

const passwordOf = ({ password }: Body) => ({ password });
/** Without the wish that a device is not asked again. */
const codeOf = ({ code }: Body) => ({ code });

/** What is open of the library's many calls. Its others would be ways around the rules of the house. */
export const authCalls: Readonly<Record<string, AuthCall>> = {
  "GET /get-session": { for: "everybody" },
  "POST /sign-in/email": { for: "everybody", isLimited: true },
  "POST /sign-out": { for: "everybody" },
  [`POST ${askForCode}`]: { for: "everybody", isLimited: true },
  [`POST ${signInWithCode}`]: { for: "everybody", isLimited: true },
  [`POST ${askForReset}`]: { for: "everybody", isLimited: true },
  "POST /reset-password": {
    for: "everybody",
    isLimited: true,
    reads: ({ token, newPassword }) => ({ token, newPassword }),
    event: "password_changed",
  },
  "POST /two-factor/verify-totp": { for: "everybody", isLimited: true, reads: codeOf },
  "POST /two-factor/verify-backup-code": { for: "everybody", isLimited: true, reads: codeOf },
  "POST /two-factor/enable": {
    for: "enrolling",
    isLimited: true,
    reads: ({ password, issuer }) => ({ password, issuer, method: "totp" }),
  },
  "POST /two-factor/disable": { for: "staff", isLimited: true, reads: passwordOf, event: "second_factor_off" },
  "POST /two-factor/generate-backup-codes": {
    for: "staff",
    isLimited: true,
    reads: passwordOf,
    event: "backup_codes_made",
  },
  "POST /change-password": {
    for: "staff",
    isLimited: true,
    reads: ({ currentPassword, newPassword }) => ({ currentPassword, newPassword, revokeOtherSessions: true }),
    event: "password_changed",
  },
  "POST /passkey/generate-authenticate-options": { for: "everybody", isLimited: true, reads: () => ({}) },
  [`POST ${passkeySignIn}`]: { for: "everybody", isLimited: true, reads: ({ response }) => ({ response }) },
  "POST /passkey/generate-register-options": { for: "staff", isLimited: true, reads: passwordOf },
  "POST /passkey/verify-registration": {
    for: "staff",
    isLimited: true,
    reads: ({ response, name }) => ({ response, name: readPasskeyName(name) }),
    event: "passkey_added",
  },
  "GET /passkey/list-user-passkeys": { for: "staff" },
  "POST /passkey/update-passkey": { for: "staff", reads: ({ id, name }) => ({ id, name: readPasskeyName(name) }) },
  "POST /passkey/delete-passkey": {
    for: "staff",
    isLimited: true,
    reads: ({ id, password }) => ({ id, password }),
    event: "passkey_removed",
  },
  "GET /list-sessions": { for: "staff" },
  "POST /revoke-session": { for: "staff", event: "sessions_ended" },
  "POST /revoke-other-sessions": { for: "staff", event: "sessions_ended" },
};
