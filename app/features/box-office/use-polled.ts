import { useEffect } from "react";

/** Asks again and again while somebody looks, and at once when somebody looks again. */
export function usePolled(ask: () => Promise<unknown>, everyMs: number): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === "visible") void ask();
    };
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [ask, everyMs]);
}
