/** So long is kept what a page had when it was left. */
const keptMs = 5 * 60_000;

const left = new Map<string, { value: unknown; until: number }>();

/** Keeps what a page has while it is left, so that going back finds it as it was. In the browser alone: never while drawing. */
export function leave(name: string, value: unknown): void {
  const now = Date.now();
  for (const [other, { until }] of left) if (until < now) left.delete(other);
  left.set(name, { value, until: now + keptMs });
}

/** What was left under a name, which says of what type it is; undefined on the server and when it is too old. */
export function recall<T>(name: string): T | undefined {
  const known = left.get(name);
  return known && known.until >= Date.now() ? (known.value as T) : undefined;
}
