import { browserTransport } from "~/api/browser";
import { readSecondFactor } from "~/domain/staff/factor-codes";

/** What somebody is asked for. */
export type SignInStep = "password" | "code";
export type SignInRefusal = `signIn.${"refused" | "failed" | "codeMalformed" | "codeWrong" | "codeOver" | "tooMany"}`;

interface Taken {
  /** Null: it was right. */
  refusal: SignInRefusal | null;
  /** What is asked for next; null: the same, or nothing more. */
  next: SignInStep | null;
}

interface Answer {
  twoFactorRedirect?: true;
  code?: string;
}

const refused = (refusal: SignInRefusal, next: SignInStep | null = null): Taken => ({ refusal, next });

/** Sends what was typed; what a right answer and a wrong one mean is the step's to say. */
async function send(call: string, body: object, taken: (ok: boolean, answer: Answer) => Taken): Promise<Taken> {
  try {
    const response = await browserTransport.fetch(`/api/auth/${call}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.status === 429) return refused("signIn.tooMany");
    if (response.status >= 500) return refused("signIn.failed");
    return taken(response.ok, (await response.json().catch(() => ({}))) as Answer);
  } catch {
    return refused("signIn.failed");
  }
}

/** Tries address and password; whoever has a second factor is asked for that next. */
export const takePassword = (email: string, password: string): Promise<Taken> =>
  send("sign-in/email", { email, password }, (ok, { twoFactorRedirect }) =>
    ok ? { refusal: null, next: twoFactorRedirect ? "code" : null } : refused("signIn.refused"),
  );

const isOver = ["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"];

/** Tries a code of an app or on paper; whoever took too long, or tried too often, begins again. */
export async function takeCode(typed: string): Promise<Taken> {
  const factor = readSecondFactor(typed);
  if (!factor) return refused("signIn.codeMalformed");
  const call = factor.kind === "totp" ? "verify-totp" : "verify-backup-code";
  return send(`two-factor/${call}`, { code: factor.code }, (ok, { code = "" }) => {
    if (ok) return { refusal: null, next: null };
    return isOver.includes(code) ? refused("signIn.codeOver", "password") : refused("signIn.codeWrong");
  });
}
