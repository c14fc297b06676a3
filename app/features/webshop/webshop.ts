import type { SiteSettings } from "~/domain/site/schema";
import { shopEmbed, type ShopEmbed } from "~/domain/site/webshop";

/** What a house shows where its webshop would be. */
export interface Webshop {
  /** `closed`: switched off; `none`: the house sells in its own programme. */
  state: "open" | "closed" | "none";
  embed: ShopEmbed | null;
  phone: string;
}

/** The webshop as the settings have it. */
export function webshopOf({ design, is_shop_online, contact }: SiteSettings): Webshop {
  const embed = is_shop_online ? shopEmbed(design.shop) : null;
  const state = embed ? "open" : is_shop_online ? "none" : "closed";
  return { state, embed, phone: contact.phone };
}
