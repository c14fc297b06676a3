import {
  createContext,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useParams } from "react-router";
import { defaultLocale } from "~/domain/locale/locales";
import { toApiQuery, type EventsQuery } from "~/domain/programme/query";
import type { Availability, DayState, ProgrammeAvailability } from "~/domain/programme/schema";
import { firstAnswer } from "./asking";
import { browserApi, type BrowserApi } from "./browser";
import { leave, recall } from "./left";
import { seatStylesUrl } from "./seat-styles-url";
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
/** What the rows say stays as it was. */
const ignore = () => undefined;

/**
 * `askForAvailability`, kept fresh while the page is in view. The last answer stays when a request fails, and rows that
 * were loaded before keep their word while a longer page asks again; days are those of one query.
 */
export function useFreshAvailability(ids: readonly number[], days?: EventsQuery): ProgrammeAvailability {
  const { lang = defaultLocale } = useParams();
  const daysName = days === undefined ? "" : JSON.stringify(toApiQuery(days));
  const name = ids.length > 0 || days !== undefined ? `availability ${ids.join()}&${daysName}` : "";
  const wanted = useRef({ ids, days, daysName, name });
  const [last, setLast] = useState(() => ({ daysName, answer: recall<ProgrammeAvailability>(name) ?? nothing }));

  useEffect(() => {
    wanted.current = { ids, days, daysName, name };
  });
  const ask = useCallback(async () => {
    const asked = wanted.current;
    const answer = await askForAvailability(browserApi(lang), asked.ids, asked.days);
    leave(asked.name, answer);
    if (asked.name === wanted.current.name) setLast({ daysName: asked.daysName, answer });
  }, [lang]);
  useEffect(() => {
    if (name) firstAnswer(ask()).catch(ignore);
  }, [ask, name]);
  useKeptFresh(
    useCallback(() => ask().catch(ignore), [ask]),
    name,
  );
  return useMemo(
    () => (last.daysName === daysName ? last.answer : { ...last.answer, days: nothing.days }),
    [last, daysName],
  );
}

/** The last answer. A store and no context: it touches only what is awake, and what sleeps is not asked to wake for it. */
interface LastAnswer {
  ticketsOf: (event: number) => Availability | undefined;
  days: () => readonly DayState[];
  subscribe: (changed: () => void) => () => void;
}

/** The last answer, told to whoever shows something of it. */
function useLastAnswer(answer: ProgrammeAvailability): LastAnswer {
  const [{ store, tell }] = useState(() => {
    let known: ReadonlyMap<number, Availability> = new Map();
    let { days } = nothing;
    const listeners = new Set<() => void>();
    return {
      store: {
        ticketsOf: (event: number) => known.get(event),
        days: () => days,
        subscribe(changed: () => void) {
          listeners.add(changed);
          return () => listeners.delete(changed);
        },
      },
      tell(next: ProgrammeAvailability) {
        known = new Map(next.events.map((entry) => [entry.event, entry]));
        days = next.days;
        for (const changed of listeners) changed();
      },
    };
  });
  useEffect(() => tell(answer), [answer, tell]);
  return store;
}

const Answer = createContext<LastAnswer>({
  ticketsOf: () => undefined,
  days: () => nothing.days,
  subscribe: () => () => undefined,
});

interface AvailabilityProviderProps {
  ids: readonly number[];
  /** The query of the days that are shown. */
  days?: EventsQuery;
  children: ReactNode;
}

/**
 * Keeps what follows informed about the tickets of these shows and days, all with one request. While the page sleeps, and
 * in browsers without scripts, a stylesheet says it.
 */
export function AvailabilityProvider({ ids, days, children }: AvailabilityProviderProps) {
  const { lang = defaultLocale } = useParams();
  const wanted = useMemo(() => [...new Set(ids)].toSorted((a, b) => a - b), [ids]);
  return (
    <Answer value={useLastAnswer(useFreshAvailability(wanted, days))}>
      {wanted.length > 0 && (
        <noscript data-asleep="">
          {import.meta.env.SSR && <link rel="stylesheet" href={seatStylesUrl(lang, wanted)} />}
        </noscript>
      )}
      {children}
    </Answer>
  );
}

/** Deferred: an answer redraws many rows, and never keeps a touch waiting. */
const useOfAnswer = <T,>(read: (answer: LastAnswer) => T, before: T): T => {
  const answer = use(Answer);
  return useDeferredValue(
    useSyncExternalStore(
      answer.subscribe,
      () => read(answer),
      () => before,
    ),
  );
};

/** How many tickets a show still has; undefined on the server and until the first answer. */
export const useAvailability = (event: number): Availability | undefined =>
  useOfAnswer(({ ticketsOf }) => ticketsOf(event), undefined);

/** What the days of the page still have to sell; none on the server and until the first answer. */
export const useDayStates = (): readonly DayState[] => useOfAnswer(({ days }) => days(), nothing.days);
