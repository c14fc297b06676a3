/*
 * What the database must hear of this screening: written in the same turn as the change, gone when it was heard. One row, for only
 * the latest state is told.
 */

/** Notes that the state of a revision is to be told. */
export function noteChange(sql: SqlStorage, revision: number): void {
  sql.exec(
    "INSERT INTO outbox (topic, revision) VALUES ('availability', ?) ON CONFLICT (topic) DO UPDATE SET revision = excluded.revision",
    revision,
  );
}

/** The revision that waits to be told, or null. */
export const waitingChange = (sql: SqlStorage): number | null =>
  sql.exec<{ revision: number }>("SELECT revision FROM outbox WHERE topic = 'availability'").toArray()[0]?.revision ??
  null;

/** The row goes only where nothing newer came meanwhile. */
export function changeTold(sql: SqlStorage, revision: number): void {
  sql.exec("DELETE FROM outbox WHERE topic = 'availability' AND revision <= ?", revision);
}
