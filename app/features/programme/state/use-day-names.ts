import { useFormats } from "~/i18n/use-formats";
import { useProgramme } from "./programme-context";

/** Days in words that name their year where it is not this one. */
export function useDayNames() {
  const { today } = useProgramme();
  const { longDay, fullDay, dayAndMonth } = useFormats();
  /** The year of a day, or null for this year's. */
  const yearOf = (day: string) => (day.slice(0, 4) === today.slice(0, 4) ? null : day.slice(0, 4));
  return {
    yearOf,
    longDay: (day: string) => (yearOf(day) ? fullDay(day) : longDay(day)),
    dayAndMonth: (day: string) => [dayAndMonth(day), yearOf(day)].filter(Boolean).join(" "),
  };
}
