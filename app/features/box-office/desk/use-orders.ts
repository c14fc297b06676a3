import { useCallback, useEffect, useState } from "react";
import type { DeskOrders } from "~/domain/desk/schema";
import type { DeskCalls } from "./calls";

/** Other desks and the house's guests change what waits here. */
const everyMs = 10_000;

/** Asks again and again while somebody looks. */
function usePolled(ask: () => Promise<unknown>): void {
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
  }, [ask]);
}

/** What waits at the desk, and a way to ask for it now. What could not be asked stays as it was. */
export function useOrders(calls: DeskCalls, first: DeskOrders) {
  const [list, setList] = useState(first);
  const ask = useCallback(async () => {
    const answer = await calls.orders();
    if (answer.ok) setList(answer.value);
  }, [calls]);
  usePolled(ask);
  return { list, ask };
}
