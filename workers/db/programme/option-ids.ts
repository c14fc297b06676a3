import { sql } from "drizzle-orm";
import type { Database } from "../client";
import { articleCategory } from "../schema/articles";
import { exhibitionType, genre, season, series, tag } from "../schema/catalogue";
import { room } from "../schema/places";
import { eventType } from "../schema/programme";

/** The tables whose ids lists are filtered by, under the query key that holds the id. */
const tables = {
  room,
  type: eventType,
  tag,
  series,
  genre,
  season,
  exhibition_type: exhibitionType,
  category: articleCategory,
};

/** True for query keys that hold the id of an option. */
export const isOptionKey = (key: string): boolean => Object.hasOwn(tables, key);

/** Every option there is, as "tag=3". One query. */
export async function listOptionIds(db: Database): Promise<string[]> {
  const lists = Object.entries(tables).map(
    ([key, table]) => sql`(SELECT group_concat(id) FROM ${table}) AS ${sql.identifier(key)}`,
  );
  const row = await db.get<Record<string, string | null>>(sql`SELECT ${sql.join(lists, sql`, `)}`);
  return Object.entries(row).flatMap(([key, ids]) => ids?.split(",").map((id) => `${key}=${id}`) ?? []);
}
