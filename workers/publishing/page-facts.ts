import type { PageChange, PageFacts, PageSettings } from "~/domain/editing/schema";
import type { page } from "../db/schema/pages";

export type PageRow = typeof page.$inferSelect;

/** What the settings of a page say. */
const factsOf = (row: PageRow): PageFacts => ({
  path: row.path,
  title: row.title,
  headline: row.headline,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  og_title: row.ogTitle,
  og_description: row.ogDescription,
  og_image: row.ogImageId,
  parent: row.parentId,
  is_online: row.isOnline,
  is_clickable: row.isClickable,
  in_menu: row.inMenu,
  in_footer: row.inFooter,
  is_landing_page: row.isLandingPage,
});

/** The same with its revision. */
export const settingsOf = (row: PageRow): PageSettings => ({ ...factsOf(row), rev: row.settingsRev });

const columns = {
  path: "path",
  title: "title",
  headline: "headline",
  meta_title: "metaTitle",
  meta_description: "metaDescription",
  og_title: "ogTitle",
  og_description: "ogDescription",
  og_image: "ogImageId",
  parent: "parentId",
  is_online: "isOnline",
  is_clickable: "isClickable",
  in_menu: "inMenu",
  in_footer: "inFooter",
  is_landing_page: "isLandingPage",
} as const satisfies Record<keyof PageFacts, keyof PageRow>;

/** The same the other way round, as columns: those that are given. */
export const columnsOf = (facts: Omit<PageChange, "base_rev">): Partial<PageRow> =>
  Object.fromEntries(
    (Object.keys(columns) as (keyof PageFacts)[])
      .filter((name) => facts[name] !== undefined)
      .map((name) => [columns[name], facts[name]]),
  );
