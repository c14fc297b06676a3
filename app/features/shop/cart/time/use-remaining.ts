import { useEffect, useState } from "react";

/**
 * Milliseconds that are left, counted from what the server said last. The time between is measured
 * with the monotonic clock: a wrong or changed clock of the visitor's device makes no difference.
 */
export function useRemaining(answer: { remaining_ms: number }): number {
  const [left, setLeft] = useState(answer.remaining_ms);
  useEffect(() => {
    const received = performance.now();
    const update = (): void => setLeft(Math.max(0, answer.remaining_ms - (performance.now() - received)));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [answer]);
  return left;
}
