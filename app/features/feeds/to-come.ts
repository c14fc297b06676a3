import type { Api } from "~/api/client";
import { feedPageSize, type FeedEntry } from "~/domain/programme/feed-schema";

/** Every event to come, of a series or of all, however many pages that takes: a calendar that ends early says nothing of it. */
export async function eventsToCome({ feed }: Pick<Api, "feed">, query: { series?: number } = {}): Promise<FeedEntry[]> {
  const entries: FeedEntry[] = [];
  for (let page = 1; ; page += 1) {
    // Only the page itself says whether there is another one.
    // oxlint-disable-next-line no-await-in-loop
    const found = await feed({ ...query, page });
    entries.push(...found);
    if (found.length < feedPageSize) return entries;
  }
}
