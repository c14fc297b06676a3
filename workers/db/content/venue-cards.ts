import { and, sql } from "drizzle-orm";
import { translate, type LocaleCode } from "~/domain/locale/locales";
import type { VenueCard } from "~/domain/pages/document";
import { richTextWords } from "~/domain/pages/words";
import { pathTo } from "~/domain/site/pages";
import type { Database } from "../client";
import { imagesById } from "./media-images";
import { room, seatGroup, venue } from "../schema/places";

const inList = (ids: readonly number[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/**
 * What the venue module shows of these venues, by id, where they are online: their rooms with seats
 * and access, without those that no visitor looks for (a booth that is only toured). Four queries at most.
 */
export async function venueCards(
  db: Database,
  ids: readonly number[],
  { lang, now }: { lang: LocaleCode; now: number },
): Promise<Map<number, VenueCard>> {
  if (ids.length === 0) return new Map();
  const [venues, rooms, seats] = await Promise.all([
    db
      .select()
      .from(venue)
      .where(and(sql`${venue.id} IN ${inList(ids)}`, venue.isOnline)),
    db
      .select()
      .from(room)
      .where(and(sql`${room.venueId} IN ${inList(ids)}`, room.showInFilter))
      .orderBy(room.sort, room.id),
    db
      .select({ roomId: seatGroup.roomId, kind: seatGroup.kind, capacity: seatGroup.capacity })
      .from(seatGroup)
      .where(sql`${seatGroup.roomId} IN (SELECT id FROM room WHERE venue_id IN ${inList(ids)})`),
  ]);
  const images = await imagesById(
    db,
    venues.flatMap((row) => row.imageId ?? []),
    { lang, now },
  );
  const capacity = (roomId: number, wheelchair: boolean) =>
    seats
      .filter((group) => group.roomId === roomId && (group.kind === "wheelchair") === wheelchair)
      .reduce((sum, group) => sum + group.capacity, 0);
  return new Map(
    venues.map((row) => [
      row.id,
      {
        id: row.id,
        name: translate(row.name, lang).value,
        url: pathTo("venue", row, lang),
        text: richTextWords(row.text?.[lang] ?? row.text?.de),
        address: [row.street, `${row.postalCode} ${row.city}`.trim()].filter(Boolean).join(", "),
        transport: translate(row.transport, lang).value,
        image: (row.imageId === null ? null : images.get(row.imageId)) ?? null,
        rooms: rooms
          .filter((candidate) => candidate.venueId === row.id)
          .map((candidate) => ({
            name: translate(candidate.name, lang).value,
            seats: capacity(candidate.id, false),
            wheelchair_places: candidate.accessFacts?.wheelchair_places ?? capacity(candidate.id, true),
            access: candidate.access,
          })),
      },
    ]),
  );
}
