import { logError } from "~/server/log.server";
import type { Generations } from "../../cache/generation";
import { db } from "../../db/client";
import { isOptionKey, listOptionIds } from "../../db/programme/option-ids";
import type { Bindings } from "../../http/app-env";
import { hasRemoteApi } from "../../http/remote-api";

const held = new WeakMap<KVNamespace, { generation: string; options: Promise<ReadonlySet<string>> }>();

/** Once per publish and isolate, for all requests that ask meanwhile. */
function optionsOf(env: Bindings, generation: string): Promise<ReadonlySet<string>> {
  const known = held.get(env.CACHE);
  if (known?.generation === generation) return known.options;
  const options = listOptionIds(db(env)).then((ids) => new Set(ids));
  held.set(env.CACHE, { generation, options });
  options.catch(() => held.delete(env.CACHE));
  return options;
}

/**
 * True if the house has every option that a query filters by: for the others there is nothing to
 * keep. False if nobody can tell; another backend's options are not looked up.
 */
export async function hasItsOptions(search: string, env: Bindings, { current }: Generations): Promise<boolean> {
  const asked = [...new URLSearchParams(search)].filter(([key]) => isOptionKey(key));
  if (asked.length === 0 || hasRemoteApi(env)) return true;
  try {
    const options = await optionsOf(env, current);
    return asked.every(([key, id]) => options.has(`${key}=${id}`));
  } catch (error) {
    logError("options of the house", error);
    return false;
  }
}
