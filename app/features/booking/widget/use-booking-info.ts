import { useQuery } from "@tanstack/react-query";
import { browserApi } from "~/api/browser";
import { queries } from "~/api/later/queries";
import { useLocale } from "~/i18n/locale-context";

/** Prices and seat groups of an event, asked for when they are shown and never taken from a cache. */
export function useBookingInfo(event: number, shown: boolean) {
  const { lang } = useLocale();
  return useQuery(
    {
      queryKey: ["booking", lang, event],
      queryFn: () => browserApi(lang).booking(event),
      enabled: shown,
      staleTime: 0,
      gcTime: 0,
    },
    queries,
  );
}
