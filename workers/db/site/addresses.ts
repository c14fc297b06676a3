import { and, asc, eq, gte, isNotNull, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  addressesPerPage,
  addressKinds,
  type Address,
  type AddressCount,
  type AddressKind,
} from "~/domain/site/addresses-schema";
import { pathTo } from "~/domain/site/pages";
import { addDays, cinemaDay } from "~/domain/time/cinema-day";
import { toOffsetIso } from "~/domain/time/zone";
import type { Database } from "../client";
import { jsonColumn } from "../columns/json-columns";
import { isOnlineAt } from "../columns/online-window";
import type { Slice } from "../programme/events";
import { article } from "../schema/articles";
import { person, production, series } from "../schema/catalogue";
import { form } from "../schema/forms";
import { page, standsAlone } from "../schema/pages";
import { venue } from "../schema/places";
import { event } from "../schema/programme";
import { houseTimeZone } from "./site-settings";

/** So long search engines hear of what is over. */
const daysOfPast = 365;

interface Kept {
  table: SQLiteTable & { id: SQLiteColumn };
  /** A path's own part: the path itself, or the slug. */
  name: SQLiteColumn;
  changed: SQLiteColumn;
  /** What has to be written in a language for its address there to be worth finding. */
  text?: SQLiteColumn;
  where: SQL | undefined;
  order: SQL[];
  record: Parameters<typeof pathTo>[0] | null;
}

const listOf = (kind: AddressKind, now: number, today: string): Kept =>
  ({
    pages: {
      table: page,
      name: page.path,
      changed: page.updatedAt,
      where: and(eq(page.isOnline, true), isNotNull(page.liveSeq), standsAlone),
      order: [asc(page.path)],
      record: null,
    },
    events: {
      table: event,
      name: event.slug,
      changed: event.updatedAt,
      where: and(eq(event.isOnline, true), gte(event.cinemaDay, addDays(today, -daysOfPast))),
      order: [asc(event.cinemaDay), asc(event.startsAt), asc(event.id)],
      record: "event" as const,
    },
    films: {
      table: production,
      name: production.slug,
      changed: production.updatedAt,
      where: eq(production.isOnline, true),
      order: [asc(production.sortTitle), asc(production.id)],
      record: "film" as const,
    },
    series: {
      table: series,
      name: series.slug,
      changed: series.updatedAt,
      where: eq(series.isOnline, true),
      order: [asc(series.sort), asc(series.id)],
      record: "series" as const,
    },
    articles: {
      table: article,
      name: article.slug,
      changed: article.updatedAt,
      text: article.text,
      where: isOnlineAt(article, now),
      order: [asc(article.date), asc(article.id)],
      record: "article" as const,
    },
    persons: {
      table: person,
      name: person.slug,
      changed: person.updatedAt,
      where: and(eq(person.inEnsemble, true), eq(person.isOnline, true)),
      order: [asc(person.sort), asc(person.id)],
      record: "person" as const,
    },
    venues: {
      table: venue,
      name: venue.slug,
      changed: venue.updatedAt,
      where: eq(venue.isOnline, true),
      order: [asc(venue.sort), asc(venue.id)],
      record: "venue" as const,
    },
    forms: {
      table: form,
      name: form.slug,
      changed: form.updatedAt,
      where: eq(form.isOnline, true),
      order: [asc(form.slug)],
      record: "form" as const,
    },
  })[kind];

/** How many addresses search engines are told about, of each kind, and how fresh they are. `now` in epoch milliseconds. Two queries. */
export async function countAddresses(db: Database, now: number): Promise<AddressCount[]> {
  const zone = await houseTimeZone(db);
  const today = cinemaDay(now, zone);
  const counts = addressKinds.map((kind) => {
    const { table, where, changed } = listOf(kind, now, today);
    // The newest by its index: to read when each of thousands changed would cost more than to count them.
    const newest = sql`(SELECT ${changed} FROM ${table} WHERE ${where} ORDER BY ${changed} DESC LIMIT 1)`;
    return sql`(SELECT json_array(count(*), ${newest}) FROM ${table} WHERE ${where}) AS ${sql.identifier(kind)}`;
  });
  const row = await db.get<Record<AddressKind, string>>(sql`SELECT ${sql.join(counts, sql`, `)}`);
  return addressKinds.map((kind) => {
    const [count, changed] = JSON.parse(row[kind]) as [number, number | null];
    return { kind, count, changed: changed ? toOffsetIso(changed, zone) : null };
  });
}

/** One page of what search engines are told about. `now` in epoch milliseconds. Two queries, both read indexes in order. */
export async function listAddresses(
  db: Database,
  kind: AddressKind,
  { page: asked = 1, now }: { page?: number | undefined; now: number },
): Promise<Slice<Address>> {
  const zone = await houseTimeZone(db);
  const { table, name, changed, text, where, order, record } = listOf(kind, now, cinemaDay(now, zone));
  const rows = await db
    .select({
      id: table.id,
      name: sql<string>`${name}`.as("name"),
      changed: sql<number>`${changed}`.as("changed"),
      ...(text && {
        writtenIn: jsonColumn<string[]>(sql`(SELECT json_group_array(key) FROM json_each(${text}))`).as("written_in"),
      }),
      count: sql<number>`count(*) OVER ()`.as("count"),
    })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(addressesPerPage)
    .offset((asked - 1) * addressesPerPage);
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map((row) => ({
      path: record ? pathTo(record, { slug: row.name, id: Number(row.id) }) : row.name,
      written_in: row.writtenIn ?? [],
      changed: row.changed > 0 ? toOffsetIso(row.changed, zone) : null,
    })),
  };
}
