import { logError } from "~/server/log.server";
import type { Generations } from "../../cache/generation";
import { perBinding, SharedReads } from "../../cache/shared";
import { db } from "../../db/client";
import { isOptionKey, listOptionIds } from "../../db/programme/option-ids";
import type { Bindings } from "../../http/app-env";
import { hasRemoteApi } from "../../http/remote-api";

/** Read once per publish and isolate. */
const held = perBinding(() => new SharedReads<string, ReadonlySet<string>>({ most: 1, freshMs: Infinity }));

/**
 * True if the house has every option that a query filters by: for the others there is nothing to
 * keep. False if nobody can tell; another backend's options are not looked up.
 */
export async function hasItsOptions(search: string, env: Bindings, { current }: Generations): Promise<boolean> {
  const asked = [...new URLSearchParams(search)].filter(([key]) => isOptionKey(key));
  if (asked.length === 0 || hasRemoteApi(env)) return true;
  try {
    const options = await held(env.CACHE).get(current, Date.now(), async () => new Set(await listOptionIds(db(env))));
    return asked.every(([key, id]) => options.has(`${key}=${id}`));
  } catch (error) {
    logError("options of the house", error);
    return false;
  }
}
