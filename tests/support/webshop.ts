import { defaultSettings } from "~/domain/site/default-settings";
import type { StoredSettings } from "../../workers/db/schema/site";
import { saveSettings } from "./house";

export const shopOrigin = "https://shop.provider.example";
export const endpoint = "https://api.provider.example/carts";

/** A house whose tickets are sold by somebody else. */
export const external = {
  mode: "external" as const,
  embed_url: `${shopOrigin}/kino-meridian?lang=de`,
  cart_endpoint: endpoint,
};

/** Saves the settings of such a house. */
export const sellElsewhere = (
  shop: Partial<typeof external> = {},
  more: Partial<StoredSettings> = {},
  design: Partial<StoredSettings["design"]> = {},
): Promise<void> =>
  saveSettings({
    ...more,
    design: {
      ...defaultSettings.design,
      parsers: { time_zone: "Europe/Vienna", locale: "de-AT", currency: "€" },
      shop: { ...external, ...shop },
      ...design,
    },
  });
