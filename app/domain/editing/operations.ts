import { z } from "zod";
import { columnLayouts } from "../pages/schema";

/**
 * What an editor can do to a page's document. Sections and modules are named by their ids, never by where they
 * stand, so that an operation means the same thing after somebody else's.
 */

const idSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/);
/** The name of a prop: never one that every object has. */
const keySchema = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,59}$/)
  .refine((key) => key !== "constructor" && key !== "prototype");

const moduleSchema = z.strictObject({
  id: idSchema,
  type: z.string().regex(/^[a-z][a-z0-9_]{0,59}$/),
  version: z.int().positive(),
  order: z.int().min(0),
  props: z.record(keySchema, z.unknown()),
});

const columnSchema = z.strictObject({
  index: z.int().min(0).max(2),
  classes: z.string().max(200),
  children: z.array(moduleSchema).max(200),
});

const sectionSchema = z.strictObject({
  id: idSchema,
  slug: z.string().max(120),
  layout: z.enum(columnLayouts),
  extra_class: z.string().max(200),
  image: z.strictObject({ $media: z.int().positive() }).nullable().exactOptional(),
  columns: z.array(columnSchema).min(1).max(3),
});

/** What is said of a section beside its modules; `classes` of its columns, in their order. */
const sectionValuesSchema = sectionSchema
  .omit({ id: true, columns: true })
  .extend({ classes: z.array(z.string().max(200)).max(3) })
  .partial();

/** Where a module stands: in which column of which section, behind which other; null: first. */
const placeSchema = z.strictObject({
  section: idSchema,
  column: z.int().min(0).max(2),
  after: idSchema.nullable(),
});
export type Place = z.infer<typeof placeSchema>;

/** A whole document that takes the place of another. */
export const replacementSchema = z.strictObject({ containers: z.array(sectionSchema).max(300) });

export const operationSchema = z.discriminatedUnion("op", [
  z.strictObject({ op: z.literal("add_section"), section: sectionSchema, after: idSchema.nullable() }),
  z.strictObject({ op: z.literal("remove_section"), id: idSchema }),
  z.strictObject({ op: z.literal("move_section"), id: idSchema, after: idSchema.nullable() }),
  z.strictObject({ op: z.literal("set_section"), id: idSchema, values: sectionValuesSchema }),
  z.strictObject({ op: z.literal("insert"), module: moduleSchema, place: placeSchema }),
  z.strictObject({ op: z.literal("remove"), id: idSchema }),
  z.strictObject({ op: z.literal("move"), id: idSchema, place: placeSchema }),
  /** One prop, or one language of a prop. Without `value` it is taken away. */
  z.strictObject({
    op: z.literal("set"),
    id: idSchema,
    key: keySchema,
    lang: z.string().length(2).optional(),
    value: z.unknown().optional(),
  }),
  /** The whole document becomes another: an earlier version is taken up again. */
  z.strictObject({
    op: z.literal("replace"),
    document: replacementSchema,
  }),
]);
export type Operation = z.infer<typeof operationSchema>;

/** The most operations of one step: a paste of many modules, a long text typed offline. */
export const mostOperations = 500;
