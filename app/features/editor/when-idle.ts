/** Not every browser says when it has time. */
const soonMs = 500;

/** Runs something when the browser has nothing better to do; what it gives back calls that off. */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const asked = requestIdleCallback(run, { timeout: 2_000 });
    return () => cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, soonMs);
  return () => clearTimeout(timer);
}
