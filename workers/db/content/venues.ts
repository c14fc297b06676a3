import { asc, eq } from "drizzle-orm";
import type { LocaleCode } from "~/domain/locale/locales";
import type { Venue } from "~/domain/venues/schema";
import type { Database } from "../client";
import { venue } from "../schema/places";
import { venueCards } from "./venue-cards";

/** The venues that are online, in their order. Five queries at most, however many venues. */
export async function listVenues(db: Database, asking: { lang: LocaleCode; now: number }): Promise<Venue[]> {
  const rows = await db
    .select({ id: venue.id })
    .from(venue)
    .where(eq(venue.isOnline, true))
    .orderBy(asc(venue.sort), asc(venue.id));
  const cards = await venueCards(
    db,
    rows.map(({ id }) => id),
    asking,
  );
  return rows.flatMap(({ id }) => cards.get(id) ?? []);
}
