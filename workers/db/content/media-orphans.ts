import { and, eq, getTableColumns, inArray, isNotNull, isNull, lt, lte, or, sql, type SQL } from "drizzle-orm";
import { getTableConfig, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../client";
import * as articles from "../schema/articles";
import * as catalogue from "../schema/catalogue";
import * as forms from "../schema/forms";
import { media, mediaSweep } from "../schema/media";
import * as pages from "../schema/pages";
import * as places from "../schema/places";
import * as programme from "../schema/programme";
import * as site from "../schema/site";

const day = 24 * 60 * 60 * 1000;
/** Whoever has just brought a file may still be placing it. */
const looked = day;
/** So long it stands in the library with the day on which it goes. */
export const noticeLasts = 30 * day;
/** On its last day it is offered to nobody any more: whoever has taken it before has that long to save the page. */
export const lastOffer = noticeLasts - day;
/** Each file costs a look through every text of the house. */
const filesPerRun = 10;

/**
 * Everything that may name a file of the library: a table or a column that comes to these is looked through without
 * anybody thinking of it. The log of what was done holds nothing.
 */
const holders = [articles, catalogue, forms, pages, places, programme, site]
  .flatMap((schema): unknown[] => Object.values(schema))
  .filter((one) => one instanceof SQLiteTable)
  .filter((table) => table !== site.audit);

/** As documents and records write the id of a file. */
const signs = ["$media", "$file", "image_id"].map((key) => sql`${`"${key}":`} || ${media.id}`);

/** How a text names a file: by its id with no further digit behind it, or in a link. */
const names = [...signs.flatMap((sign) => [sql`${sign} || '}'`, sql`${sign} || ','`]), sql`${media.hash}`];

/** True for files that records of this table name in a column or in a text: by their ids, or in a link. Null: none can. */
function namedIn(table: SQLiteTable): SQL | null {
  const { foreignKeys } = getTableConfig(table);
  const keys = foreignKeys
    .map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === media)
    .flatMap(({ columns }) => columns);
  const texts = Object.values(getTableColumns(table)).filter(({ columnType }) => /Text/.test(columnType));
  // All of a record at once: a question for every column is more than the database reads.
  const words = sql`concat_ws(char(10), ${sql.join(texts, sql`, `)})`;
  const found = [
    ...keys.map((column) => sql`${column} = ${media.id}`),
    ...(texts.length > 0 ? names.map((name) => sql`instr(${words}, ${name}) > 0`) : []),
  ];
  return found.length === 0 ? null : sql`EXISTS (SELECT 1 FROM ${table} WHERE ${sql.join(found, sql` OR `)})`;
}

/** One question a table: all of them in one are more than the database reads. */
const uses: SQL[] = [
  sql`${media.id} IN (SELECT target_id FROM reference WHERE kind = 'media')`,
  ...holders.map(namedIn).filter((condition) => condition !== null),
];

/** Files that somebody has brought and nobody has said a word of: whoever describes a picture keeps it. */
const isPassing = and(
  isNotNull(media.createdBy),
  eq(media.decorative, false),
  ...[media.alt, media.title].map((column) => sql`${column} = '{}'`),
  ...[media.credit, media.rightsHolder, media.licence].map((column) => eq(column, "")),
);

/**
 * Notes since when files are unused, of some that nobody has described: those that nothing refers to, and those to which
 * something does again. Chosen at random, so that every one has its turn. `now` in epoch ms. One batch.
 */
export async function noteUnused(db: Database, now: number): Promise<void> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(and(isPassing, lt(media.createdAt, now - looked)))
    .orderBy(sql`random()`)
    .limit(filesPerRun);
  if (rows.length === 0) return;
  const these = inArray(
    media.id,
    rows.map(({ id }) => id),
  );
  const note = db
    .update(media)
    .set({ unusedSince: sql`coalesce(${media.unusedSince}, ${now})` })
    .where(these);
  const strike = (use: SQL) => db.update(media).set({ unusedSince: null }).where(and(these, use));
  await db.batch([note, ...uses.map(strike)]);
}

/**
 * Takes files out of the library that were unused for as long as they were said to be, and still are; their objects are to
 * be removed (`sweptFiles`). Who places a file at the same moment is before or behind it: before, it stays. Answers how
 * many went. One batch.
 */
export async function removeUnused(db: Database, now: number): Promise<number> {
  const rows = await db
    .select({ hash: media.hash })
    .from(media)
    .where(lte(media.unusedSince, now - noticeLasts))
    .limit(filesPerRun);
  if (rows.length === 0) return 0;
  const hashes = rows.map(({ hash }) => hash);
  const isDue = and(inArray(media.hash, hashes), lte(media.unusedSince, now - noticeLasts));
  const keep = db
    .update(media)
    .set({ unusedSince: null })
    .where(and(isDue, or(isNull(media.createdBy), sql`NOT (${isPassing})`)));
  const strike = (use: SQL) => db.update(media).set({ unusedSince: null }).where(and(isDue, use));
  const sweep = db
    .insert(mediaSweep)
    .select(sql`SELECT ${media.hash}, ${now} FROM ${media} WHERE ${isDue}`)
    .onConflictDoNothing();
  const remove = db.delete(media).where(isDue).returning({ id: media.id });
  const answers = await db.batch([keep, ...uses.map(strike), sweep, remove]);
  return (answers.at(-1) as unknown[]).length;
}

/** Puts files on their way out of the bucket that the library does not know; those that it knows stay. */
export async function sweepUnknown(db: Database, hashes: readonly string[], now: number): Promise<void> {
  await db
    .insert(mediaSweep)
    .select(
      sql`SELECT value, ${now} FROM json_each(${JSON.stringify(hashes)}) WHERE value NOT IN (SELECT ${media.hash} FROM ${media})`,
    )
    .onConflictDoNothing();
}

/** Those of these files that the library does not know. */
export async function unknownFiles(db: Database, hashes: readonly string[]): Promise<string[]> {
  const rows = await db.all<{ hash: string }>(
    sql`SELECT value AS hash FROM json_each(${JSON.stringify(hashes)}) WHERE value NOT IN (SELECT ${media.hash} FROM ${media})`,
  );
  return rows.map(({ hash }) => hash);
}

/** Files whose objects are to be removed, some at a time. */
export async function sweptFiles(db: Database): Promise<string[]> {
  const rows = await db.select({ hash: mediaSweep.hash }).from(mediaSweep).limit(filesPerRun);
  return rows.map(({ hash }) => hash);
}

/** The objects of a file are gone: it may come back. */
export const forgetSwept = (db: Database, hash: string): Promise<unknown> =>
  db.delete(mediaSweep).where(eq(mediaSweep.hash, hash));
