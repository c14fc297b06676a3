import { startTransition, useEffect, useRef, useState } from "react";

const TICK_MS = 15_000;
const MINUTE_MS = 60_000;

/** What the page shows changes by the minute, and needs no redrawing within one. */
const minuteOf = (ms: number): number => ms - (ms % MINUTE_MS);

/**
 * The present minute in epoch ms: the server's, going on by the monotonic clock. What the visitor's
 * device takes for the time makes no difference, or a wrong clock would fold shows that are to come.
 */
export function useNow(serverNow: string): number {
  const [now, setNow] = useState(() => minuteOf(Date.parse(serverNow)));
  /** The server's time when the page's clock was at 0; a later answer may only put it forward. */
  const origin = useRef(-Infinity);
  useEffect(() => {
    origin.current = Math.max(origin.current, Date.parse(serverNow) - performance.now());
    const tick = () => startTransition(() => setNow(minuteOf(origin.current + performance.now())));
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [serverNow]);
  return now;
}
