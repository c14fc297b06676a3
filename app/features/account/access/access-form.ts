import { passwordLength } from "~/domain/staff/password";
import { text } from "../sign-in-form";

/** Why something was refused on the pages on which staff look after their access. */
export type AccessProblem =
  | "password_missing"
  | "password_wrong"
  | "password_short"
  | "password_long"
  | "code_malformed"
  | "code_wrong"
  | "code_used"
  | "over"
  | "locked"
  | "too_many"
  | "too_many_mails"
  | "key_over"
  | "passkey_instead"
  | "failed";

const statuses: Partial<Record<AccessProblem, number>> = {
  code_wrong: 401,
  code_used: 401,
  over: 401,
  locked: 429,
  too_many: 429,
  too_many_mails: 429,
  passkey_instead: 403,
  failed: 503,
};

/** The status of the page that shows a problem. */
export const statusOf = (problem: AccessProblem): number => statuses[problem] ?? 400;

/** What the filled-in texts of the problems need. */
export const lengths = { least: passwordLength.least, most: passwordLength.most };

/** A new password as it was typed, in which spaces may be meant, and what is wrong with it. */
export function readNewPassword(form: FormData): { password: string; problem: AccessProblem | null } {
  const password = text(form, "new_password");
  if (password.length < passwordLength.least) return { password, problem: "password_short" };
  return { password, problem: password.length > passwordLength.most ? "password_long" : null };
}

/** The library's words for what it does not take. */
const known: Readonly<Record<string, AccessProblem>> = {
  INVALID_PASSWORD: "password_wrong",
  PASSWORD_TOO_SHORT: "password_short",
  PASSWORD_TOO_LONG: "password_long",
  INVALID_TOKEN: "key_over",
  INVALID_CODE: "code_wrong",
  INVALID_BACKUP_CODE: "code_used",
  INVALID_TWO_FACTOR_COOKIE: "over",
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: "over",
  TOTP_NOT_ENABLED: "over",
  ACCOUNT_TEMPORARILY_LOCKED: "locked",
  forbidden: "passkey_instead",
};

/** Why the authentication refused. */
export async function problemOf(answer: Response): Promise<AccessProblem> {
  const { code = "" } = await answer.json<{ code?: string }>().catch(() => ({ code: "" }));
  return known[code] ?? (answer.status === 429 ? "too_many" : "failed");
}
