import { useCallback, useState } from "react";
import type { DeskOrders } from "~/domain/desk/schema";
import type { BoxOfficeDay } from "~/domain/door/schema";
import { usePolled } from "../use-polled";
import type { DeskCalls } from "./calls";

/** Other desks and the house's guests change what waits here. */
const everyMs = 10_000;
/** Who comes so late still asks for the show that has begun. */
const lateMs = 30 * 60_000;

/** What waits at the desk and what is free, and a way to ask for it now. What could not be asked stays as it was. */
export function useOrders(calls: DeskCalls, first: { day: BoxOfficeDay; orders: DeskOrders }) {
  const [list, setList] = useState(first.orders);
  const [shows, setShows] = useState(first.day.shows);
  const ask = useCallback(async () => {
    const [orders, day] = await Promise.all([calls.orders(), calls.day()]);
    if (orders.ok) setList(orders.value);
    if (day.ok) setShows(day.value.shows);
  }, [calls]);
  usePolled(ask, everyMs);
  const now = Date.parse(list.made_at);
  return {
    list,
    ask,
    shows: shows.filter(
      ({ sales, status, starts_at, ends_at, has_slots }) =>
        sales !== null &&
        status !== "cancelled" &&
        (has_slots ? Date.parse(ends_at) > now : Date.parse(starts_at) > now - lateMs),
    ),
  };
}
