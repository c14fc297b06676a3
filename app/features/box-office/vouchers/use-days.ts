import { useFormats } from "~/i18n/use-formats";

/** The last day of something that ends at a midnight of the house (ISO 8601 with an offset): "2056-11-21". */
export const lastDayOf = (endsAt: string): string =>
  new Date(Date.parse(`${endsAt.slice(0, 19)}Z`) - 1).toISOString().slice(0, 10);

/** Days with their years, which matter where something lasts for thirty: "21. November 2056". */
export function useDays() {
  const { fullDay } = useFormats();
  const dated = (iso: string): string => fullDay(iso).replace(/^[^,]+, /, "");
  return { dated, lastDay: (endsAt: string): string => dated(lastDayOf(endsAt)) };
}
