const second = 1_000;

/** How long is waited for each part of the system outside of an isolate, in milliseconds. */
export const limits = {
  /** KV. What it does not say in time is made, which mostly takes no longer. */
  cache: 300,
  /** Storing happens after the answer: nobody waits for it. */
  cacheWrite: 10 * second,
  database: 4 * second,
  bucket: 4 * second,
  /** A variant that takes longer is finished behind the answer; another picture stands in. */
  images: 15 * second,
  /** A picture that is brought: read, encoded anew and measured, of up to 50 million pixels. */
  imagesUpload: 30 * second,
  screening: 5 * second,
  upstream: 8 * second,
  /** The cart of somebody else's shop. */
  provider: 8 * second,
  mail: 8 * second,
  /** Whoever judges proofs: then nobody is locked out for it. */
  proof: 3 * second,
  limiter: 300,
  /** A press in a browser, for its page to wake: after that it does what it does without scripts. */
  waking: 3 * second,
};

/** The parts, by the names that logs and `/readyz` use. */
export type Part = keyof typeof limits;
export type Limits = Readonly<Record<Part, number>>;

/** What only tests set: limits in milliseconds, "cache=10000 database=1". Honoured together with the test clock. */
export interface TestLimits {
  TEST_CLOCK?: string;
  TEST_LIMITS?: string;
}

/** The limits of an installation; the same everywhere but in tests. */
export function limitsOf({ TEST_CLOCK, TEST_LIMITS }: TestLimits): Limits {
  if (TEST_CLOCK !== "allow" || !TEST_LIMITS) return limits;
  const set = TEST_LIMITS.split(" ").map((entry) => entry.split("=", 2));
  return { ...limits, ...Object.fromEntries(set.map(([part, ms]) => [part, Number(ms)])) };
}
