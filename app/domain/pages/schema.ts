import { z } from "zod";
import { imageSchema } from "../common/schema";

/**
 * A page module as the API sends it: `type` names the folder in `app/modules`, `props` are that
 * folder's own; the API resolves references (images, events, articles) into `props` before sending.
 */
const pageModuleSchema = z
  .object({
    id: z.string(),
    /** Id of the container that it stands in. */
    parent: z.string(),
    type: z.string(),
    version: z.int(),
    order: z.int(),
    props: z.record(z.string(), z.unknown()),
  })
  .meta({ id: "PageModule" });
export type PageModule = z.infer<typeof pageModuleSchema>;

/** Column widths of the 12-column grid, as the editor names them. */
export const columnLayouts = ["100", "67-33", "33-67", "50-50", "33-33-33", "25-50-25"] as const;

const containerSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    /** Containers stand on the page itself. */
    parent: z.null(),
    content_type: z.literal("page"),
    /** Id of the page. */
    object_id: z.int(),
    layout: z.enum(columnLayouts),
    extra_class: z.string(),
    /** What the section stands on. */
    image: imageSchema.nullable(),
    columns: z.array(z.object({ index: z.int(), classes: z.string(), children: z.array(pageModuleSchema) })),
  })
  .meta({ id: "Container" });
export type Container = z.infer<typeof containerSchema>;

/** A module as it is stored: where it stands says what it belongs to. */
export type StoredModule = Omit<PageModule, "parent">;
type StoredColumn = Omit<Container["columns"][number], "children"> & { children: StoredModule[] };

/** A container as it is stored. */
export type StoredContainer = Pick<Container, "id" | "slug" | "layout" | "extra_class"> & {
  image?: { $media: number } | null;
  columns: StoredColumn[];
};

/**
 * A content page. `urls` maps each language to the page's path in it; `og_image` is the whole share picture,
 * `og_image_thumbs.small` what sharing services show of it, 1200 × 630.
 */
export const pageSchema = z
  .object({
    id: z.int(),
    urls: z.record(z.string(), z.string()),
    content_type: z.string(),
    title: z.string(),
    headline: z.string(),
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    in_menu: z.boolean(),
    in_footer: z.boolean(),
    meta_title: z.string(),
    meta_description: z.string(),
    og_title: z.string(),
    og_description: z.string(),
    og_image: z.string(),
    og_type: z.string(),
    og_image_thumbs: z.object({ small: z.string() }).nullable(),
    modules: z.array(containerSchema),
    settings_url: z.string(),
    parent: z.int().nullable(),
    /** The pages above it, the topmost first. */
    parents: z.array(z.object({ id: z.int(), title: z.string(), url: z.string(), is_clickable: z.boolean() })),
    is_landing_page: z.boolean(),
    fallback: z.array(z.string()),
  })
  .meta({ id: "Page" });
export type Page = z.infer<typeof pageSchema>;
