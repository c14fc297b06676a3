import { waitUntil } from "cloudflare:workers";
import { logError } from "~/server/log.server";
import { limits as standard, type Limits } from "../backends/limits";
import { within } from "../backends/within";
import { waits } from "./policies";
import { perBinding } from "./shared";

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

interface Held {
  value: Generations;
  /** When KV was last asked, and when it last answered; epoch ms. */
  askedAt: number;
  readAt: number;
}

const key = "generation";
const remembered = 3;
const isName = (name: string): boolean => /^[\w-]{1,64}$/.test(name);

const held = perBinding((): { known?: Held } => ({}));

/** Throws for what `bumpGeneration` has not written. */
function parse(text: string | null): Generations {
  const [current = "0", ...earlier] = (text ?? "0").split(",");
  if (![current, ...earlier].every(isName)) throw new Error("the stored generation is no generation");
  return { current, earlier };
}

const none: Generations = { current: "0", earlier: [] };

/** Asks KV. What is held stays if KV fails, and if a publish here was faster than the answer. */
async function ask(kv: KVNamespace, now: number, limits: Limits): Promise<Generations> {
  const memory = held(kv);
  const { known } = memory;
  try {
    const value = parse(await within("cache", limits.cache, () => kv.get(key)));
    if (memory.known === known) memory.known = { value, askedAt: now, readAt: now };
  } catch (error) {
    logError("cache generation", error);
    memory.known ??= { value: none, askedAt: now, readAt: -Infinity };
  }
  return memory.known?.value ?? none;
}

/**
 * The generation to read and write with. KV is asked once a second, and nobody waits for it: the
 * generation that is held is served meanwhile. Only where none is held, or KV has been silent for
 * a minute, a request waits for it, within the limit of the cache. A publish is seen at once where
 * it was made, and elsewhere when KV has carried it there (60 s at most).
 */
export async function generations(
  kv: KVNamespace,
  now: number = Date.now(),
  limits: Limits = standard,
): Promise<Generations> {
  const { known } = held(kv);
  if (known && now - known.askedAt < waits.generation) return known.value;
  if (known) known.askedAt = now;
  const asking = ask(kv, now, limits);
  if (!known || now - known.readAt >= waits.confirmedGeneration) return asking;
  waitUntil(asking);
  return known.value;
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
  held(env.CACHE).known = { value, askedAt: now, readAt: now };
  return current;
}
