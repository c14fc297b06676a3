import { cacheNames, dropCaches } from "./cache-names";
import { findDoor, forgetDoors, forgetOldDoors, keepDoor } from "./door-store";
import { offlinePage } from "./offline-page";
import { wayOf } from "./routing";
import type { Fetching, WorkerScope } from "./scope";
import { asset, findAsset, findPage, keepAssets, keepPage, listPages, type Kept } from "./store";

declare const self: WorkerScope;

/** How long a page may be on its way before its copy is shown, in milliseconds. */
const patience = 3_000;
/** A copy younger than this is not fetched anew when its page is visited, in milliseconds. */
const young = 600_000;

/** The copy says in its document when it was kept. */
async function shown({ at, response }: Kept): Promise<Response> {
  const html = (await response.text()).replace("<html ", `<html data-kept="${at}" `);
  return new Response(html, { headers: response.headers });
}

const live = async ({ request, preloadResponse }: Fetching): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

async function offline({ url }: Request): Promise<Response> {
  const now = Date.now();
  return offlinePage({
    path: new URL(url).pathname,
    kept: await listPages(now),
    font: await findAsset(/\/archivo-latin-(?!ext)[^/]*\.woff2$/),
    now,
  });
}

/** From the network; from the copy where that fails or takes too long; otherwise a page that says so. */
async function page({ request }: Fetching, copy: Kept | null, asked: Promise<Response>): Promise<Response> {
  if (!copy) return asked.catch(() => offline(request));
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const answer = await Promise.race([asked, tooLate]).catch(() => null);
  return answer ?? shown(copy);
}

/** A house that stumbles keeps no guest waiting at the door: the scanner works by its list then, too. */
async function door(event: Fetching, name: string, asked: Promise<Response>): Promise<Response> {
  const copy = await findDoor(name, Date.now());
  const answer = await page(event, copy, asked);
  return copy && answer.status >= 500 ? shown(copy) : answer;
}

/** Data of the network; where that fails, the way to the document that the device has: React Router follows it by loading it. */
async function data(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (lost) {
    if (!(await findPage(name, Date.now()))) throw lost;
    const way = { "x-remix-redirect": name, "x-remix-status": "302", "x-remix-reload-document": "true" };
    return new Response(null, { status: 204, headers: way });
  }
}

/** A page that was reached without a document of its own, or before the worker was there. */
async function keepVisited(url: string, files: readonly string[]): Promise<void> {
  const way = wayOf({ method: "GET", url, mode: "navigate", destination: "document" }, self.location.origin);
  if (way.kind !== "page" && way.kind !== "door") return;
  const [find, keep] = way.kind === "page" ? [findPage, keepPage] : [findDoor, keepDoor];
  const paths = files.map((file) => new URL(file)).filter(({ origin }) => origin === self.location.origin);
  await keepAssets([...new Set(paths.map(({ pathname }) => pathname))].filter((path) => path.startsWith("/assets/")));
  const copy = await find(way.name, Date.now());
  if (copy && Date.now() - copy.at < young) return;
  await keep(way.name, await fetch(way.name, { headers: { accept: "text/html" } }), Date.now());
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener("activate", (event) => {
  const begin = async () => {
    await dropCaches(Object.values(cacheNames));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

self.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, self.location.origin);
  if (way.kind === "asset") event.respondWith(asset(event.request));
  if (way.kind === "data") event.respondWith(data(event.request, way.name));
  if (way.kind === "leaving") event.waitUntil(forgetDoors());
  if (way.kind === "live") event.respondWith(live(event).catch(() => offline(event.request)));
  if (way.kind !== "page" && way.kind !== "door") return;
  const asked = live(event);
  const keep = way.kind === "page" ? keepPage : keepDoor;
  const kept = asked.then((response) => keep(way.name, response.clone(), Date.now()));
  event.waitUntil(kept.catch(() => undefined).then(() => forgetOldDoors(Date.now())));
  event.respondWith(
    way.kind === "door"
      ? door(event, way.name, asked)
      : findPage(way.name, Date.now()).then((copy) => page(event, copy, asked)),
  );
});

self.addEventListener("message", (event) => {
  const { keep, files } = event.data as { keep: string; files: string[] };
  event.waitUntil(keepVisited(keep, files).catch(() => undefined));
});
