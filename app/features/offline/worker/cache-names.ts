import { doorCache } from "~/domain/door/kept";

/** A number more where what is kept changes its form: what has the old one is dropped. */
export const cacheNames = { pages: "kasch-pages-1", assets: "kasch-assets-1", door: doorCache } as const;

/** Drops all caches of the worker but these. */
export async function dropCaches(kept: readonly string[]): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith("kasch-") && !kept.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
