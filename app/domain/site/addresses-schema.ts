import { z } from "zod";
import { offsetDateTimeSchema } from "../common/schema";

/** What search engines are told about, a list each. */
export const addressKinds = ["pages", "events", "films", "series", "articles", "persons", "venues"] as const;
export type AddressKind = (typeof addressKinds)[number];

/** Entries of one page of such a list. */
export const addressesPerPage = 2_000;

export const addressSchema = z
  .object({
    /** Without the language, which every address has in each. */
    path: z.string(),
    /** When it last changed; null where nobody noted it. */
    changed: offsetDateTimeSchema.nullable(),
  })
  .meta({ id: "Address" });
export type Address = z.infer<typeof addressSchema>;
