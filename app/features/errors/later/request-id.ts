import { createContext, use, useEffect, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** The id of the request that the server is answering. Pages are shared, so a browser is never told by one. */
export const RequestId = createContext("");

/** What the browser noted of its own requests: the document, and the data of every navigation since. */
function noted(): string {
  const requests = [
    ...performance.getEntriesByType("navigation"),
    ...performance.getEntriesByType("resource").filter(({ name }) => new URL(name).pathname.endsWith(".data")),
  ] as PerformanceResourceTiming[];
  return requests.at(-1)?.serverTiming.find(({ name }) => name === "request")?.description ?? "";
}

/** The number under which the visitor's own failed request stands in the log; `undefined` until it is known. */
export function useRequestId(): string | undefined {
  const answering = use(RequestId);
  const hydrated = useHydrated();
  const [id, setId] = useState(() => answering || (hydrated ? noted() : undefined));
  useEffect(() => setId((known) => known ?? noted()), []);
  return id;
}
