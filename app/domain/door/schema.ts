import { z } from "zod";
import { offsetDateTimeSchema } from "../common/schema";
import { versionCodes } from "../programme/values";
import { longestScan, verdicts } from "./verdicts";

const deviceSchema = z.string().trim().min(1).max(40);
const nonceSchema = z.uuid();

/** What a ticket is for. */
const placeSchema = z.object({
  kind: z.enum(["normal", "wheelchair", "companion"]),
  row: z.string().nullable(),
  seat: z.string().nullable(),
  /** The kind of ticket, as sold: "U26". */
  name: z.string(),
  /** True if it was sold for less: a proof is to be looked at. */
  proof: z.boolean(),
});
export type TicketPlace = z.infer<typeof placeSchema>;

const doorTicketSchema = placeSchema.extend({
  /** Names the ticket without being its code. */
  mark: z.string(),
  status: z.enum(["issued", "checked_in", "void"]),
  /** When and where it came in. */
  since: offsetDateTimeSchema.nullable(),
  device: z.string(),
});
export type DoorTicket = z.infer<typeof doorTicketSchema>;

export const doorShowSchema = z.object({
  id: z.int(),
  title: z.string(),
  starts_at: offsetDateTimeSchema,
  room: z.string(),
});
export type DoorShow = z.infer<typeof doorShowSchema>;

const countsSchema = z.object({
  /** Tickets that are in the house. */
  inside: z.int(),
  /** Tickets that are good. */
  sold: z.int(),
});
export type DoorCounts = z.infer<typeof countsSchema>;

/** All that a scanner needs of a show to work without a connection. No names, no codes. */
export const doorListSchema = z
  .object({
    show: doorShowSchema,
    /** Base64url; "" if the house has no key. */
    public_key: z.string(),
    made_at: offsetDateTimeSchema,
    ...countsSchema.shape,
    tickets: z.array(doorTicketSchema),
  })
  .meta({ id: "DoorList" });
export type DoorList = z.infer<typeof doorListSchema>;

export const scanSchema = z.object({
  /** Made by the scanner: the same scan sent again is answered alike and does nothing more. */
  nonce: nonceSchema,
  text: z.string().max(longestScan).meta({ description: "What was read: the QR code's text, or the code as typed" }),
  device: deviceSchema,
  /** By the scanner's clock. */
  scanned_at: z.iso.datetime({ offset: true }),
  /** True if the scanner had no connection and has let the guest in by its list. */
  offline: z.boolean().default(false),
  /** Why somebody is let in although the verdict is no. */
  anyway: z.string().trim().min(3).max(200).optional(),
});
export type Scan = z.input<typeof scanSchema>;

export const scanAnswerSchema = z
  .object({
    verdict: z.enum(verdicts),
    /** Let in against the verdict. */
    anyway: z.boolean(),
    /** True if the ticket was in already when this scan arrived: it is kept, and somebody should look. */
    duplicate: z.boolean(),
    ticket: placeSchema.nullable(),
    /** When the ticket came in, where it did. */
    since: offsetDateTimeSchema.nullable(),
    device: z.string(),
    /** The show the ticket is for, where it is another one. */
    other: doorShowSchema.nullable(),
    ...countsSchema.shape,
  })
  .meta({ id: "ScanAnswer" });
export type ScanAnswer = z.infer<typeof scanAnswerSchema>;

export const undoScanSchema = z.object({ nonce: nonceSchema, device: deviceSchema });
export const doorCountsSchema = countsSchema.meta({ id: "DoorCounts" });

/** A show as the box office looks at its day. `sold` + `to_collect` + `free` + `held` + `blocked` = `places`. */
const dayShowSchema = doorShowSchema.extend({
  ends_at: offsetDateTimeSchema,
  series: z.string(),
  version: z.enum(versionCodes).nullable(),
  format: z.string(),
  minutes: z.int(),
  /** From which age on, in years. */
  age_rating: z.int().nullable(),
  status: z.enum(["scheduled", "moved", "cancelled"]),
  /** What is to be said of it. */
  note: z.string(),
  /** It begins again and again, at the times of its slots. */
  has_slots: z.boolean(),
  /** Null where the house sells no places itself. */
  sales: z
    .object({
      places: z.int(),
      sold: z.int(),
      to_collect: z.int(),
      free: z.int(),
      /** In carts and payments of this moment. */
      held: z.int(),
      blocked: z.int(),
      wheelchair_free: z.int(),
      inside: z.int(),
    })
    .nullable(),
});
export type DayShow = z.infer<typeof dayShowSchema>;

export const boxOfficeDaySchema = z
  .object({ day: z.iso.date(), made_at: offsetDateTimeSchema, shows: z.array(dayShowSchema) })
  .meta({ id: "BoxOfficeDay" });
export type BoxOfficeDay = z.infer<typeof boxOfficeDaySchema>;
