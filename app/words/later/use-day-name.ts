import { addDays } from "~/domain/time/cinema-day";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";

/** Names the day of `iso` as seen at `now`: "Heute", "Morgen", or the day with its year where that is another one. */
export function useDayName(): (iso: string, now: string) => string {
  const t = useT("account");
  const { fullDay, longDay } = useFormats();
  return (iso, now) => {
    const [day, today] = [iso.slice(0, 10), now.slice(0, 10)];
    if (day === today) return t("orders.today");
    if (day === addDays(today, 1)) return t("orders.tomorrow");
    return day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : fullDay(day);
  };
}
