import { sql } from "drizzle-orm";
import type { ShopSettings } from "~/domain/site/webshop";

/** What the settings say of the shop, as JSON beside the rows of a query; null if none are saved. */
export const shopSettings =
  sql<ShopSettings | null>`(SELECT json_extract(s.data, '$.design.shop') FROM site_settings s WHERE s.id = 1)`.mapWith(
    (text: string): ShopSettings => JSON.parse(text),
  );
