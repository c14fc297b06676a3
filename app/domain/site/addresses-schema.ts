import { z } from "zod";
import { offsetDateTimeSchema } from "../common/schema";

/** What search engines are told about, a list each. */
export const addressKinds = ["pages", "events", "films", "series", "articles", "persons", "venues", "forms"] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Entries of one page of such a list. */
export const addressesPerPage = 2_000;

/** How many addresses a kind has, and how fresh they are. */
export const addressCountSchema = z
  .object({
    kind: z.enum(addressKinds),
    count: z.int(),
    /** When one of them last changed; null where nobody noted it. */
    changed: offsetDateTimeSchema.nullable(),
  })
  .meta({ id: "AddressCount" });
export type AddressCount = z.infer<typeof addressCountSchema>;

export const addressSchema = z
  .object({
    /** Without the language. */
    path: z.string(),
    /** Locale codes of the languages its text is written in; empty if it has none of its own. */
    written_in: z.array(z.string()),
    /** When it last changed; null where nobody noted it. */
    changed: offsetDateTimeSchema.nullable(),
  })
  .meta({ id: "Address" });
export type Address = z.infer<typeof addressSchema>;
