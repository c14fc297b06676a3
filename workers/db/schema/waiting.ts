import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LineRequest } from "~/domain/box-office/model";
import { partyEnds } from "~/domain/waiting/schema";

/**
 * Who waits for seats of a show. The screening's object has the list and its order; here stands whom the house writes to. All
 * of a person goes when the waiting ends, the row when the show is over. Times are epoch milliseconds.
 */
export const waitingParty = sqliteTable(
  "waiting_party",
  {
    /** Of the entry in the screening, and of the hold it is offered. */
    id: text("id").primaryKey(),
    eventId: integer("event_id").notNull(),
    /** Of the time slot that is waited for; 0 where a show has none. */
    block: integer("block").notNull().default(0),
    lines: text("lines", { mode: "json" }).$type<LineRequest[]>().notNull(),
    lang: text("lang").notNull(),
    /** In small letters. Empty when the waiting has ended. */
    email: text("email").notNull(),
    /** Where it came from, as a keyed hash that is another one at every show. Empty when the waiting has ended. */
    origin: text("origin").notNull(),
    /** SHA-256 of the secret of its link. */
    secretHash: text("secret_hash").notNull(),
    createdAt: integer("created_at").notNull(),
    /** When the screening was asked last what has become of it. */
    askedAt: integer("asked_at").notNull(),
    offeredAt: integer("offered_at"),
    endedAt: integer("ended_at"),
    /** How the waiting ended; empty while it has not. */
    ending: text("ending", { enum: ["", ...partyEnds] })
      .notNull()
      .default(""),
  },
  (t) => [
    uniqueIndex("waiting_party_secret").on(t.secretHash),
    // One entry for an address and a show, or each of its time slots.
    uniqueIndex("waiting_party_address")
      .on(t.eventId, t.block, t.email)
      .where(sql`${t.endedAt} IS NULL`),
    index("waiting_party_open")
      .on(t.askedAt)
      .where(sql`${t.endedAt} IS NULL`),
  ],
);
