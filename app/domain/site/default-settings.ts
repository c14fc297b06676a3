import { paths } from "./pages";
import type { SiteSettings } from "./schema";

/** The settings of a house that has saved none: the specification's own values. */
export const defaultSettings: SiteSettings = {
  site_name: "",
  html_footer_top: { code: "" },
  html_footer_bottom: { code: "" },
  html_footer_logos: { code: "" },
  html_header: { code: "" },
  is_shop_online: true,
  is_site_online: true,
  contact: {
    name: "",
    street: "",
    postal_code: "",
    city: "",
    country: "",
    phone: "",
    email: "",
    lat: 0,
    lon: 0,
    transport: "",
  },
  show_whistleblower: false,
  design: {
    menu_style: "style1",
    event_style: 1,
    header: { logoLink: "" },
    basket_link: paths.cart,
    webshop_link: paths.events,
    favorites_link: paths["user-favorites"],
    sticky_overlay_button: true,
    cookies: { tag_manager_id: "" },
    custom_error_pages: {},
    parsers: { time_zone: "Europe/Berlin", locale: "de-DE", currency: "€" },
    programme_filters: ["tag", "version"],
    sections: {
      event: ["ImportantInfo", "Description", "Events", "ImageSlider", "Video", "Contributors", "Series", "Blog"],
      production: ["Description", "Events", "ImageSlider", "Video", "Contributors", "Series", "Blog"],
    },
    shop: { mode: "built-in", embed_url: "", cart_endpoint: "" },
  },
};
