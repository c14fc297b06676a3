import { waitUntil } from "cloudflare:workers";

import { waits } from "../../backends/limits";

interface Reading<T> {
  /** Time of the request that reads, epoch milliseconds. */
  at: number;
  running: Promise<T>;
  /** Set when it has arrived: waiting for it needs no other request any more. */
  done?: { value: T };
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

const tooLate = Symbol("too late");

/** What another request's reading gives, or `tooLate`: its visitor may have left, and it with them. */
async function waitFor<T>(running: Promise<T>): Promise<T | typeof tooLate> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(resolve, waits.sharedReading, tooLate);
  });
  try {
    return await Promise.race([running, patience]);
  } catch {
    // It was logged where it failed; whoever waited tries once more.
    return tooLate;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Readings of the database that all requests of one instance share for a second: a storm on one
 * show is one read. They go on if the visitor who caused them leaves, and nobody waits for long.
 */
export class SharedReads<K, T> {
  private readonly readings = new Map<K, Reading<T>>();
  private readonly options: Required<SharedReadsOptions>;

  constructor(options: SharedReadsOptions) {
    this.options = { freshMs: 1_000, standInMs: 0, onStandIn: () => undefined, ...options };
  }

  /** The reading under `key` if it is still fresh at `now` (epoch milliseconds), or a new one. */
  async get(key: K, now: number, read: () => Promise<T>): Promise<T> {
    const known = this.readings.get(key);
    if (!known || now < known.at || now >= known.freshUntil) return this.start(key, now, read);
    if (known.done) return known.done.value;
    const value = await waitFor(known.running);
    if (value !== tooLate) return value;
    // Whoever gives up first reads anew, for the others too.
    return this.readings.get(key) === known ? this.start(key, now, read) : this.get(key, now, read);
  }

  private start(key: K, now: number, read: () => Promise<T>): Promise<T> {
    const good = this.readings.get(key)?.good;
    const running = read();
    const reading: Reading<T> = { at: now, running, freshUntil: now + this.options.freshMs, good };
    reading.running = running.catch((error: unknown) => this.standIn(reading, error));
    this.readings.delete(key);
    this.readings.set(key, reading);
    for (const oldest of this.readings.keys()) {
      if (this.readings.size <= this.options.most) break;
      this.readings.delete(oldest);
    }
    const settled = running.then(
      (value) => {
        reading.good = { value, at: now };
        reading.done = { value };
      },
      () => void (!reading.done && this.readings.get(key) === reading && this.readings.delete(key)),
    );
    waitUntil(settled);
    return reading.running;
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
