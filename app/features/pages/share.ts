import type { MetaDescriptor } from "react-router";
import type { Page } from "~/domain/pages/schema";

/** A page's head with what it says of itself where it is shared: what it does not say stays its title and description. */
export function withShare(meta: MetaDescriptor[], page: Page): MetaDescriptor[] {
  const said: Record<string, string> = {
    "og:title": page.og_title,
    "og:description": page.og_description,
    "og:type": page.og_type,
  };
  return meta.map((tag) => {
    const content = "property" in tag && typeof tag.property === "string" && said[tag.property];
    return content ? { ...tag, content } : tag;
  });
}
