import type { DoneDeed } from "../db/site/audit";

/*
 * What the database must hear of this screening: written in the same turn as the change, gone when it was heard. Of the state one
 * row for each topic, for only the latest is told; of what the house did a row for each deed.
 */

/** "availability": the count of free places. "unpaid": that most of the hall is held and not paid. */
export type Topic = "availability" | "unpaid";

/** Notes that a deed is to be told. */
export function noteDeed(sql: SqlStorage, deed: DoneDeed): void {
  sql.exec("INSERT INTO audit_outbox (seq, deed) VALUES (?, ?)", deed.seq, JSON.stringify(deed));
}

/** Tells the deeds that wait, the first one first; they go when they were heard. */
export async function tellDeeds(sql: SqlStorage, tell: (deeds: DoneDeed[]) => Promise<void>): Promise<void> {
  const rows = sql.exec<{ seq: number; deed: string }>("SELECT seq, deed FROM audit_outbox ORDER BY seq").toArray();
  const last = rows.at(-1);
  if (!last) return;
  await tell(rows.map(({ deed }) => JSON.parse(deed) as DoneDeed));
  sql.exec("DELETE FROM audit_outbox WHERE seq <= ?", last.seq);
}

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
