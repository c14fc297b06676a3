import { isListName, isOfTonight, listName } from "~/domain/door/kept";
import { cacheNames } from "./cache-names";
import { isDocument, isTurnedAway } from "./routing";
import { findCopy, namesIn, putCopy, type Kept } from "./store";

/*
 * The scanner's documents, one a show: titles, times and rooms, and nothing of who asked. The page puts its list of tickets
 * beside its document, so that both go at once.
 */

/** The scanner of a show, if this device has opened it tonight. */
export async function findDoor(name: string, now: number): Promise<Kept | null> {
  const kept = await findCopy(await caches.open(cacheNames.door), name);
  return kept && isOfTonight(kept.at, now) ? kept : null;
}

/** Forgets all scanners with their lists. */
export async function forgetDoors(): Promise<void> {
  await caches.delete(cacheNames.door);
}

/** Keeps a scanner that the house has just answered with; whoever is turned away has none left. */
export async function keepDoor(name: string, response: Response, now: number): Promise<void> {
  if (isTurnedAway(response)) await forgetDoors();
  if (isDocument(response)) await putCopy(await caches.open(cacheNames.door), name, response, now);
}

/** Forgets the scanners of other nights with their lists. */
export async function forgetOldDoors(now: number): Promise<void> {
  if (!(await caches.has(cacheNames.door))) return;
  const cache = await caches.open(cacheNames.door);
  const scanners = (await namesIn(cache)).filter((name) => !isListName(name));
  const found = await Promise.all(scanners.map((name) => findCopy(cache, name)));
  const old = found.filter((kept) => kept !== null).filter(({ at }) => !isOfTonight(at, now));
  if (old.length === found.length) return forgetDoors();
  await Promise.all(old.flatMap(({ name }) => [cache.delete(name), cache.delete(listName(name))]));
}
