import { paths } from "~/domain/site/pages";
import { readPart, sitemapPart } from "~/features/feeds/sitemap";
import { notFound, orNotFound } from "~/server/not-found";
import type { Route } from "./+types/sitemap-part";
import { feed } from "./feed-loader";

/** Pages that are no records. */
const lists = [paths.events, paths.productions, paths.magazine, paths["magazine-tags"], paths.team];

/** A page of the addresses of one kind. */
export const loader = ({ context, params }: Route.LoaderArgs) =>
  feed(context, "xml", async ({ api, house }) => {
    const part = readPart(params.part);
    if (!part) throw notFound();
    const { results } = await orNotFound(api.addresses(part.kind, part.page));
    const own =
      part.kind === "pages" && part.page === 1 ? lists.map((path) => ({ path, changed: null, written_in: [] })) : [];
    const told: readonly string[] = [...lists, ...Object.values(house.settings.design.custom_error_pages)];
    return sitemapPart([...own, ...results.filter(({ path }) => !told.includes(path))], house.origin);
  });
