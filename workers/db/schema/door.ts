import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { verdicts } from "~/domain/door/verdicts";
import { ticket } from "./box-office";

/** What scanners have let in, and when: two that were without a connection are both kept. Times are epoch milliseconds. */
export const checkIn = sqliteTable(
  "check_in",
  {
    /** Made by the scanner: the same scan sent twice is one. */
    nonce: text("nonce").primaryKey(),
    ticketId: text("ticket_id")
      .notNull()
      .references(() => ticket.id),
    /** The show at whose door it was. */
    eventId: integer("event_id").notNull().default(0),
    device: text("device").notNull(),
    /** Id of the account at the door. */
    actor: text("actor").notNull().default(""),
    scannedAt: integer("scanned_at").notNull(),
    receivedAt: integer("received_at").notNull(),
    /** Not what admitted the ticket: it was in already, or is let in against the rules. */
    duplicate: integer("duplicate", { mode: "boolean" }).notNull().default(false),
    /** What was said of it. */
    verdict: text("verdict", { enum: verdicts }).notNull().default("admitted"),
    /** Why somebody was let in against that. */
    reason: text("reason").notNull().default(""),
    undoneAt: integer("undone_at"),
  },
  (t) => [
    index("check_in_ticket").on(t.ticketId),
    index("check_in_event").on(t.eventId, t.receivedAt),
    // A ticket admits once.
    uniqueIndex("check_in_admits")
      .on(t.ticketId)
      .where(sql`${t.duplicate} = 0 AND ${t.undoneAt} IS NULL`),
  ],
);
