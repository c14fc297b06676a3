import { doorCache, isOfTonight, listName } from "~/domain/door/kept";
import type { DoorList } from "~/domain/door/schema";

/** The list that goes with a scanner on this device, if it is of tonight. */
export async function readList(scanner: string): Promise<DoorList | null> {
  try {
    const kept = await (await caches.open(doorCache)).match(listName(scanner));
    const list = kept ? await kept.json<DoorList>() : null;
    return list && isOfTonight(Date.parse(list.made_at), Date.now()) ? list : null;
  } catch {
    return null;
  }
}

/** Keeps a list beside the document of its scanner: marks, seats, and who is in. Neither codes nor names are in it. */
export async function keepList(scanner: string, list: DoorList): Promise<void> {
  try {
    await (await caches.open(doorCache)).put(listName(scanner), Response.json(list));
  } catch {
    // A browser that keeps nothing.
  }
}

/** Forgets all that doors have left on this device but what waits for the house. */
export async function forgetLists(): Promise<void> {
  try {
    await caches.delete(doorCache);
  } catch {
    // A browser that keeps nothing.
  }
}
