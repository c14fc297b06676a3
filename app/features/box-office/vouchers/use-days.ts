import { addDays } from "~/domain/time/cinema-day";
import { useFormats } from "~/i18n/use-formats";

/** The last day that something lasts for to its end (ISO 8601 with an offset): "2056-11-21". */
export const lastDayOf = (endsAt: string): string => addDays(endsAt.slice(0, 10), -1);

/** Days with their years, which matter where something lasts for thirty: "21. November 2056". */
export function useDays() {
  const { fullDay } = useFormats();
  const dated = (iso: string): string => fullDay(iso).replace(/^[^,]+, /, "");
  return { dated, lastDay: (endsAt: string): string => dated(lastDayOf(endsAt)) };
}
