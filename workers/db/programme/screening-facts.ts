import { asc, eq, sql } from "drizzle-orm";
import { sellerOf } from "~/domain/booking/seller";
import { defaultSettings } from "~/domain/site/default-settings";
import type { Database } from "../client";
import { availability } from "../schema/box-office";
import { room, seatGroup } from "../schema/places";
import { priceLine, saleType } from "../schema/prices";
import { event, timeslot } from "../schema/programme";
import { siteSettings } from "../schema/site";
import { production } from "../schema/catalogue";

/**
 * Everything the programme and the settings say about selling one event: who does, its dates, the seat groups of its room,
 * the lines of its price list, its time slots, the house's time zone, and the revision its object has told of itself. Null if the event is
 * unknown or offline. One batch of five reads. In a batch D1 answers objects: no two columns may have the same name.
 */
export async function readScreeningFacts(db: Database, eventId: number) {
  const [events, groups, prices, slots, settings] = await db.batch([
    db
      .select({
        id: event.id,
        slug: event.slug,
        title: sql<Record<string, string>>`coalesce(${event.title}, ${production.title})`.mapWith(event.title),
        importantInfo: event.importantInfo,
        status: event.status,
        startsAt: event.startsAt,
        salesStartAt: event.salesStartAt,
        salesEndAt: event.salesEndAt,
        salesPaused: event.salesPaused,
        isFree: event.isFree,
        capacityOverride: event.capacityOverride,
        ticketUrl: event.ticketUrl,
        idJet: event.idJet,
        versionCode: event.versionCode,
        room: room.name,
        told: availability.revision,
      })
      .from(event)
      .leftJoin(production, eq(production.id, event.productionId))
      .leftJoin(room, eq(room.id, event.roomId))
      .leftJoin(availability, eq(availability.eventId, event.id))
      .where(sql`${event.id} = ${eventId} AND ${event.isOnline} = 1`),
    db
      .select({
        id: seatGroup.id,
        name: seatGroup.name,
        kind: seatGroup.kind,
        capacity: seatGroup.capacity,
        plan: seatGroup.plan,
      })
      .from(seatGroup)
      .innerJoin(event, eq(event.roomId, seatGroup.roomId))
      .where(eq(event.id, eventId))
      .orderBy(asc(seatGroup.sort), asc(seatGroup.id)),
    db
      .select({
        id: priceLine.id,
        kind: priceLine.seatKind,
        cents: priceLine.cents,
        taxRate: priceLine.taxRate,
        quota: priceLine.quota,
        saleType: priceLine.saleTypeId,
        name: saleType.name,
        text: saleType.text,
        isFull: saleType.isFull,
        requires: saleType.requires,
      })
      .from(priceLine)
      .innerJoin(saleType, eq(saleType.id, priceLine.saleTypeId))
      .innerJoin(event, eq(event.priceListId, priceLine.priceListId))
      .where(eq(event.id, eventId))
      .orderBy(asc(priceLine.sort), asc(priceLine.id)),
    db.select().from(timeslot).where(eq(timeslot.eventId, eventId)).orderBy(asc(timeslot.timeStart), asc(timeslot.id)),
    db.select({ data: siteSettings.data }).from(siteSettings).where(eq(siteSettings.id, 1)),
  ]);
  const [row] = events;
  const { design, is_shop_online } = settings[0]?.data ?? defaultSettings;
  if (!row) return null;
  const { told, ...found } = row;
  const { shop } = design;
  const { by, ticketUrl } = sellerOf({ ...found, isSold: prices.length > 0 }, shop);
  const salesPaused = found.salesPaused || (by === "provider" && !is_shop_online);
  const sold = { ...found, ticketUrl, salesPaused };
  return { event: sold, groups, prices, slots, zone: design.parsers.time_zone, shop, soldBy: by, told };
}

export type ScreeningFacts = NonNullable<Awaited<ReturnType<typeof readScreeningFacts>>>;
