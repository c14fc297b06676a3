import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Every provider event that was processed, by the provider's id: processed once. */
export const webhookEvent = sqliteTable(
  "webhook_event",
  {
    provider: text("provider").notNull(),
    id: text("id").notNull(),
    type: text("type").notNull(),
    receivedAt: integer("received_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.provider, t.id] })],
);
