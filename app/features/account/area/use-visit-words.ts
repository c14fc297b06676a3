import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { useDayName } from "~/words/later/use-day-name";
import { stateOf, type Visit } from "./visits";

/** The days, seats and states of what a guest ordered, in words. */
export function useVisitWords() {
  const t = useT("account");
  const { fullDay, time } = useFormats();
  const dayName = useDayName();
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
