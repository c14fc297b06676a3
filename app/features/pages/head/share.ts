import type { Page } from "~/domain/pages/schema";
import type { PageMeta } from "./page-meta";

/** What a page says of itself where somebody shares it, as far as that is something else than its title. */
export const shareOf = (page: Page): Pick<PageMeta, "share" | "image" | "type"> => ({
  share: { title: page.og_title, description: page.og_description },
  image: page.og_image_thumbs?.small,
  type: page.og_type,
});
