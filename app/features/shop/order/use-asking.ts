import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** While nobody knows yet, the page asks so often; hidden it asks nothing, and at once when it is looked at again. */
const askEveryMs = 4_000;

/** Asks again how an order stands, for as long as it waits. Without a script the page is loaded again by hand. */
export function useAsking(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const ask = (): void => {
      if (document.visibilityState === "visible") void revalidate();
    };
    const timer = setInterval(ask, askEveryMs);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [isWaiting, revalidate]);
}
