import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { browserTransport } from "~/api/browser";
import type { LocaleCode } from "~/domain/locale/locales";
import type { MessageKey } from "~/i18n/namespaces";

type Problems<Key> = Key extends `error.${infer Name}` ? Name : never;

/** Why a passkey was neither made nor taken; each has its words. */
export type PasskeyProblem = Problems<MessageKey<"passkeys">>;

/** What ends a ceremony early. */
class Refusal extends Error {
  constructor(readonly problem: PasskeyProblem) {
    super(problem);
  }
}

/** The words of browsers for what went wrong between them and a device. */
const ofBrowsers: Readonly<Record<string, PasskeyProblem>> = {
  // Whether somebody changed their mind or time ran out, browsers keep to themselves.
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
  InvalidStateError: "here_already",
  SecurityError: "elsewhere",
};

/** The words of the authentication. */
const ofServer: Readonly<Record<string, PasskeyProblem>> = {
  CHALLENGE_NOT_FOUND: "over",
  PASSKEY_NOT_FOUND: "unknown",
  AUTHENTICATION_FAILED: "unknown",
  PASSKEY_NOT_UNLOCKED: "locked",
  INVALID_PASSWORD: "password_wrong",
};

async function ask<Told>(call: string, lang: LocaleCode, body: object): Promise<Told> {
  const answer = await browserTransport.fetch(`/api/auth/passkey/${call}?lang=${lang}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.ok) return answer.json();
  const { code = "" } = Object(await answer.json().catch(() => null)) as { code?: string };
  throw new Refusal(answer.status === 429 ? "too_many" : (ofServer[code] ?? "failed"));
}

/** Why the steps of a ceremony did not come to their end; null if they did. */
async function problemOf(steps: () => Promise<unknown>): Promise<PasskeyProblem | null> {
  try {
    await steps();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.problem;
    return (error instanceof Error && ofBrowsers[error.name]) || "failed";
  }
}

/** Signs in with a passkey, of which the browser lets somebody choose; why it did not, or null. */
export const signInWithPasskey = (lang: LocaleCode): Promise<PasskeyProblem | null> =>
  problemOf(async () => {
    const optionsJSON = await ask<PublicKeyCredentialRequestOptionsJSON>("generate-authenticate-options", lang, {});
    await ask("verify-authentication", lang, { response: await startAuthentication({ optionsJSON }) });
  });

/** Has the browser make a passkey for who is signed in, which their password confirms; why it did not, or null. */
export const addPasskey = (
  lang: LocaleCode,
  { name, password }: { name: string; password: string },
): Promise<PasskeyProblem | null> =>
  problemOf(async () => {
    const asked = { password };
    const optionsJSON = await ask<PublicKeyCredentialCreationOptionsJSON>("generate-register-options", lang, asked);
    await ask("verify-registration", lang, { name, response: await startRegistration({ optionsJSON }) });
  });
