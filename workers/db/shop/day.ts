import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../client";
import { ticket } from "../schema/box-office";
import { production, series } from "../schema/catalogue";
import { room } from "../schema/places";
import { event, timeslot } from "../schema/programme";

/** The shows of a cinema day in the order of their starts, with how many guests are in. One query. */
export const readDayShows = (db: Database, day: string) =>
  db
    .select({
      id: event.id,
      title: sql<Record<string, string>>`coalesce(${event.title}, ${production.title})`
        .mapWith(event.title)
        .as("shown"),
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      roomName: room.name,
      series: series.name,
      version: event.versionCode,
      format: event.format,
      ageRating: sql<number | null>`coalesce(${event.ageRating}, ${production.ageRating})`.as("age_rating"),
      status: event.status,
      note: event.importantInfo,
      priceList: event.priceListId,
      inside:
        sql<number>`(SELECT count(*) FROM ${ticket} WHERE ${ticket.eventId} = ${event.id} AND ${ticket.status} = 'checked_in')`.as(
          "inside",
        ),
      hasSlots: sql<boolean>`EXISTS (SELECT 1 FROM ${timeslot} WHERE ${timeslot.eventId} = ${event.id})`
        .mapWith(Boolean)
        .as("has_slots"),
    })
    .from(event)
    .leftJoin(production, eq(production.id, event.productionId))
    .leftJoin(room, eq(room.id, event.roomId))
    .leftJoin(series, eq(series.id, event.seriesId))
    .where(and(eq(event.isOnline, true), eq(event.cinemaDay, day)))
    .orderBy(asc(event.startsAt), asc(event.id));
