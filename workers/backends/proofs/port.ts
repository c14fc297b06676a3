/** What somebody brings to show that a browser asks, and what it has to be about. */
export interface Proof {
  token: string;
  /** Where it comes from; "" if that is not known. */
  address: string;
  /** The show it was made for. */
  event: number;
  /** A UUID of the request: asked again about the same token by the same request, the answer is the same. */
  request: string;
}

/**
 * "proven"; "refused": a token that is wrong, used, too old or for something else; "silent": whoever judges did not answer, which
 * is nobody's fault who asks.
 */
export type Verdict = "proven" | "refused" | "silent";

/** Whoever judges proofs. */
export interface Proofs {
  /** Public: with it a browser gets its token. */
  siteKey: string;
  verify: (proof: Proof) => Promise<Verdict>;
}
