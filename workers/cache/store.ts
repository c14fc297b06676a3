import { sha256 } from "~/domain/common/sha256";
import { logError } from "~/server/log.server";
import { limits as standard, type Limits } from "../backends/limits";
import { within } from "../backends/within";
import { decodeEntry, encodeEntry, type Entry } from "./entry";
import type { Generations } from "./generation";
import { HotCopies } from "./memory";
import { shortestStored, type Policy } from "./policies";
import { perBinding } from "./shared";
import { WriteBudget } from "./write-budget";

/** Where entries of one build live: a key is build / generation / path and query. */
export interface Store {
  /** A fresh copy from the isolate's memory, otherwise the newest there is, in KV or memory. `now` in epoch ms. */
  readFresh: (key: string, generation: string, policy: Policy, now: number) => Promise<Entry | null>;
  /** The copy in the isolate's memory, however old. */
  here: (key: string, generation: string) => Entry | null;
  /** Any copy, however old: from memory, otherwise from KV. */
  read: (key: string, generation: string) => Promise<Entry | null>;
  /** Into memory, and into KV when its policy says so. */
  write: (key: string, generation: string, entry: Entry, policy: Policy) => Promise<void>;
  /** To be called when a copy was served: what KV gets only when it is asked for again, it gets now. */
  served: (key: string, generation: string, entry: Entry, policy: Policy) => Promise<void>;
}

const maxKeyBytes = 512;
/** KV takes 25 MB; a page of this size is a mistake and not worth keeping. */
const maxBodyBytes = 2_000_000;

async function kvKey(build: string, generation: string, key: string): Promise<string> {
  const plain = `${build}/${generation}/${key}`;
  if (new TextEncoder().encode(plain).length <= maxKeyBytes) return plain;
  return `${build}/${generation}/#${await sha256(key)}`;
}

const isolateState = perBinding(() => ({
  memory: new HotCopies(),
  /** Copies that KV does not have, because nobody has asked for them a second time. */
  notStored: new WeakSet<Entry>(),
  writes: new WriteBudget(),
}));

/**
 * Entries in KV, the fresh ones also in memory. A KV that cannot be read or written, or not in
 * time, counts as empty: the answer is then made, or what memory still has stands in.
 */
export function kvStore(kv: KVNamespace, limits: Limits = standard, build: string = __BUILD_ID__): Store {
  const { memory, notStored, writes } = isolateState(kv);
  async function readKv(key: string, generation: string): Promise<Entry | null> {
    try {
      const name = await kvKey(build, generation, key);
      const value = await within("cache", limits.cache, () => kv.get(name, "arrayBuffer"));
      return value && decodeEntry(value);
    } catch (error) {
      logError("cache read", error);
      return null;
    }
  }
  async function put(key: string, generation: string, entry: Entry, policy: Policy): Promise<void> {
    if (!writes.take(entry.storedAt)) return;
    try {
      const expirationTtl = Math.max(shortestStored, policy.fresh + policy.staleWhileRevalidate + policy.staleIfError);
      const name = await kvKey(build, generation, key);
      await within("cacheWrite", limits.cacheWrite, () => kv.put(name, encodeEntry(entry), { expirationTtl }));
    } catch (error) {
      logError("cache write", error);
    }
  }
  return {
    here: (key, generation) => memory.get(`${generation}/${key}`, -Infinity),
    read: async (key, generation) => memory.get(`${generation}/${key}`, -Infinity) ?? readKv(key, generation),
    async readFresh(key, generation, policy, now) {
      const name = `${generation}/${key}`;
      const since = now - policy.fresh * 1000;
      const copy = memory.get(name, -Infinity);
      if (copy && copy.storedAt > since) return copy;
      const stored = await readKv(key, generation);
      if (stored && stored.storedAt > since) memory.set(name, stored);
      return stored && copy ? (stored.storedAt > copy.storedAt ? stored : copy) : (stored ?? copy);
    },
    async write(key, generation, entry, policy) {
      if (entry.body.length > maxBodyBytes) return;
      const name = `${generation}/${key}`;
      const isFirst = !memory.has(name);
      memory.set(name, entry);
      if (policy.stored === "again" && isFirst) notStored.add(entry);
      else if (policy.stored !== "never") await put(key, generation, entry, policy);
    },
    async served(key, generation, entry, policy) {
      if (notStored.delete(entry)) await put(key, generation, entry, policy);
    },
  };
}

/** The newest copy under an earlier generation: what to show when nothing newer can be made. */
export async function lastGoodCopy(store: Store, key: string, { earlier }: Generations): Promise<Entry | null> {
  const copies = await Promise.all(earlier.map((generation) => store.read(key, generation)));
  return copies.find((copy) => copy !== null) ?? null;
}
