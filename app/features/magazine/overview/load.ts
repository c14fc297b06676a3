import { redirect } from "react-router";
import type { Api } from "~/api/client";
import { listedArticle, type ListedArticle } from "~/domain/articles/listed";
import type { ArticlesQuery } from "~/domain/articles/query";
import type { ArticleCategory, ArticleTopic } from "~/domain/articles/schema";
import { topicIndex, type IndexLetter } from "~/domain/articles/topic-index";
import { readId } from "~/domain/common/id";
import type { Paged } from "~/domain/common/schema";
import type { LocaleCode } from "~/domain/locale/locales";
import { logError } from "~/server/log.server";
import { idParam, notFound, orNotFound } from "~/server/not-found";

/** A category or a topic, as a list is narrowed by it. */
export interface Named {
  id: number;
  name: string;
  url: string;
  count: number;
}

export interface ListedCategory extends Named {
  style_name: string;
}

interface Strip {
  categories: ListedCategory[];
  /** Articles of the whole magazine. */
  total: number;
  /** Topics that have articles. */
  topicCount: number;
}

export interface MagazineData {
  articles: Paged<ListedArticle>;
  page: number;
  /** What else is asked of the list, for its further pages. */
  filter: Pick<ArticlesQuery, "category" | "tag">;
  strip: Strip;
  /** The topics with most articles; none where the list is narrowed. */
  topics: Named[];
  /** The newest article of all, where the list has none. */
  newest: ListedArticle | null;
  siteName: string;
  origin: string;
}

export interface NarrowedData extends MagazineData {
  /** The category or topic the list is about. */
  subject: Named;
}

export interface MagazineArgs {
  api: Api;
  url: URL;
  origin: string;
}

interface SubjectArgs extends MagazineArgs {
  id: string | undefined;
}

const mostTopics = 12;

const named = ({ id, name, url, count }: Named): Named => ({ id, name, url, count });
const listedCategory = (category: ArticleCategory): ListedCategory => ({
  ...named(category),
  style_name: category.style_name,
});
const inUse = (topics: readonly ArticleTopic[]): ArticleTopic[] =>
  topics.filter(({ count, show_in_filter }) => count > 0 && show_in_filter);

/** The strip is no reason for a page to fail. */
const orNone = <T>(pending: Promise<T[]>): Promise<T[]> =>
  pending.catch((error: unknown) => {
    logError("magazine", error);
    return [];
  });

/** A list of the magazine with all its page shows. A page past the end is a 404. */
async function listOf(
  { api, url, origin }: MagazineArgs,
  filter: MagazineData["filter"],
  known: Promise<ArticleTopic[]> = orNone(api.articleTopics()),
) {
  const page = readId(url.searchParams.get("page")) ?? 1;
  const [articles, newest, categories, topics, settings] = await Promise.all([
    orNotFound(api.articles({ ...filter, ...(page > 1 && { page }) })),
    api.articles({ page_size: 1 }),
    orNone(api.articleCategories()),
    known,
    api.settings(),
  ]);
  const used = inUse(topics);
  const [latest] = newest.results;
  const list: MagazineData = {
    articles: { ...articles, results: articles.results.map(listedArticle) },
    page,
    filter,
    strip: { categories: categories.map(listedCategory), total: newest.count, topicCount: used.length },
    topics: used
      .toSorted((a, b) => b.count - a.count)
      .slice(0, mostTopics)
      .map(named),
    newest: articles.count === 0 && latest ? listedArticle(latest) : null,
    siteName: settings.site_name,
    origin,
  };
  return { list, topics };
}

/** The magazine, newest first. */
export async function loadMagazine(args: MagazineArgs): Promise<MagazineData> {
  return (await listOf(args, {})).list;
}

/** What a list is about, or a 404; under another name than its own it leads to its own. */
function ownAddress(url: URL, subject: Named | undefined): Named {
  if (!subject) throw notFound();
  if (url.pathname !== subject.url) throw redirect(`${subject.url}${url.search}`, 301);
  return named(subject);
}

/** The articles of a category. */
export async function loadCategory({ id, ...args }: SubjectArgs): Promise<NarrowedData> {
  const category = idParam(id);
  const { list } = await listOf(args, { category });
  const { categories } = list.strip;
  const known =
    categories.find((entry) => entry.id === category) ??
    // Whether it exists, only they know.
    (categories.length === 0 ? (fromArticles(list) ?? (await categoryOf(args.api, category))) : undefined);
  return { ...list, topics: [], subject: ownAddress(args.url, known) };
}

/** Where the categories do not answer, the articles know their own. */
function fromArticles({ articles }: MagazineData): Named | undefined {
  const category = articles.results[0]?.category;
  return category ? { ...category, count: articles.count } : undefined;
}

/** The articles with a topic. */
export async function loadTopic({ id, ...args }: SubjectArgs): Promise<NarrowedData> {
  const tag = idParam(id);
  const { list, topics } = await listOf(args, { tag }, args.api.articleTopics());
  return {
    ...list,
    topics: [],
    subject: ownAddress(
      args.url,
      topics.find((entry) => entry.id === tag),
    ),
  };
}

const categoryOf = async (api: Api, id: number) => (await api.articleCategories()).find((entry) => entry.id === id);

export interface TopicsData {
  letters: IndexLetter<Named>[];
  topicCount: number;
  /** Articles of the whole magazine. */
  total: number;
  siteName: string;
  origin: string;
}

/** Every topic that has articles, as the index of the magazine. */
export async function loadTopics({ api, origin }: MagazineArgs, lang: LocaleCode): Promise<TopicsData> {
  const [topics, newest, settings] = await Promise.all([
    api.articleTopics(),
    api.articles({ page_size: 1 }),
    api.settings(),
  ]);
  const used = inUse(topics).map(named);
  return {
    letters: topicIndex(used, lang),
    topicCount: used.length,
    total: newest.count,
    siteName: settings.site_name,
    origin,
  };
}
