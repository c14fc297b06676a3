/*
 * What the database must hear of this screening: written in the same turn as the change, gone when it was heard. One row for each
 * topic, for only the latest state is told.
 */

/** "availability": the count of free places. "unpaid": that most of the hall is held and not paid. */
export type Topic = "availability" | "unpaid";

/** Notes that the state of a revision is to be told. */
export function noteChange(sql: SqlStorage, topic: Topic, revision: number): void {
  sql.exec(
    "INSERT INTO outbox (topic, revision) VALUES (?, ?) ON CONFLICT (topic) DO UPDATE SET revision = excluded.revision",
    topic,
    revision,
  );
}

/** The revision that waits to be told, or null. */
export const waitingChange = (sql: SqlStorage, topic: Topic): number | null =>
  sql.exec<{ revision: number }>("SELECT revision FROM outbox WHERE topic = ?", topic).toArray()[0]?.revision ?? null;

/** The row goes only where nothing newer came meanwhile. */
export function changeTold(sql: SqlStorage, topic: Topic, revision: number): void {
  sql.exec("DELETE FROM outbox WHERE topic = ? AND revision <= ?", topic, revision);
}
