import { logError } from "~/server/log.server";

/**
 * The content generation: part of every cache key, moved on by every publish. Nothing is ever
 * deleted from the cache; what belongs to an older generation is simply not asked for any more,
 * except as the last good copy when the database fails.
 */
export interface Generations {
  current: string;
  /** Earlier ones, latest first, for the last good copy. */
  earlier: readonly string[];
}

const key = "generation";
const remembered = 3;
const holdMs = 1_000;

const held = new WeakMap<KVNamespace, { value: Generations; readAt: number }>();

function parse(text: string | null): Generations {
  const [current = "0", ...earlier] = (text ?? "0").split(",");
  return { current, earlier };
}

/**
 * The generation to read and write with. Held in the isolate's memory for a second: a publish is
 * seen after one second here, and elsewhere when KV has carried it there (60 s at most). If KV
 * cannot be read the last known one is used.
 */
export async function generations(kv: KVNamespace, now: number = Date.now()): Promise<Generations> {
  const known = held.get(kv);
  if (known && now - known.readAt < holdMs) return known.value;
  try {
    const value = parse(await kv.get(key));
    held.set(kv, { value, readAt: now });
    return value;
  } catch (error) {
    logError("cache generation", error);
    return known?.value ?? parse(null);
  }
}

/**
 * Moves the generation on: to be called after every change of content that visitors may see.
 * The isolate that publishes sees it at once.
 */
export async function bumpGeneration(env: { CACHE: KVNamespace }, now: number = Date.now()): Promise<string> {
  const before = parse(await env.CACHE.get(key));
  const current = `${now.toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
  const value = { current, earlier: [before.current, ...before.earlier].slice(0, remembered) };
  await env.CACHE.put(key, [current, ...value.earlier].join(","));
  held.set(env.CACHE, { value, readAt: now });
  return current;
}
