import type { Api } from "~/api/client";
import { readId } from "~/domain/common/id";
import { toCome } from "~/domain/programme/grouping";
import { listed, type ListedEvent } from "~/domain/programme/listed";
import { resultsPerPage, searchCategories, searchWords, type SearchCategory } from "~/domain/search/query";
import { pageIdAt } from "~/domain/site/page-queries";
import { targetOf } from "~/domain/site/paths";
import type { SearchHit, SearchOverview } from "~/domain/search/schema";
import { isStatus, notFound } from "~/server/not-found";

/** What a row shows of a hit. */
export type ListedHit = Omit<SearchHit, "category" | "id">;
/** Rows of one category. */
export interface Results {
  category: SearchCategory;
  count: number;
  events: ListedEvent[];
  hits: ListedHit[];
}

/** Where else to look: a series with what is to come of it. */
interface Way {
  name: string;
  url: string;
  count: number;
}

/** Something matches. */
export interface FoundState {
  kind: "found";
  count: number;
  counts: SearchOverview["counts"];
  results: Results[];
  pages: number;
}

type State =
  | { kind: "start" | "failed" }
  | FoundState
  | { kind: "empty"; correction: SearchOverview["correction"]; near: ListedEvent[]; ways: Way[] };

/** The page of the search. */
export interface SearchPageData {
  q: string;
  category: SearchCategory | null;
  page: number;
  state: State;
  siteName: string;
  phone: string;
  origin: string;
  /** Epoch ms. */
  now: number;
}

interface SearchArgs {
  api: Api;
  url: URL;
  params: { category?: string | undefined; page?: string | undefined };
  origin: string;
  now: number;
}

const mostWays = 5;
const mostNear = 3;

/** What a row shows of a hit: what nobody reads is not written into a page, nor an address that no page answers. */
const listedHit = ({ category: _category, id: _id, ...hit }: SearchHit): ListedHit => {
  const isAnswered = hit.kind === "page" || pageIdAt(targetOf(hit.url).rest) !== "page";
  return { ...hit, url: isAnswered ? hit.url : "" };
};

function placeOf({ category, page = "1" }: SearchArgs["params"]) {
  const known = searchCategories.find((name) => name === category);
  const number = readId(page);
  if ((category !== undefined && !known) || number === undefined) throw notFound();
  return { category: known ?? null, page: number };
}

/** The best of every category that has any. */
const bestOf = ({ counts, events, others }: SearchOverview): Results[] =>
  searchCategories
    .filter((category) => counts[category] > 0)
    .map((category) => ({
      category,
      count: counts[category],
      events: category === "events" ? events.map(listed) : [],
      hits: others.filter((hit) => hit.category === category).map(listedHit),
    }));

async function pageOf(api: Api, q: string, category: SearchCategory, page: number): Promise<Results> {
  if (category === "events") {
    const { count, results } = await api.searchEvents(q, page);
    return { category, count, events: results.map(listed), hits: [] };
  }
  const { count, results } = await api.searchOthers(q, category, page);
  return { category, count, events: [], hits: results.map(listedHit) };
}

interface Asked {
  api: Api;
  q: string;
  now: number;
}

/** Nothing matches: what may have been meant, what is nearest to it, and where else to look. */
async function instead({ api, now }: Asked, correction: SearchOverview["correction"]): Promise<State> {
  const [shows, series] = await Promise.all([
    correction ? api.searchEvents(correction.query) : api.events({ page_size: 30 }),
    api.seriesList(),
  ]);
  const ways = series
    .filter(({ upcoming_count: count }) => count > 0)
    .toSorted((a, b) => b.upcoming_count - a.upcoming_count)
    .slice(0, mostWays)
    .map(({ name, url, upcoming_count: count }) => ({ name, url, count }));
  return { kind: "empty", correction, near: toCome(shows.results, now).slice(0, mostNear).map(listed), ways };
}

async function search(asked: Asked, { category, page }: ReturnType<typeof placeOf>): Promise<State> {
  const { api, q } = asked;
  if (q === "") return { kind: "start" };
  if (searchWords(q).length === 0) return instead(asked, null);
  const [overview, own] = await Promise.all([api.search(q), category && pageOf(api, q, category, page)]);
  const { count, counts, correction } = overview;
  if (count === 0) return instead(asked, correction);
  const results = own ? [own] : bestOf(overview);
  return { kind: "found", count, counts, results, pages: own ? Math.ceil(own.count / resultsPerPage) : 1 };
}

/** A search that does not answer is no page that failed: it says so in its place, and a 404 is one. */
async function orFailed(pending: Promise<State>): Promise<State> {
  try {
    return await pending;
  } catch (error) {
    if (isStatus(error, 404)) throw notFound();
    return { kind: "failed" };
  }
}

/** What the page shows for its address: without words its beginning, otherwise what matches or what is instead of it. */
export async function loadSearch({ api, url, params, origin, now }: SearchArgs): Promise<SearchPageData> {
  const place = placeOf(params);
  const q = (url.searchParams.get("q") ?? "").trim();
  const [{ site_name: siteName, contact }, state] = await Promise.all([
    api.settings(),
    orFailed(search({ api, q, now }, place)),
  ]);
  return { q, ...place, state, siteName, phone: contact.phone, origin, now };
}
