import { cartEndpoint, type ShopSettings } from "../site/webshop";
import { webshopPaths } from "../site/webshop-paths";

/** What says who sells the tickets of an event. */
export interface SoldEvent {
  /** Empty: none of its own. */
  ticketUrl: string;
  /** The event's id in the shop of somebody else; empty: it is not there. */
  idJet: string;
  /** False where there is nothing to pay for, nor to book. */
  isSold: boolean;
}

/**
 * Who sells the tickets of an event: the house; a shop that the house's own booking hands them to; or somebody at an
 * address of their own. `ticketUrl` is that address (below the language where it is the webshop's), and empty where
 * the house's booking is the way to them.
 */
export interface Seller {
  by: "house" | "provider" | "others";
  ticketUrl: string;
}

/** The address as it is told in a language: the webshop's has one before it. */
export const localizedTicketUrl = (ticketUrl: string, lang: string): string =>
  ticketUrl.startsWith("/") ? `/${lang}${ticketUrl}` : ticketUrl;

/** The seller of an event. A house whose tickets are in the shop of somebody else sells none itself. */
export function sellerOf({ ticketUrl, idJet, isSold }: SoldEvent, shop: ShopSettings | null): Seller {
  if (shop?.mode === "external" && isSold) {
    if (idJet && cartEndpoint(shop)) return { by: "provider", ticketUrl: "" };
    return { by: "others", ticketUrl: ticketUrl || webshopPaths[0] };
  }
  return { by: ticketUrl ? "others" : "house", ticketUrl };
}
