import type { Api } from "~/api/client";
import type { ArticleTeaser, EventListItem } from "~/domain/programme/schema";

/** Records in the order of their ids; what is not there (offline, past) is left out. */
const inOrder = <T extends { id: number }>(ids: readonly number[], found: readonly T[]): T[] =>
  ids.flatMap((id) => found.filter((record) => record.id === id));

interface ArticleChoice {
  article_objs?: readonly number[];
  main_teaser_obj?: number | null;
}

/** The articles that an editor chose, the main one first; where no others are chosen, the newest follow it. */
export async function chosenArticles(
  { article_objs = [], main_teaser_obj: main = null }: ArticleChoice,
  api: Pick<Api, "articles" | "articlesTeaser">,
): Promise<ArticleTeaser[]> {
  const ids = [...new Set([...(main === null ? [] : [main]), ...article_objs])];
  const [named, newest] = await Promise.all([
    ids.length > 0 ? api.articles({ ids, page_size: ids.length }) : null,
    article_objs.length > 0 ? [] : api.articlesTeaser(),
  ]);
  const chosen = inOrder(ids, named?.results ?? []);
  return [...chosen, ...newest.filter(({ id }) => !ids.includes(id))];
}

/** The events to come that an editor chose, in the order of the programme. */
export const chosenEvents = async (ids: readonly number[], api: Pick<Api, "events">): Promise<EventListItem[]> =>
  (await api.events({ ids, page_size: ids.length })).results;
