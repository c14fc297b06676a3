/** Rows of one table, all with the same columns (snake_case). Objects and lists become JSON text. */
export type Row = Record<string, unknown>;

/** Characters of JSON in one statement; D1 takes a parameter of at most two megabytes. */
const chunkSize = 400_000;

function* chunks(rows: readonly Row[]): Generator<string> {
  let part: string[] = [];
  let size = 0;
  for (const row of rows) {
    const json = JSON.stringify(row);
    if (part.length > 0 && size + json.length > chunkSize) {
      yield `[${part.join(",")}]`;
      [part, size] = [[], 0];
    }
    part.push(json);
    size += json.length + 1;
  }
  if (part.length > 0) yield `[${part.join(",")}]`;
}

/**
 * Statements that write rows whatever their number, each with one parameter. Rows whose key exists
 * are replaced in place, so that nothing that refers to them is lost.
 */
export function upsert(
  db: D1Database,
  table: string,
  key: readonly string[],
  rows: readonly Row[],
): D1PreparedStatement[] {
  const columns = Object.keys(rows[0] ?? {});
  const changed = columns.filter((column) => !key.includes(column));
  const conflict =
    changed.length > 0
      ? `DO UPDATE SET ${changed.map((column) => `"${column}" = excluded."${column}"`).join(", ")}`
      : "DO NOTHING";
  const sql = `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(", ")}) SELECT ${columns.map((column) => `json_extract(value, '$.${column}')`).join(", ")} FROM json_each(?1) WHERE true ON CONFLICT (${key.join(", ")}) ${conflict}`;
  return [...chunks(rows)].map((json) => db.prepare(sql).bind(json));
}

/** Deletes the rows of a table whose `column` is one of `ids`. */
export const deleteWhere = (
  db: D1Database,
  [table, column]: readonly [string, string],
  ids: readonly number[],
): D1PreparedStatement =>
  db.prepare(`DELETE FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?1))`).bind(JSON.stringify(ids));

/** Deletes rows with an id in a range (inclusive) that are not in `kept`. */
export const deleteOthers = (
  db: D1Database,
  table: string,
  [from, to]: readonly [number, number],
  kept: readonly number[],
): D1PreparedStatement =>
  db
    .prepare(`DELETE FROM ${table} WHERE id BETWEEN ?1 AND ?2 AND id NOT IN (SELECT value FROM json_each(?3))`)
    .bind(from, to, JSON.stringify(kept));
