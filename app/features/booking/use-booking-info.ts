import { useQuery } from "@tanstack/react-query";
import { browserApi } from "~/api/client";
import { useLocale } from "~/i18n/locale-context";

/** Prices and seat groups of an event, asked for when the widget opens and never taken from a cache. */
export function useBookingInfo(event: number, open: boolean) {
  const { lang } = useLocale();
  return useQuery({
    queryKey: ["booking", lang, event],
    queryFn: () => browserApi(lang).booking(event),
    enabled: open,
    staleTime: 0,
    gcTime: 0,
    retry: 1,
    refetchOnWindowFocus: false,
  });
}
