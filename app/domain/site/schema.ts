import { z } from "zod";
import { linkSchema } from "../common/schema";
import { sectionNames } from "../programme/schema";

export interface MenuEntry {
  id: number;
  url: string;
  menu_name: string;
  has_tab_navigation: boolean;
  is_online: boolean;
  /** False: it only names what is below it. */
  is_clickable: boolean;
  children: MenuEntry[];
}
const menuEntrySchema: z.ZodType<MenuEntry> = z
  .object({
    id: z.int(),
    url: z.string(),
    menu_name: z.string(),
    has_tab_navigation: z.boolean(),
    is_online: z.boolean(),
    is_clickable: z.boolean(),
    get children() {
      return z.array(menuEntrySchema);
    },
  })
  .meta({ id: "MenuEntry" });

export const navigationSchema = z
  .object({ menu: z.array(menuEntrySchema), secondary: z.array(menuEntrySchema), footer: z.array(menuEntrySchema) })
  .meta({ id: "Navigation" });
export type Navigation = z.infer<typeof navigationSchema>;

const htmlBlock = z.object({ code: z.string() });
const designSettingsSchema = z
  .object({
    menu_style: z.enum(["style1", "style2"]),
    event_style: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    header: z.object({ logoLink: z.string() }),
    basket_link: z.string(),
    webshop_link: z.string(),
    favorites_link: z.string(),
    sticky_overlay_button: z.boolean(),
    cookies: z.object({ tag_manager_id: z.string() }),
    custom_error_pages: z.record(z.string(), z.string()),
    parsers: z.object({ time_zone: z.string(), locale: z.string(), currency: z.string() }),
    /** Filter keys the programme shows, in this order. */
    programme_filters: z.array(z.string()),
    sections: z.object({ event: z.array(z.enum(sectionNames)), production: z.array(z.enum(sectionNames)) }),
    shop: z.object({ mode: z.enum(["built-in", "external"]), embed_url: z.string(), cart_endpoint: z.string() }),
  })
  .meta({ id: "DesignSettings" });
export type DesignSettings = z.infer<typeof designSettingsSchema>;

export const siteSettingsSchema = z
  .object({
    site_name: z.string(),
    html_footer_top: htmlBlock,
    html_footer_bottom: htmlBlock,
    html_footer_logos: htmlBlock,
    html_header: htmlBlock,
    is_shop_online: z.boolean(),
    is_site_online: z.boolean(),
    contact: z.object({
      name: z.string(),
      street: z.string(),
      postal_code: z.string(),
      city: z.string(),
      country: z.string(),
      phone: z.string(),
      email: z.string(),
      lat: z.number(),
      lon: z.number(),
      transport: z.string(),
    }),
    show_whistleblower: z.boolean(),
    /** What is asked beside the prices, of an order or of each ticket that costs something. */
    fees: z.array(z.object({ name: z.string(), per: z.enum(["order", "ticket"]), price: z.string() })),
    design: designSettingsSchema,
  })
  .meta({ id: "SiteSettings" });
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const breakingNewsSchema = z
  .object({ id: z.int(), title: z.string(), text: z.string(), link: linkSchema.nullable(), link_title: z.string() })
  .meta({ id: "BreakingNews" });
export type BreakingNews = z.infer<typeof breakingNewsSchema>;

export const redirectSchema = z.object({ old_path: z.string(), new_path: z.string() }).meta({ id: "Redirect" });

export const userDetailsSchema = z
  .object({
    has_dashboard_online_access: z.boolean(),
    /** Their role may change what stands on pages. */
    may_edit_pages: z.boolean(),
    is_logged_in: z.boolean(),
    username: z.string().nullable(),
    email: z.string().nullable(),
    first_name: z.string().nullable(),
    last_name: z.string().nullable(),
    login_url: z.string(),
    logout_url: z.string(),
    webshop_url: z.string(),
  })
  .meta({ id: "UserDetails" });
export type UserDetails = z.infer<typeof userDetailsSchema>;
