import { and, eq, sql } from "drizzle-orm";
import type { HouseFee } from "~/domain/fees/asked";
import { defaultSettings } from "~/domain/site/default-settings";
import type { Database } from "../client";
import { audit, siteSettings, type StoredSettings } from "../schema/site";
import type { Audited } from "./audit";

const inSettings = sql<string>`coalesce(json_extract(${siteSettings.data}, '$.box_office.fees'), '[]')`;

/** The fees of the house as they are stored: JSON. One query. */
export async function readStoredFees(db: Database): Promise<string> {
  const [row] = await db.select({ fees: inSettings }).from(siteSettings).where(eq(siteSettings.id, 1));
  return row?.fees ?? "[]";
}

/** The row of a house that has saved no settings before. */
function firstSettings(): StoredSettings {
  const { fees: _, ...shown } = defaultSettings;
  const empty = { code: {} };
  return {
    ...shown,
    html_footer_top: empty,
    html_footer_bottom: empty,
    html_footer_logos: empty,
    html_header: empty,
    contact: { ...defaultSettings.contact, transport: {} },
  };
}

/**
 * Saves the fees of the house, with the row of the audit log; nothing but them, whoever changes other settings meanwhile. False,
 * and nothing is written, unless they are stored as they were read. One batch.
 */
export async function saveFees(
  db: Database,
  { stored, fees }: { stored: string; fees: readonly HouseFee[] },
  { actor, requestId = "", detail, now }: Omit<Audited, "action" | "entity" | "id">,
): Promise<boolean> {
  const asRead = and(eq(siteSettings.id, 1), sql`${inSettings} = ${stored}`);
  const [, , saved] = await db.batch([
    db.insert(siteSettings).values({ id: 1, data: firstSettings(), updatedAt: now }).onConflictDoNothing(),
    db.insert(audit).select(
      sql`SELECT NULL, ${now}, ${actor}, 'fees.set', 'settings', '1', '', ${requestId}, ${JSON.stringify(detail)}
        FROM ${siteSettings} WHERE ${asRead}`,
    ),
    db
      .update(siteSettings)
      .set({
        data: sql`json_set(${siteSettings.data}, '$.box_office', json_set(
          coalesce(json_extract(${siteSettings.data}, '$.box_office'), '{}'), '$.fees', json(${JSON.stringify(fees)})))`,
        updatedAt: now,
      })
      .where(asRead)
      .returning({ id: siteSettings.id }),
  ]);
  return saved.length > 0;
}
