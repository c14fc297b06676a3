import { sql } from "drizzle-orm";
import { sellerOf } from "~/domain/booking/seller";
import type { ShopSettings } from "~/domain/site/webshop";
import { shopSettings } from "../columns/shop-settings";
import { availabilityState, salesEndOf, seatLevel, type SeatLevel } from "~/domain/box-office/sale";
import type { SalesStatus } from "~/domain/box-office/model";
import type { AvailabilityState } from "~/domain/programme/schema";
import { defaultSettings } from "~/domain/site/default-settings";
import { availability } from "../schema/box-office";
import { event } from "../schema/programme";

/** What the sale of one event is judged by. Times are epoch milliseconds, flags 0 or 1. */
export interface SaleRow {
  status: string;
  startsAt: number;
  salesStartAt: number | null;
  salesEndAt: number | null;
  salesPaused: number;
  ticketUrl: string;
  idJet: string;
  /** The settings of the shop as JSON; null if none are saved. */
  shop: string | null;
  isFree: number;
  isSold: number;
  /** Starts of its time slots as a JSON list of "HH:MM:SS". */
  slots: string;
  /** The house's time zone; null if no settings are saved. */
  zone: string | null;
  /** What the screening's object says; null where nobody has asked for a ticket yet. */
  sales: SalesStatus | null;
  level: SeatLevel | null;
  /** Places the programme names, for as long as the object is silent; null: none at all. */
  planned: number | null;
}

/** The places of an event that are everybody's, by its programme: of its time slots, or of its room; NULL without any. */
export const plannedPlaces = sql`CASE WHEN EXISTS (SELECT 1 FROM timeslot t WHERE t.event_id = ${event.id}) THEN (SELECT sum(t.capacity) FROM timeslot t WHERE t.event_id = ${event.id})
  ELSE (SELECT sum(g.capacity) FROM seat_group g WHERE g.room_id = ${event.roomId} AND g.kind <> 'wheelchair')
    - CASE WHEN ${event.capacityOverride} IS NULL THEN 0
      ELSE coalesce((SELECT max(0, g.capacity - ${event.capacityOverride}) FROM seat_group g WHERE g.room_id = ${event.roomId} AND g.kind <> 'wheelchair' ORDER BY g.sort, g.id LIMIT 1), 0) END
  END`;

/** The columns of a `SaleRow`, of `event` with `availability` joined to it from the left. */
export const saleColumns = sql`${event.status} AS status, ${event.startsAt} AS startsAt, ${event.salesStartAt} AS salesStartAt, ${event.salesEndAt} AS salesEndAt,
  ${event.salesPaused} AS salesPaused, ${event.ticketUrl} AS ticketUrl, ${event.idJet} AS idJet, ${shopSettings} AS shop, ${event.isFree} AS isFree, ${event.priceListId} IS NOT NULL AS isSold,
  (SELECT json_group_array(t.time_start) FROM timeslot t WHERE t.event_id = ${event.id}) AS slots,
  (SELECT json_extract(s.data, '$.design.parsers.time_zone') FROM site_settings s WHERE s.id = 1) AS zone,
  ${availability.sales} AS sales, ${availability.level} AS level,
  CASE WHEN ${availability.level} IS NULL THEN ${plannedPlaces} END AS planned`;

/** The word for an event's tickets, for somebody who holds `mine` of its seats; null if there are none, or sold elsewhere. */
export function stateOf(row: SaleRow, now: number, mine = 0): AvailabilityState | null {
  const { status, sales } = row;
  const isSold = row.isSold === 1;
  const { by, ticketUrl } = sellerOf(
    { ...row, isSold },
    row.shop === null ? null : (JSON.parse(row.shop) as ShopSettings),
  );
  const level = row.level ?? (row.planned === null ? null : seatLevel(row.planned, row.planned));
  const slots: string[] = JSON.parse(row.slots);
  return availabilityState(
    {
      status,
      ticketUrl,
      sales,
      salesPaused: row.salesPaused === 1,
      salesStart: row.salesStartAt,
      salesEnd: salesEndOf(row, slots, row.zone ?? defaultSettings.design.parsers.time_zone),
      isFree: row.isFree === 1,
      // How many are left in the shop of somebody else, nobody here knows.
      level: isSold && by === "house" ? level : null,
      mine,
    },
    now,
  );
}
