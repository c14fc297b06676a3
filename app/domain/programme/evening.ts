import type { ListedEvent } from "./listed";

const startOf = (event: ListedEvent): number => Date.parse(event.date_start);

const byStart = (a: ListedEvent, b: ListedEvent): number => startOf(a) - startOf(b);

/** All shows of the cinema day whose evening comes next at `now` (epoch ms): today's, or the first day's after it. */
export function dayAhead(events: readonly ListedEvent[], now: number): ListedEvent[] {
  const next = events.filter((event) => startOf(event) > now).toSorted(byStart)[0];
  return events.filter((event) => event.day === next?.day);
}

/** The shows of the next evening that has any, in order, and how many of its day have begun at `now` (epoch ms). */
export function eveningAhead(
  events: readonly ListedEvent[],
  now: number,
): { day: string | null; events: ListedEvent[]; earlier: number } {
  const day = dayAhead(events, now);
  const ahead = day.filter((event) => startOf(event) > now).toSorted(byStart);
  return { day: day[0]?.day ?? null, events: ahead, earlier: day.length - ahead.length };
}

/** The show the house opens with at `now` (epoch ms): the evening's first film with a still and tickets, if it has one. */
export function leadOf(events: readonly ListedEvent[], now: number): ListedEvent | null {
  const evening = eveningAhead(events, now).events.filter((event) => event.status !== "cancelled");
  return (
    evening.find((event) => event.image && event.event_type_new.kind === "film" && event.has_quick_buy) ??
    evening.find((event) => event.image) ??
    evening[0] ??
    null
  );
}
