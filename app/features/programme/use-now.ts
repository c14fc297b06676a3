import { useEffect, useState } from "react";

const TICK_MS = 15_000;

/**
 * The present moment in epoch ms. Starts as the server's, so that the first render agrees with the
 * page that was sent, and is the browser's from then on.
 */
export function useNow(serverNow: string): number {
  const [now, setNow] = useState(() => Date.parse(serverNow));
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return now;
}
