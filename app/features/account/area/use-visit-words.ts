import { addDays } from "~/domain/time/cinema-day";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { stateOf, type Visit } from "./visits";

/** The days, seats and states of what a guest ordered, in words. */
export function useVisitWords() {
  const t = useT("account");
  const { fullDay, longDay, time } = useFormats();
  /** "Heute", "Morgen", or the day with its year where that is another one. */
  const dayName = (iso: string, now: string): string => {
    const [day, today] = [iso.slice(0, 10), now.slice(0, 10)];
    if (day === today) return t("orders.today");
    if (day === addDays(today, 1)) return t("orders.tomorrow");
    return day.slice(0, 4) === today.slice(0, 4) ? longDay(day) : fullDay(day);
  };
  return {
    dayName,
    fullDay,
    title: ({ order, ordered }: Visit) => ordered.show?.title ?? t("orders.number", { number: order.number }),
    /** When it begins: a time slot's own time where it has one. */
    start: ({ order, ordered: { show, timeslot } }: Visit): string => {
      const date = show?.date_start ?? order.created_at;
      return timeslot ? `${date.slice(0, 11)}${timeslot}` : date;
    },
    state: (visit: Visit): string => {
      const { word } = stateOf(visit);
      const { pay_until: until } = visit.order;
      if (word !== "reserved" || !until) return t(`orders.state.${word === "reserved" ? "reserved_open" : word}`);
      return t("orders.state.reserved", { until: time(until) });
    },
  };
}
