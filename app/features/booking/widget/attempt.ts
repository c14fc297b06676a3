/**
 * Idempotency keys: the same body gets the same key until an answer has decided the attempt, so that
 * a retry after a lost answer, or a second click, cannot hold seats twice.
 */
export function createAttempts(newKey: () => string = () => crypto.randomUUID()) {
  let open: { body: string; key: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const text = JSON.stringify(body);
      if (open?.body !== text) open = { body: text, key: newKey() };
      return open.key;
    },
    decided(): void {
      open = null;
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;
