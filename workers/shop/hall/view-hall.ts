import type { Action } from "~/domain/staff/permissions";
import type { HouseHold, HouseView } from "~/domain/box-office/house-view";
import { fail, ok, type Result } from "~/domain/common/errors";
import type { Hall, HallHold } from "~/domain/hall/schema";
import { askScreening, currentConfig, runCommand, type Screenable } from "../../box-office/screenings";
import { readOrdersOfHolds } from "../../db/shop/hall";
import { atDoor, teller, type AtDoor, type DoorAsking, type Teller } from "../door/asking";

const minuteMs = 60_000;

const holdTold = (tell: Teller, hold: HouseHold, order: string | null, now: number): HallHold => ({
  id: hold.id,
  state: hold.state,
  places: hold.places,
  since: tell.at(hold.since),
  until: tell.at(hold.until),
  minutes: Math.max(0, Math.floor((now - hold.since) / minuteMs)),
  renewals: hold.extensions,
  origin: hold.origin,
  order,
});

interface Seen {
  screenable: Screenable;
  view: HouseView;
  orders: ReadonlyMap<string, string>;
}

function told(tell: Teller, { screenable: { facts }, view, orders }: Seen, now: number): Hall {
  const { event, groups, slots } = facts;
  const slotsOf = (block: number): string[] =>
    slots.filter(({ blockId }) => blockId === block).map(({ timeStart }) => timeStart.slice(0, 5));
  const named = new Map(groups.map(({ id, name }) => [id, tell.text(name)]));
  const { places, free, held, reserved, sold, blocked } = view.counts;
  return {
    show: tell.show({ id: event.id, title: event.title, startsAt: event.startsAt, roomName: event.room }),
    made_at: tell.at(now),
    sales: view.sales,
    is_set_back: view.isSetBack,
    counts: { places, free, held, reserved, sold, blocked },
    groups: view.groups.map(({ pool, block, kind, counts, seats }) => ({
      id: pool,
      block,
      kind,
      name: named.get(pool) ?? "",
      slots: slotsOf(block),
      counts,
      seats,
    })),
    holds: view.holds.map((hold) => holdTold(tell, hold, orders.get(hold.id) ?? null, now)),
    waiting: view.waiting,
    pressure: view.pressure.map(({ block, unpaid, capacity, level }) => ({
      slots: slotsOf(block),
      unpaid,
      places: capacity,
      level,
    })),
  };
}

/** The screening of a show that the house sells; asked by somebody of the box office. */
export async function hallOf(
  asking: DoorAsking,
  eventId: number,
  action?: Action,
): Promise<Result<{ allowed: AtDoor; screenable: Screenable }>> {
  const allowed = atDoor(asking, action);
  if (!allowed.ok) return allowed;
  const screenable = await currentConfig(asking.db, eventId, asking.now);
  return screenable && screenable.facts.prices.length > 0
    ? ok({ allowed: allowed.value, screenable })
    : fail("not_found", "There is no such show, or the house sells no places of it");
}

/**
 * Every place and every hold of a screening at this moment. Fails with `unauthorized`, `forbidden`, `not_found`, or
 * `overloaded` when the screening does not answer.
 */
export async function viewHall(asking: DoorAsking, eventId: number): Promise<Result<Hall>> {
  const hall = await hallOf(asking, eventId);
  if (!hall.ok) return hall;
  const { screenable } = hall.value;
  const { db, env, now } = asking;
  // Any command makes the object read its configuration.
  const awake = await runCommand(env, screenable, { type: "expire" }, { now });
  if (!awake.ok) return awake;
  const [tell, view, orders] = await Promise.all([
    teller(asking),
    askScreening(env, eventId, (object) => object.house(now)),
    readOrdersOfHolds(db, eventId),
  ]);
  return view.ok ? ok(told(tell, { screenable, view: view.value, orders }, now)) : view;
}
