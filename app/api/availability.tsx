import { useQuery } from "@tanstack/react-query";
import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useParams } from "react-router";
import { defaultLocale } from "~/domain/locale/locales";
import type { EventsQuery } from "~/domain/programme/query";
import type { Availability, DayState, ProgrammeAvailability } from "~/domain/programme/schema";
import { browserApi, type BrowserApi } from "./browser";
import { queryKeys } from "./query-keys";
import { useKeptFresh } from "./use-kept-fresh";

/** The API answers for at most this many shows at once; only a very long page asks twice. */
const idsPerRequest = 100;

/**
 * How many tickets shows still have, for as many shows as a page lists, and with the same request what the days of a
 * query have to sell. Rejects with the API's failure.
 */
export async function askForAvailability(
  api: Pick<BrowserApi, "availability">,
  ids: readonly number[],
  days: EventsQuery = {},
): Promise<ProgrammeAvailability> {
  const first = api.availability(ids.slice(0, idsPerRequest), days);
  if (ids.length <= idsPerRequest) return first;
  const rest = await askForAvailability(api, ids.slice(idsPerRequest));
  return { ...(await first), events: [...(await first).events, ...rest.events] };
}

const nothing: ProgrammeAvailability = { events: [], days: [] };

/** `askForAvailability`, kept fresh while the page is in view. The last answer stays when a request fails. */
export function useFreshAvailability(ids: readonly number[], days?: EventsQuery): ProgrammeAvailability {
  const { lang = defaultLocale } = useParams();
  const queryKey = queryKeys.availability(ids, days);
  const isWanted = ids.length > 0 || days !== undefined;
  const { data, refetch } = useQuery({
    queryKey,
    queryFn: () => askForAvailability(browserApi(lang), ids, days),
    enabled: isWanted,
    staleTime: 0,
    retry: false,
    // Rows that were loaded before keep their word while a longer page asks again; days are those of one query.
    placeholderData: (previous: ProgrammeAvailability | undefined, query) =>
      previous && (query?.queryKey[2] === queryKey[2] ? previous : { ...previous, days: [] }),
  });
  useKeptFresh(refetch, isWanted ? queryKey.join("&") : "");
  return data ?? nothing;
}

/** What is known by event. A store and no context: a new answer touches only the rows that are awake. */
interface KnownTickets {
  get: (event: number) => Availability | undefined;
  subscribe: (changed: () => void) => () => void;
}

/** The tickets of the last answer, told to whoever shows them. */
function useKnownTickets(events: readonly Availability[]): KnownTickets {
  const [{ tickets, tell }] = useState(() => {
    let known: ReadonlyMap<number, Availability> = new Map();
    const listeners = new Set<() => void>();
    return {
      tickets: {
        get: (event: number) => known.get(event),
        subscribe(changed: () => void) {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
      },
      tell(answer: readonly Availability[]) {
        known = new Map(answer.map((entry) => [entry.event, entry]));
        for (const changed of listeners) changed();
      },
    };
  });
  useEffect(() => tell(events), [events, tell]);
  return tickets;
}

const Known = createContext<KnownTickets>({ get: () => undefined, subscribe: () => () => undefined });
const KnownDays = createContext<readonly DayState[]>([]);

interface AvailabilityProviderProps {
  ids: readonly number[];
  /** The query of the days that are shown. */
  days?: EventsQuery;
  children: ReactNode;
}

/** Keeps what follows informed about the tickets of these shows and days, all with one request. */
export function AvailabilityProvider({ ids, days, children }: AvailabilityProviderProps) {
  const wanted = useMemo(() => [...new Set(ids)].toSorted((a, b) => a - b), [ids]);
  const data = useFreshAvailability(wanted, days);
  const tickets = useKnownTickets(data.events);
  return (
    <KnownDays value={useDeferredValue(data.days)}>
      <Known value={tickets}>{children}</Known>
    </KnownDays>
  );
}

/** How many tickets a show still has; undefined on the server and until the first answer. */
export function useAvailability(event: number): Availability | undefined {
  const { get, subscribe } = use(Known);
  const known = useSyncExternalStore(
    subscribe,
    () => get(event),
    () => undefined,
  );
  // An answer redraws many rows: deferred, so that it never keeps a touch waiting.
  return useDeferredValue(known);
}

/** What the days of the page still have to sell; none on the server and until the first answer. */
export const useDayStates = (): readonly DayState[] => use(KnownDays);
