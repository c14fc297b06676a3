import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SeatPlan } from "~/domain/box-office/plan";
import type { AccessFeature } from "~/domain/programme/schema";
import { flag, id, jsonList, moment, partOf, richText, sort, translated } from "./columns";
import { media } from "./media";

/** A house or open-air site. */
export const venue = sqliteTable("venue", {
  id: id(),
  slug: text().notNull().unique(),
  name: translated(),
  text: richText(),
  street: text().notNull().default(""),
  postalCode: text().notNull().default(""),
  city: text().notNull().default(""),
  country: text().notNull().default("AT"),
  lat: real(),
  lon: real(),
  phone: text().notNull().default(""),
  email: text().notNull().default(""),
  /** How to get there by public transport. */
  transport: translated(),
  /** How the house is reached and used without steps, sight or hearing. */
  accessText: translated(),
  imageId: integer().references(() => media.id, { onDelete: "set null" }),
  isOnline: flag().default(true),
  updatedAt: moment().notNull().default(0),
  sort: sort(),
});

/** Facts a visitor with a disability needs before buying. */
export interface RoomAccessFacts {
  wheelchair_places: number;
  step_free: boolean;
  accessible_toilet: Record<string, string>;
  door: Record<string, string>;
  induction_loop: Record<string, string>;
  call: string;
}

/** A room of a venue: a hall, a bar, a yard. */
export const room = sqliteTable(
  "room",
  {
    id: id(),
    venueId: integer()
      .notNull()
      .references(() => venue.id, { onDelete: "restrict" }),
    slug: text().notNull().unique(),
    name: translated(),
    text: translated(),
    /** What every screening in this room offers. */
    access: jsonList<AccessFeature>(),
    accessFacts: text({ mode: "json" }).$type<RoomAccessFacts>(),
    /** Projection the room can do ("35 mm", "DCP"). */
    formats: jsonList<string>(),
    isOpenAir: flag().default(false),
    showInFilter: flag().default(true),
    sort: sort(),
  },
  (t) => [index("room_venue").on(t.venueId, t.sort)],
);

/** A part of a room that is sold as one pool. */
export const seatGroup = sqliteTable(
  "seat_group",
  {
    id: id(),
    roomId: partOf(() => room.id),
    name: translated(),
    kind: text({ enum: ["seated", "general", "wheelchair"] }).notNull(),
    capacity: integer().notNull(),
    /** Null: no numbered seats. */
    plan: text({ mode: "json" }).$type<SeatPlan>(),
    sort: sort(),
  },
  (t) => [index("seat_group_room").on(t.roomId, t.sort)],
);
