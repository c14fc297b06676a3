import { fail, ok, type Result } from "~/domain/common/errors";
import { sha256 } from "~/domain/common/sha256";
import { proofsOf } from "../backends/proofs/proofs";
import type { Asking } from "./asking";

/** A UUID that follows from a request. */
async function uuidOf(request: string): Promise<string> {
  const hex = [...new TextEncoder().encode(await sha256(request))]
    .slice(0, 16)
    .map((byte) => byte.toString(16))
    .join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/** What came with a request: the proof that a browser sent it, and by what it is known when it arrives again. */
export interface Brought {
  event: number;
  token: string | undefined;
  idempotencyKey: string;
}

/**
 * What a command says of a request that nobody has shown to come from a browser: `unproven`, so that the screening asks for a proof
 * where it needs one; nothing where none is asked for, one came, or whoever judges does not answer, for then the other limits have
 * to do. Fails with `overloaded` where proofs are set up by half.
 */
export async function unproven(
  { env, actor }: Asking,
  { event, token, idempotencyKey }: Brought,
): Promise<Result<{ unproven?: true }>> {
  const proofs = proofsOf(env);
  if (!proofs.ok) return proofs;
  if (!proofs.value || actor.network === null) return ok({});
  if (!token) return ok({ unproven: true });
  const request = await uuidOf(`${idempotencyKey} ${event} ${token}`);
  const verdict = await proofs.value.verify({ token, address: actor.address ?? "", event, request });
  return ok(verdict === "refused" ? { unproven: true } : {});
}

/** The refusal with what a browser needs for its proof. */
export function withSiteKey<T>({ env }: Asking, result: Result<T>): Result<T> {
  if (result.ok || result.code !== "proof_needed") return result;
  return { ...fail("proof_needed"), more: { site_key: env.TURNSTILE_SITE_KEY } } as Result<T>;
}
