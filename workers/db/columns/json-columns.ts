import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Translated } from "~/domain/locale/locales";
import type { StoredRef } from "./texts";

/*
 * Lists that belong to a row, gathered inside the row's own query, so that a list of any length
 * costs one query. SQLite's functions take 32 arguments at most on D1.
 */

const parse = <T>(value: unknown): T => JSON.parse(typeof value === "string" ? value : "[]") as T;

/** A JSON expression of a query as the value it holds. */
export const jsonColumn = <T>(expression: SQL): SQL<T> =>
  sql<T>`${expression}`.mapWith((value: unknown) => parse<T>(value));

export const genresOf = (productionId: SQLWrapper): SQL<StoredRef[]> =>
  jsonColumn(
    sql`(SELECT json_group_array(json_object('id', g.id, 'slug', g.slug, 'name', json(g.name)) ORDER BY pg.sort, g.sort, g.id) FROM production_genre pg JOIN genre g ON g.id = pg.genre_id WHERE pg.production_id = ${productionId})`,
  );

/** Names of the directors, in the order of the credits. */
export const directorsOf = (productionId: SQLWrapper): SQL<string[]> =>
  jsonColumn(
    sql`(SELECT json_group_array(p.name ORDER BY pp.sort, p.id) FROM production_person pp JOIN person p ON p.id = pp.person_id WHERE pp.production_id = ${productionId} AND pp.role = 'director')`,
  );

/** Tags of an event; those kept out of the filter are not shown either. */
export const tagsOfEvent = (eventId: SQLWrapper): SQL<StoredRef[]> =>
  jsonColumn(
    sql`(SELECT json_group_array(json_object('id', t.id, 'slug', t.slug, 'name', json(t.name)) ORDER BY t.sort, t.id) FROM event_tag et JOIN tag t ON t.id = et.tag_id WHERE et.event_id = ${eventId} AND t.show_in_filter = 1)`,
  );

export const visibleLabelsOf = (eventId: SQLWrapper): SQL<StoredRef[]> =>
  jsonColumn(
    sql`(SELECT json_group_array(json_object('id', l.id, 'slug', l.slug, 'name', json(l.name)) ORDER BY l.sort, l.id) FROM event_label el JOIN label l ON l.id = el.label_id WHERE el.event_id = ${eventId} AND l.is_visible = 1)`,
  );

export interface StoredExtra {
  slug: string;
  name: Translated | null;
}

/** Names of an event's extras, in the event's order; an extra without a name keeps its slug. */
export const extrasNamed = (extras: SQLWrapper): SQL<StoredExtra[]> =>
  jsonColumn(
    sql`(SELECT json_group_array(json_object('slug', j.value, 'name', json(x.name)) ORDER BY j.key) FROM json_each(${extras}) j LEFT JOIN extra x ON x.slug = j.value)`,
  );

/** 1 if a part of an event's programme has a sound to listen to that the library has. */
export const hasSample = (programs: SQLWrapper): SQL<0 | 1> =>
  sql<
    0 | 1
  >`EXISTS (SELECT 1 FROM json_each(${programs}) j JOIN media s ON s.id = j.value ->> 'sample' WHERE s.kind <> 'image')`;

/** Cents of the cheapest paid line of a price list for the seats the room has, or null. */
export const cheapestPaid = (priceListId: SQLWrapper, roomId: SQLWrapper): SQL<number | null> =>
  sql<
    number | null
  >`(SELECT min(pl.cents) FROM price_line pl WHERE pl.price_list_id = ${priceListId} AND pl.cents > 0 AND pl.seat_kind IN (SELECT sg.kind FROM seat_group sg WHERE sg.room_id = ${roomId}))`;

/** 1 if an event is offered for quick-buy: it takes place, and has seat groups or a price that is not zero. */
export const isOffered = ({ status, priceListId, roomId }: Record<"status" | "priceListId" | "roomId", SQLWrapper>) =>
  sql<
    0 | 1
  >`(${status} <> 'cancelled' AND ${priceListId} IS NOT NULL AND (EXISTS (SELECT 1 FROM seat_group sg WHERE sg.room_id = ${roomId}) OR ${cheapestPaid(priceListId, roomId)} IS NOT NULL))`;
