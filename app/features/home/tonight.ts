import type { EventListItem } from "~/domain/programme/schema";

const startOf = (event: EventListItem): number => Date.parse(event.date_start);

/** The shows of the next evening that still has any: today's, or those of the first day after. */
export function eveningAhead(
  events: readonly EventListItem[],
  now: number,
): { day: string | null; events: EventListItem[]; earlier: number } {
  const ahead = events.filter((event) => startOf(event) > now).toSorted((a, b) => startOf(a) - startOf(b));
  const day = ahead[0]?.day ?? null;
  const earlier = events.filter((event) => event.day === day && startOf(event) <= now).length;
  return { day, events: ahead.filter((event) => event.day === day), earlier };
}

/** The film the house opens with: the evening's first that takes place, has a still and can be booked. */
export function leadOf(events: readonly EventListItem[], now: number): EventListItem | null {
  const evening = eveningAhead(events, now).events.filter((event) => event.status !== "cancelled");
  return (
    evening.find((event) => event.image && event.event_type_new.kind === "film" && event.has_quick_buy) ??
    evening.find((event) => event.image) ??
    evening[0] ??
    null
  );
}
