import type { SiteSettings } from "~/domain/site/schema";
import type { Translate } from "~/i18n/translator";

/** What every feed knows: whose it is, where it lies and how it speaks. */
export interface FeedHouse {
  /** Public origin of the site. */
  origin: string;
  settings: Pick<SiteSettings, "site_name" | "contact" | "design">;
  lang: string;
  t: Translate<"feeds">;
  /** Names of language versions. */
  words: Translate<"common">;
}

export const absolute = ({ origin }: Pick<FeedHouse, "origin">, path: string): string => new URL(path, origin).href;
