import { cacheNames } from "./cache-names";
import { assetsOf, mayBeKept, surplus } from "./routing";

const { pages, assets } = cacheNames;

const mostPages = 30;
const mostAssets = 400;
/** A programme older than this is of no use, in milliseconds. */
const oldest = 14 * 24 * 3_600_000;

const atHeader = "x-kept-at";
const titleHeader = "x-kept-title";

/** A page as it was kept. */
export interface Kept {
  /** Its path with its query. */
  name: string;
  /** Epoch milliseconds. */
  at: number;
  /** As it stands in the document: escaped for HTML. */
  title: string;
  response: Response;
}

const keptOf = (name: string, response: Response): Kept => ({
  name,
  at: Number(response.headers.get(atHeader)),
  title: decodeURIComponent(response.headers.get(titleHeader) ?? ""),
  response,
});

/** The copy of a document in one of the caches, however old. */
export async function findCopy(cache: Cache, name: string): Promise<Kept | null> {
  const response = await cache.match(name);
  return response ? keptOf(name, response) : null;
}

/** The copy of a page, if there is one that is not too old. */
export async function findPage(name: string, now: number): Promise<Kept | null> {
  const kept = await findCopy(await caches.open(pages), name);
  return kept && now - kept.at < oldest ? kept : null;
}

/** The names of all that is in a cache, the oldest first. */
export const namesIn = async (cache: Cache): Promise<string[]> =>
  (await cache.keys()).map(({ url }) => url.slice(new URL(url).origin.length));

/** All copies that are not too old, the newest first. */
export async function listPages(now: number): Promise<Kept[]> {
  const names = await namesIn(await caches.open(pages));
  const found = await Promise.all(names.map((name) => findPage(name, now)));
  return found.filter((kept) => kept !== null).toReversed();
}

async function trim(cache: Cache, most: number): Promise<void> {
  await Promise.all(surplus(await cache.keys(), most).map((request) => cache.delete(request)));
}

/** Puts a document into a cache, once all the files that it names are there: a copy without them would be of no use. */
export async function putCopy(cache: Cache, name: string, response: Response, now: number): Promise<void> {
  const html = await response.text();
  await keepAssets(assetsOf(html));
  const headers = new Headers(response.headers);
  // Of the way here, not of what has arrived.
  for (const header of ["content-encoding", "content-length"]) headers.delete(header);
  headers.set(atHeader, String(now));
  headers.set(titleHeader, encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? ""));
  // The newest is last.
  await cache.delete(name);
  await cache.put(name, new Response(html, { headers }));
}

/** Keeps a page, if it is one to be kept. */
export async function keepPage(name: string, response: Response, now: number): Promise<void> {
  if (!mayBeKept(response)) return;
  const cache = await caches.open(pages);
  await putCopy(cache, name, response, now);
  await trim(cache, mostPages);
}

/** A file of the site: the copy, or the one that arrives, which is kept. */
export async function asset(request: Request): Promise<Response> {
  const cache = await caches.open(assets);
  const copy = await cache.match(request.url);
  if (copy) return copy;
  const response = await fetch(request);
  if (response.status === 200) await cache.put(request.url, response.clone()).catch(() => undefined);
  return response;
}

/** Keeps files of the site that are not kept yet. Rejects if one does not arrive. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(assets);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(paths.filter((path) => !known.has(path)));
  await trim(cache, mostAssets);
}

/** The first kept file whose name fits. */
export async function findAsset(name: RegExp): Promise<string | undefined> {
  const kept = await (await caches.open(assets)).keys();
  return kept.map(({ url }) => new URL(url).pathname).find((path) => name.test(path));
}
