import { waitUntil } from "cloudflare:workers";
import { logError } from "~/server/log.server";
import { limits as standard, limitsOf, type Limits, type TestLimits } from "../backends/limits";
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

interface Memory {
  known?: Held;
  /** Published here, and not in KV yet. */
  unwritten: Generations | null;
}

const held = perBinding((): Memory => ({ unwritten: null }));

/** Throws for what `bumpGeneration` has not written. */
function parse(text: string | null): Generations {
  const [current = "0", ...earlier] = (text ?? "0").split(",");
  if (![current, ...earlier].every(isName)) throw new Error("the stored generation is no generation");
  return { current, earlier };
}

const none: Generations = { current: "0", earlier: [] };

/** Tells KV what it has not taken yet; says in the log if it cannot. */
async function tell(kv: KVNamespace, limits: Limits): Promise<void> {
  const memory = held(kv);
  const mine = memory.unwritten;
  if (!mine) return;
  try {
    await within("cache", limits.cacheWrite, () => kv.put(key, [mine.current, ...mine.earlier].join(",")));
    if (memory.unwritten === mine) memory.unwritten = null;
  } catch (error) {
    logError("cache generation", error);
  }
}

/**
 * Asks KV. What is held stays if KV fails, if a publish here was faster than the answer, and if KV still says what was
 * before it. While KV has not taken what was published here, it is told once more instead.
 */
async function ask(kv: KVNamespace, now: number, limits: Limits): Promise<Generations> {
  const memory = held(kv);
  const { known } = memory;
  if (known && memory.unwritten) {
    waitUntil(tell(kv, limits));
    return known.value;
  }
  try {
    const value = parse(await within("cache", limits.cache, () => kv.get(key)));
    const isBefore = known?.value.earlier.includes(value.current) ?? false;
    if (memory.known === known)
      memory.known = { value: isBefore && known ? known.value : value, askedAt: now, readAt: now };
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

/** What the new generation comes after. What KV cannot say, or says and is none, is replaced: that costs last good copies only. */
async function before(kv: KVNamespace, limits: Limits): Promise<Generations> {
  const { known, unwritten } = held(kv);
  if (unwritten) return unwritten;
  try {
    return parse(await within("cache", limits.cache, () => kv.get(key)));
  } catch {
    // Whoever asks for it next says so in the log.
    return known?.value ?? none;
  }
}

/** KV takes one value of a name in a second: a second publish within it is told a moment later. */
async function tellAgain(kv: KVNamespace, limits: Limits): Promise<void> {
  await scheduler.wait(waits.generation);
  await tell(kv, limits);
}

/**
 * Moves the generation on: to be called after every change of content that visitors may see. The isolate that publishes
 * sees it at once, whatever KV says. The change has happened, so nothing is thrown: KV is told within the limit of the cache, or
 * behind the answer; where it cannot be told that is in the log, and it is told again in a second and with each question
 * that this isolate would ask it. Until then others show what they have for as long as its policy allows.
 */
export async function bumpGeneration(
  env: { CACHE: KVNamespace } & TestLimits,
  now: number = Date.now(),
): Promise<string> {
  const kv = env.CACHE;
  const limits = limitsOf(env);
  const last = await before(kv, limits);
  const current = `${now.toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
  const value = { current, earlier: [last.current, ...last.earlier].slice(0, remembered) };
  const memory = held(kv);
  memory.known = { value, askedAt: now, readAt: now };
  memory.unwritten = value;
  const telling = tell(kv, limits);
  waitUntil(telling.then(() => (memory.unwritten === value ? tellAgain(kv, limits) : undefined)));
  await Promise.race([telling, scheduler.wait(limits.cache)]);
  return current;
}
