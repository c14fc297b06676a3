import { useQuery } from "@tanstack/react-query";
import { createContext, use, useDeferredValue, useMemo, type ReactNode } from "react";
import { useParams } from "react-router";
import { defaultLocale } from "~/domain/locale/locales";
import type { Availability } from "~/domain/programme/schema";
import { browserApi, type Api } from "./client";
import { queryKeys } from "./query-keys";

/** A list never says "available" for a sold-out show for longer than this. */
const refetchMs = 5000;

/** The API answers for at most this many shows at once; only a very long page asks twice. */
const idsPerRequest = 100;

/** How many tickets shows still have, for as many shows as a page lists. Rejects with the API's failure. */
export async function askForAvailability(api: Api, ids: readonly number[]): Promise<Availability[]> {
  const starts = Array.from({ length: Math.ceil(ids.length / idsPerRequest) }, (_, index) => index * idsPerRequest);
  const answers = await Promise.all(starts.map((start) => api.availability(ids.slice(start, start + idsPerRequest))));
  return answers.flat();
}

const none: ReadonlyMap<number, Availability> = new Map();

const Known = createContext(none);

/**
 * Keeps what follows informed about the tickets of these shows: one request for all of them, every five
 * seconds while the page is visible, none while it is hidden. The last answer stays when a request fails.
 */
export function AvailabilityProvider({ ids, children }: { ids: readonly number[]; children: ReactNode }) {
  const { lang = defaultLocale } = useParams();
  const wanted = useMemo(() => [...new Set(ids)].toSorted((a, b) => a - b), [ids]);
  const { data } = useQuery({
    queryKey: queryKeys.availability(wanted),
    queryFn: () => askForAvailability(browserApi(lang), wanted),
    enabled: wanted.length > 0,
    refetchInterval: refetchMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    staleTime: refetchMs,
    retry: false,
    // Rows that were loaded before keep their word while a longer page asks again.
    placeholderData: (previous: Availability[] | undefined) => previous,
  });
  const known = useMemo(() => (data ? new Map(data.map((entry) => [entry.event, entry])) : none), [data]);
  // An answer redraws many rows: deferred, so that it never keeps a touch waiting.
  return <Known value={useDeferredValue(known)}>{children}</Known>;
}

/** How many tickets a show still has; undefined on the server and until the first answer. */
export const useAvailability = (event: number): Availability | undefined => use(Known).get(event);
