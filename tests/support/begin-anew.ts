import { reset, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { forgetEverything } from "../../workers/cache/shared";
import { presences, screenings } from "./worker";

async function clear<T extends Rpc.DurableObjectBranded>(
  objects: DurableObjectNamespace<T>,
  used: Set<string>,
): Promise<void> {
  const ids = [...used];
  await Promise.all(
    ids.map((id) =>
      runInDurableObject(objects.get(objects.idFromString(id)), (_, { storage }) =>
        Promise.all([storage.deleteAlarm(), storage.deleteAll()]),
      ),
    ),
  );
  for (const id of ids) used.delete(id);
}

/** A reset passes by what sleeps: the stores are asked something first, and objects that were used are cleared one by one. */
async function clearAll(): Promise<void> {
  await Promise.all([
    clear(env.SCREENING, screenings),
    clear(env.PRESENCE, presences),
    env.DB.prepare("SELECT 1").run(),
    env.CACHE.list({ limit: 1 }),
    env.MEDIA.list({ limit: 1 }),
  ]);
  await reset();
  const left = await env.DB.prepare("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'").all();
  if (left.results.length > 0) throw new Error("The database of the last file is still there");
}

// Files share a runtime, and nothing else: every one starts with the whole schema and no rows.
await clearAll();
forgetEverything();
// One batch: each statement by itself takes twice as long.
await env.DB.batch(env.TEST_MIGRATIONS.flatMap(({ queries }) => queries.map((query) => env.DB.prepare(query))));
