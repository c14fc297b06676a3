import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { browserApi } from "~/api/client";
import { queryKeys } from "~/api/query-keys";
import type { EventsQuery } from "~/domain/programme/query";
import type { CalendarDay, DayState } from "~/domain/programme/schema";
import { useLocale } from "~/i18n/locale-context";

/** As for single shows: nothing is called available for longer than this once it is sold out. */
const REFETCH_MS = 5000;

/** A day of the calendar with what it has to sell, as soon as that is known. */
export interface DayOffer extends CalendarDay {
  state?: DayState["state"] | undefined;
}

/** The days by date, with what the house says this moment about their tickets; nothing of it on the server. */
export function useDayOffers(days: readonly CalendarDay[], query: EventsQuery): ReadonlyMap<string, DayOffer> {
  const { lang } = useLocale();
  const { data: states } = useQuery({
    queryKey: queryKeys.dayStates(query),
    queryFn: () => browserApi(lang).dayStates(query),
    refetchInterval: REFETCH_MS,
    staleTime: REFETCH_MS,
    retry: false,
  });
  return useMemo(() => {
    const known = new Map(states?.map(({ date, state }) => [date, state]));
    return new Map(days.map((day) => [day.date, { ...day, state: known.get(day.date) }]));
  }, [days, states]);
}

/** What is said of a day: what it has to sell, "open" until that is known. */
export function stateOf(known: DayOffer | undefined): DayState["state"] | "open" | "closed" | "none" {
  if (known?.closed) return "closed";
  return known && known.count > 0 ? (known.state ?? "open") : "none";
}
