import { waitUntil } from "cloudflare:workers";
import { waits } from "./policies";

/*
 * What an isolate remembers from one request to the next. Nowhere else does anything outlive its request.
 */

const remembering = new Set<() => void>();

/** Forgets everything, as if the isolate began anew; what runs goes on. */
export function forgetEverything(): void {
  for (const forget of remembering) forget();
}

/** A map that lives as long as its isolate. */
function lasting<K, V>(): Map<K, V> {
  const entries = new Map<K, V>();
  remembering.add(() => entries.clear());
  return entries;
}

/** A state per binding: that stays the same object in an isolate, while the database is wrapped for every request. */
export function perBinding<T>(make: () => T): (binding: object) => T {
  let states = new WeakMap<object, T>();
  remembering.add(() => {
    states = new WeakMap();
  });
  return (binding) => {
    const known = states.get(binding) ?? make();
    states.set(binding, known);
    return known;
  };
}

/** Drops what was added first until there are no more than `most`. */
function keepLatest(entries: Map<unknown, unknown>, most: number): void {
  for (const oldest of entries.keys()) {
    if (entries.size <= most) return;
    entries.delete(oldest);
  }
}

/** When something failed last, by name: whoever asks soon after does not wait for the same failure. */
export class Failures {
  private readonly times = lasting<string, number>();

  constructor(private readonly most: number) {}

  /** `now` in epoch milliseconds, as below. */
  note(name: string, now: number): void {
    this.times.set(name, now);
    keepLatest(this.times, this.most);
  }

  forget(name: string): void {
    this.times.delete(name);
  }

  isRecent(name: string, now: number): boolean {
    const since = now - (this.times.get(name) ?? -Infinity);
    return since >= 0 && since < waits.afterFailure;
  }
}

/** What one request does and others of its isolate want, too. */
interface Underway<T> {
  /** Set when it has arrived: waiting for it needs no other request any more. */
  done?: { value: T };
  hasFailed?: boolean;
}

const longestPauseMs = 20;

/**
 * What another request is doing, by looking for it: null if it failed, or has not arrived in so many milliseconds. Its promise
 * is not waited for: now and then the runtime is at that request when it settles, and whoever waited is never answered.
 */
async function arrivalOf<T>(work: Underway<T>, ms: number): Promise<{ value: T } | null> {
  const until = Date.now() + ms;
  const left = () => (work.done || work.hasFailed ? 0 : until - Date.now());
  for (let pause = 1; left() > 0; pause = Math.min(2 * pause, longestPauseMs)) {
    // oxlint-disable-next-line no-await-in-loop
    await new Promise<void>((resolve) => setTimeout(resolve, Math.min(pause, left())));
  }
  return work.done ?? null;
}

/** Work that is done once for all requests that want it meanwhile, by name. */
export class SharedWork<T> {
  private readonly running = lasting<string, Underway<T> & { startedAt: number }>();

  /**
   * What another request is making, null if it fails or takes longer than `ms`; undefined if nobody is making it, or the runtime
   * must have ended it.
   */
  meanwhile(name: string, ms: number = waits.background): Promise<{ value: T } | null> | undefined {
    const known = this.running.get(name);
    return known && Date.now() - known.startedAt < waits.background ? arrivalOf(known, ms) : undefined;
  }

  /** Shares work that begins. It goes on behind the answer if its visitor leaves. */
  share(name: string, work: Promise<T>, keepAlive = waitUntil): Promise<T> {
    const entry: Underway<T> & { startedAt: number } = { startedAt: Date.now() };
    this.running.set(name, entry);
    const forget = () => void (this.running.get(name) === entry && this.running.delete(name));
    const settled = work.then(
      (value) => {
        entry.done = { value };
      },
      () => {
        entry.hasFailed = true;
      },
    );
    keepAlive(settled.then(forget));
    return work;
  }
}

/** Places for work that takes much memory: so many at once in an isolate, for which nobody waits. */
export class Places {
  private readonly taken = lasting<object, number>();

  /** `longestMs`: after that a place is free again, because the runtime must have ended its request. */
  constructor(
    private readonly most: number,
    private readonly longestMs: number,
  ) {}

  /** Does it where a place is free; null where none is. */
  async use<T>(work: () => Promise<T>): Promise<T | null> {
    const now = Date.now();
    const held = [...this.taken.values()].filter((since) => now - since < this.longestMs).length;
    if (held >= this.most) return null;
    const place = {};
    this.taken.set(place, now);
    try {
      return await work();
    } finally {
      this.taken.delete(place);
    }
  }
}

interface Reading<T> extends Underway<T> {
  /** Time of the request that reads, epoch milliseconds. */
  at: number;
  /** Until when it serves the next requests. */
  freshUntil: number;
  /** What was read last, and when. */
  good?: { value: T; at: number } | undefined;
}

export interface SharedReadsOptions {
  /** Readings that are remembered; the oldest is forgotten first. */
  most: number;
  /** How long a reading serves the next requests, in milliseconds. */
  freshMs?: number;
  /** How long the last reading may stand in for one that fails, in milliseconds. */
  standInMs?: number;
  /** Told of the failure that a reading stands in for. */
  onStandIn?: (error: unknown) => void;
}

/** Readings that all requests share for a while. They go on if the visitor who caused them leaves, and nobody waits for long. */
export class SharedReads<K, T> {
  private readonly readings = lasting<K, Reading<T>>();
  private readonly options: Required<SharedReadsOptions>;

  constructor(options: SharedReadsOptions) {
    this.options = { freshMs: waits.reading, standInMs: 0, onStandIn: () => undefined, ...options };
  }

  /** The reading under `key` if it is still fresh at `now` (epoch milliseconds), or a new one. */
  async get(key: K, now: number, read: () => Promise<T>): Promise<T> {
    const known = this.readings.get(key);
    if (!known || now < known.at || now >= known.freshUntil) return this.start(key, now, read);
    if (known.done) return known.done.value;
    // It may fail, or its visitor leave and it with them: whoever gives up first reads anew, for the others too.
    const arrived = await arrivalOf(known, waits.sharedReading);
    if (arrived) return arrived.value;
    return this.readings.get(key) === known ? this.start(key, now, read) : this.get(key, now, read);
  }

  /** What was read is another by now: the next request reads anew. */
  forget(key: K): void {
    this.readings.delete(key);
  }

  private start(key: K, now: number, read: () => Promise<T>): Promise<T> {
    const good = this.readings.get(key)?.good;
    const running = read();
    const reading: Reading<T> = { at: now, freshUntil: now + this.options.freshMs, good };
    // First of all: what stands in has arrived before anybody could see the failure.
    const answer = running.catch((error: unknown) => this.standIn(reading, error));
    this.readings.delete(key);
    this.readings.set(key, reading);
    keepLatest(this.readings, this.options.most);
    const settled = running.then(
      (value) => {
        reading.good = { value, at: now };
        reading.done = { value };
      },
      () => {
        if (reading.done) return;
        reading.hasFailed = true;
        if (this.readings.get(key) === reading) this.readings.delete(key);
      },
    );
    waitUntil(settled);
    return answer;
  }

  /** The last reading in the place of one that failed; it holds for a while, so that not everybody waits for the same failure. */
  private standIn(reading: Reading<T>, error: unknown): T {
    const { good, at } = reading;
    if (!good || at < good.at || at - good.at > this.options.standInMs) throw error;
    this.options.onStandIn(error);
    reading.done = { value: good.value };
    reading.freshUntil = at + waits.afterFailure;
    return good.value;
  }
}
