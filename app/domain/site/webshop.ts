import { passPage, paths } from "./pages";
import { comparablePath } from "./paths";
import type { DesignSettings } from "./schema";
import { webshopPaths, type WebshopPath } from "./webshop-paths";

/** Parts of the site that shops have addresses for, too. */
const sections = [
  [/eventlist/i, paths.events],
  [/itemgroups/i, paths.magazine],
  [/series/i, passPage],
] as const;

/** What an address of the shop is: the shop itself, or a way back to a part of the site. */
export interface WebshopAddress {
  /** Without a language and without what follows. */
  path: WebshopPath;
  /** As its route knows it: a suffix is a segment of its own. */
  pathname: string;
  /** The path below the language that means the same; null: the shop. */
  section: string | null;
}

/** Reads a path below the language; null where it is none of the shop's. */
export function webshopAt(rest: string): WebshopAddress | null {
  const path = webshopPaths.find((known) => rest.startsWith(known));
  if (path === undefined) return null;
  const suffix = rest.slice(path.length);
  const [, section = null] = sections.find(([pattern]) => pattern.test(comparablePath(suffix))) ?? [];
  return { path, pathname: path + (/^(?:\/|$)/.test(suffix) ? suffix : `/${suffix}`), section };
}

export type ShopSettings = DesignSettings["shop"];

/** The address of a shop that may be asked or shown; null where it is none, is not https or carries a password. */
function shopUrl(address: string): URL | null {
  const url = URL.parse(address);
  return url?.protocol === "https:" && !url.username && !url.password ? url : null;
}

/** What a house embeds of a shop: a page in a frame, or a script that draws it. */
export interface ShopEmbed {
  kind: "frame" | "script";
  src: string;
  origin: string;
  /** For people. */
  host: string;
}

/** The embedded shop; null where the house sells by itself or has named none. */
export function shopEmbed({ mode, embed_url }: ShopSettings): ShopEmbed | null {
  const url = mode === "external" ? shopUrl(embed_url) : null;
  if (!url) return null;
  const { href: src, origin, host, pathname } = url;
  return { kind: /\.m?js$/.test(pathname) ? "script" : "frame", src, origin, host };
}

/** Where tickets are put into the shop's cart; null where the house sells by itself or the shop has no such place. */
export const cartEndpoint = ({ mode, cart_endpoint }: ShopSettings): URL | null =>
  mode === "external" ? shopUrl(cart_endpoint) : null;

/** The origins a shop's carts may be at: its own, and that of its cart's endpoint. */
export function cartOrigins(shop: ShopSettings): string[] {
  const origins = [shopEmbed(shop)?.origin, cartEndpoint(shop)?.origin];
  return [...new Set(origins.filter((origin) => origin !== undefined))];
}

/** An address that the shop calls a cart's; null unless it is at one of its own origins: nobody is led elsewhere. */
export function cartAt(shop: ShopSettings, address: string): string | null {
  const url = shopUrl(address);
  return url && cartOrigins(shop).includes(url.origin) ? url.href : null;
}
