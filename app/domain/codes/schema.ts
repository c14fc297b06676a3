import { z } from "zod";
import { offsetDateTimeSchema } from "../common/schema";
import { promotionKinds } from "../orders/promotion";

const typed = z.string().max(200).default("");

/** POST /{lang}/api/box-office/codes/ : what somebody typed. Judged field by field, so that an error names the field. */
export const askedCodeSchema = z
  .object({
    code: typed,
    kind: z.enum(promotionKinds),
    value: typed,
    from: typed,
    until: typed,
    /** "event:12", "production:7", or empty: everything. */
    scope: typed,
    sale_type: typed,
    max_uses: typed,
    max_each: typed,
  })
  .meta({ id: "AskedCode" });

/** A promotion code with what it has done, as the box office sees it. */
const promotionViewSchema = z.object({
  id: z.int(),
  code: z.string(),
  kind: z.enum(promotionKinds),
  /** Percent, or cents for each ticket. */
  value: z.int(),
  state: z.enum(["early", "running", "over"]),
  starts_at: offsetDateTimeSchema.nullable(),
  /** The moment it ends. */
  ends_at: offsetDateTimeSchema.nullable(),
  /** What it is for, in the language of who asks; empty: everything. */
  show: z.string(),
  show_starts_at: offsetDateTimeSchema.nullable(),
  sale_type: z.string(),
  max_uses: z.int().nullable(),
  max_each: z.int().nullable(),
  /** Orders that use it, and by how many cents they are cheaper. */
  uses: z.int(),
  off_cents: z.int(),
});
export type PromotionView = z.infer<typeof promotionViewSchema>;

const choiceSchema = z.object({ id: z.int(), name: z.string() });

export const codesSchema = z
  .object({
    /** Newest first. */
    codes: z.array(promotionViewSchema),
    /** Whether who asks may issue and end them. */
    may_issue: z.boolean(),
    /** What a code can be for: films with their next shows, and kinds of tickets. */
    films: z.array(choiceSchema.extend({ shows: z.array(z.object({ id: z.int(), starts_at: offsetDateTimeSchema })) })),
    sale_types: z.array(choiceSchema),
  })
  .meta({ id: "PromotionCodes" });
export type Codes = z.infer<typeof codesSchema>;

/** The code that was issued: the house may have made it. */
export const issuedCodeSchema = z.object({ code: z.string() }).meta({ id: "IssuedCode" });
