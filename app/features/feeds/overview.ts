import type { MenuEntry } from "~/domain/site/schema";
import { files } from "~/domain/site/pages";
import { localizedPath } from "~/i18n/locale-context";
import { absolute, type FeedHouse } from "./house";

/** What the site holds and where, for readers that are programs (llmstxt.org). */
export function overviewOf(house: FeedHouse, menu: readonly MenuEntry[], zone: string): string {
  const { t, settings, lang } = house;
  const link = (name: string, path: string) => `- [${name}](${absolute(house, path)})`;
  const own = (path: string) => localizedPath(path, lang);
  return [
    `# ${settings.site_name}`,
    `> ${t("llms.about", { zone })}`,
    `## ${t("llms.pages")}`,
    ...menu.filter(({ is_online }) => is_online).map(({ menu_name, url }) => link(menu_name, own(url))),
    `## ${t("llms.data")}`,
    link(t("llms.calendar"), own(files["events-calendar"])),
    link(t("llms.news"), own(files["events-news"])),
    link(t("llms.sitemap"), own(files.sitemap)),
    link(t("llms.api"), "/api/openapi.json"),
    "",
  ].join("\n");
}
