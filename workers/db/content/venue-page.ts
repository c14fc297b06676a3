import { and, asc, eq, gte } from "drizzle-orm";
import { translate } from "~/domain/locale/locales";
import { cinemaDay } from "~/domain/time/cinema-day";
import type { VenuePage } from "~/domain/venues/page-schema";
import type { Database } from "../client";
import type { Asking } from "../programme/events";
import { room, seatGroup, venue } from "../schema/places";
import { openingHours, openingHoursException } from "../schema/site";
import { houseTimeZone } from "../site/site-settings";
import { venueCards } from "./venue-cards";

/** So many of what differs in the days to come are told. */
const exceptionsTold = 4;

/** Rows of equal length for a room without a plan, a little wider than deep; the last holds what is left. */
function rowsOf(capacity: number): number[] {
  const width = Math.ceil(Math.sqrt(capacity * 1.4));
  return Array.from({ length: Math.ceil(capacity / width) }, (_, row) => Math.min(width, capacity - row * width));
}

type Group = Pick<typeof seatGroup.$inferSelect, "kind" | "capacity" | "plan">;

/** Seats of each row of a room: as drawn, or reckoned. Wheelchair places stand apart. */
const seatRows = (groups: readonly Group[]): number[] =>
  groups
    .filter(({ kind }) => kind !== "wheelchair")
    .flatMap(({ plan, capacity }) => plan?.rows.map(({ seats }) => seats.length) ?? rowsOf(capacity));

/** A venue with its rooms, what is known of access, and when it is open. Null if there is none. Eight queries, seven at once. */
export async function readVenue(db: Database, id: number, { lang, now }: Asking): Promise<VenuePage | null> {
  const said = (text: Parameters<typeof translate>[0]) => translate(text, lang).value;
  const today = cinemaDay(now, await houseTimeZone(db));
  const [cards, [row], rooms, groups, [first], hours, exceptions] = await Promise.all([
    venueCards(db, [id], { lang, now }),
    db.select().from(venue).where(eq(venue.id, id)),
    db
      .select()
      .from(room)
      .where(and(eq(room.venueId, id), room.showInFilter))
      .orderBy(asc(room.sort), asc(room.id)),
    db
      .select({ roomId: seatGroup.roomId, kind: seatGroup.kind, capacity: seatGroup.capacity, plan: seatGroup.plan })
      .from(seatGroup)
      .innerJoin(room, eq(room.id, seatGroup.roomId))
      .where(eq(room.venueId, id))
      .orderBy(asc(seatGroup.sort), asc(seatGroup.id)),
    db
      .select({ id: venue.id })
      .from(venue)
      .where(eq(venue.isOnline, true))
      .orderBy(asc(venue.sort), asc(venue.id))
      .limit(1),
    db.select().from(openingHours).orderBy(asc(openingHours.weekday), asc(openingHours.sort)),
    db
      .select()
      .from(openingHoursException)
      .where(gte(openingHoursException.dateTo, today))
      .orderBy(asc(openingHoursException.dateFrom))
      .limit(exceptionsTold),
  ]);
  const card = cards.get(id);
  if (!card || !row) return null;
  const isMain = first?.id === id;
  return {
    ...card,
    phone: row.phone,
    email: row.email,
    access_text: said(row.accessText),
    position: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    rooms: rooms.map((hall, index) => ({
      name: said(hall.name),
      text: said(hall.text),
      seats: card.rooms[index]?.seats ?? 0,
      wheelchair_places: card.rooms[index]?.wheelchair_places ?? 0,
      access: hall.access,
      formats: hall.formats,
      step_free: hall.accessFacts?.step_free ?? false,
      door: said(hall.accessFacts?.door),
      toilet: said(hall.accessFacts?.accessible_toilet),
      induction_loop: said(hall.accessFacts?.induction_loop),
      rows: seatRows(groups.filter(({ roomId }) => roomId === hall.id)),
    })),
    hours: isMain
      ? hours.map(({ weekday, timeFrom, timeTo, closed }) => ({ weekday, from: timeFrom, to: timeTo, closed }))
      : [],
    exceptions: isMain
      ? exceptions.map(({ dateFrom, dateTo, timeFrom, timeTo, closed, alternativeText }) => ({
          date_from: dateFrom,
          date_to: dateTo,
          from: timeFrom,
          to: timeTo,
          closed,
          text: said(alternativeText),
        }))
      : [],
  };
}
