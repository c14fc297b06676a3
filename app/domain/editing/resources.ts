import { z } from "zod";
import { columnLayouts } from "../pages/schema";

/*
 * Sections and modules of a working copy as resources, one change a call. Whoever edits a page for long sends steps
 * instead, which can be more than one change and are undone as one.
 */

const id = z.string().regex(/^[\w-]{1,64}$/);
/** The revision that a change was made on; the header `If-Match` may say it as well. */
const base_rev = z.int().min(0).optional();
const object_id = z.int().positive().meta({ description: "Id of the page" });
const column = z.int().min(0).max(2);
const props = z.record(z.string().regex(/^[a-z][a-z0-9_]{0,59}$/), z.unknown());

export const newContainerSchema = z
  .object({
    slug: z.string().regex(/^[\w-]{1,120}$/),
    parent: z.null().optional(),
    content_type: z.literal("page").optional(),
    object_id,
    layout: z.enum(columnLayouts).default("100"),
    base_rev,
  })
  .meta({ id: "NewContainer" });
export type NewContainer = z.infer<typeof newContainerSchema>;

export const newModuleSchema = z
  .object({
    object_id,
    parent: id.meta({ description: "Id of the section" }),
    column: column.default(0),
    order: z.int().min(0).optional().meta({ description: "Position in the column, from 0; nothing: last" }),
    props: props.default({}),
    base_rev,
  })
  .meta({ id: "NewModule" });
export type NewModule = z.infer<typeof newModuleSchema>;

export const moduleChangeSchema = z.object({ object_id, props, base_rev }).meta({ id: "ModuleChange" });
export type ModuleChange = z.infer<typeof moduleChangeSchema>;

export const moduleOrderSchema = z
  .object({
    object_id,
    items: z
      .array(z.object({ id, parent: id.nullable(), column: column.default(0), order: z.int().min(0) }))
      .min(1)
      .max(300)
      .meta({ description: "`parent` null: a section" }),
    base_rev,
  })
  .meta({ id: "ModuleOrder" });
export type ModuleOrder = z.infer<typeof moduleOrderSchema>;

export const moduleCopySchema = z
  .object({
    object_id,
    to: z
      .object({ object_id, parent: id, column: column.default(0), after: id.nullable().default(null) })
      .optional()
      .meta({ description: "Nothing: behind the original" }),
    base_rev: base_rev.meta({ description: "Of the page that gets the copy" }),
  })
  .meta({ id: "ModuleCopy" });
export type ModuleCopy = z.infer<typeof moduleCopySchema>;

/** A module of a working copy, and the revision that it is of. */
export const keptModuleSchema = z
  .object({
    rev: z.int(),
    id: z.string(),
    parent: z.string(),
    object_id: z.int(),
    type: z.string(),
    version: z.int(),
    order: z.int(),
    props: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "KeptModule" });
export type KeptModule = z.infer<typeof keptModuleSchema>;

/** A section of a working copy, likewise. */
export const keptContainerSchema = z
  .object({
    rev: z.int(),
    id: z.string(),
    slug: z.string(),
    parent: z.null(),
    content_type: z.literal("page"),
    object_id: z.int(),
    layout: z.enum(columnLayouts),
    extra_class: z.string(),
    columns: z.array(
      z.object({
        index: z.int(),
        classes: z.string(),
        children: z.array(keptModuleSchema.omit({ rev: true, parent: true, object_id: true })),
      }),
    ),
  })
  .meta({ id: "KeptContainer" });
export type KeptContainer = z.infer<typeof keptContainerSchema>;
