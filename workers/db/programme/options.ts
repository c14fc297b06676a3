import { and, asc, eq } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { translate, type LocaleCode, type Translated } from "~/domain/locale/locales";
import type { FilterOption } from "~/domain/programme/schema";
import type { Database } from "../client";
import { exhibitionType, genre, season, series, tag } from "../schema/catalogue";
import { room } from "../schema/places";
import { eventType } from "../schema/programme";

type OptionTable = SQLiteTable & Record<"id" | "slug" | "name" | "showInFilter" | "sort", SQLiteColumn>;

interface OptionRow {
  id: number;
  slug: string;
  name: Translated;
  showInFilter: boolean;
}

const toOption = ({ id, slug, name, showInFilter }: OptionRow, lang: LocaleCode): FilterOption => ({
  id,
  slug,
  name: translate(name, lang).value,
  show_in_filter: showInFilter,
});

const whole = {
  exhibition_types: exhibitionType,
  genres: genre,
  rooms: room,
  seasons: season,
  event_types: eventType,
} satisfies Record<string, OptionTable>;

export type OptionList = keyof typeof whole;

/** The options of a filter, in the order of the house. Hidden ones are listed and say so. One query. */
export async function listOptions(db: Database, list: OptionList, lang: LocaleCode): Promise<FilterOption[]> {
  const table = whole[list];
  const rows = await db
    .select({ id: table.id, slug: table.slug, name: table.name, showInFilter: table.showInFilter })
    .from(table)
    .orderBy(asc(table.sort), asc(table.id));
  return rows.map((row) => toOption(row, lang));
}

/** Tags of events, productions or articles; only those kept in the filter. One query. */
export async function listTags(
  db: Database,
  scope: (typeof tag.$inferSelect)["scope"],
  lang: LocaleCode,
): Promise<FilterOption[]> {
  const rows = await db
    .select()
    .from(tag)
    .where(and(eq(tag.scope, scope), eq(tag.showInFilter, true)))
    .orderBy(asc(tag.sort), asc(tag.id));
  return rows.map((row) => toOption(row, lang));
}

/** Series as options of the filter; only those kept in it. One query. */
export async function listSeriesOptions(db: Database, lang: LocaleCode): Promise<FilterOption[]> {
  const rows = await db
    .select()
    .from(series)
    .where(and(eq(series.isOnline, true), eq(series.showInFilter, true)))
    .orderBy(asc(series.sort), asc(series.id));
  return rows.map((row) => toOption(row, lang));
}
