import { z } from "zod";
import { proofAction, proofSubject } from "~/domain/booking/proof";
import { logError } from "~/server/log.server";
import { within } from "../within";
import type { Proof, Proofs, Verdict } from "./port";

const siteverify = "https://challenges.cloudflare.com/turnstile/v0/siteverify";
/** Tokens are no longer; what is longer is none. */
const longestToken = 2_048;

const answerSchema = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  cdata: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/** Codes that say nothing about the token: those of Cloudflare's own trouble, and of a house that is set up wrongly. */
const notTheirs = new Set(["internal-error", "missing-input-secret", "invalid-input-secret"]);

export interface TurnstileKeys {
  siteKey: string;
  secret: string;
  /** Where the site is: a token of another one is none. */
  hostname: string;
}

/** Cloudflare Turnstile. `limit`: how long its answer is waited for, in milliseconds. */
export function turnstile({ siteKey, secret, hostname }: TurnstileKeys, limit: number, fetcher: typeof fetch): Proofs {
  async function ask({ token, address, request }: Proof): Promise<z.infer<typeof answerSchema>> {
    const body = {
      secret,
      response: token,
      idempotency_key: request,
      ...(address && { remoteip: address }),
    };
    return within("proof", limit, async (signal) => {
      const answer = await fetcher(siteverify, {
        method: "POST",
        redirect: "manual",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal,
      });
      return answerSchema.parse(await answer.json());
    });
  }
  async function verify(proof: Proof): Promise<Verdict> {
    if (proof.token === "" || proof.token.length > longestToken) return "refused";
    try {
      const { success, action, cdata, ...answer } = await ask(proof);
      const codes = answer["error-codes"];
      if (!success && codes.some((code) => notTheirs.has(code))) {
        logError("proofs", new Error(codes.join(", ")));
        return "silent";
      }
      const isMeant = answer.hostname === hostname && action === proofAction && cdata === proofSubject(proof.event);
      return success && isMeant ? "proven" : "refused";
    } catch (error) {
      logError("proofs", error);
      return "silent";
    }
  }
  return { siteKey, verify };
}
