import { waitUntil } from "cloudflare:workers";

/** How long a reading serves the next requests. */
const freshMs = 1_000;
/** How long a request waits for the reading of another one before it reads itself. */
const patienceMs = 2_000;

interface Reading<T> {
  /** Time of the request that reads, epoch milliseconds. */
  at: number;
  running: Promise<T>;
  /** Set when it has arrived: waiting for it needs no other request any more. */
  done?: { value: T };
}

const tooLate = Symbol("too late");

/** What another request's reading gives, or `tooLate`: its visitor may have left, and it with them. */
async function waitFor<T>(running: Promise<T>): Promise<T | typeof tooLate> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<typeof tooLate>((resolve) => {
    timer = setTimeout(resolve, patienceMs, tooLate);
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
 * `most`: readings that are remembered; the oldest is forgotten first.
 */
export class SharedReads<K, T> {
  private readonly readings = new Map<K, Reading<T>>();

  constructor(private readonly most: number) {}

  /** The reading under `key`, not older than a second at `now` (epoch milliseconds), or a new one. */
  async get(key: K, now: number, read: () => Promise<T>): Promise<T> {
    const known = this.readings.get(key);
    if (!known || now < known.at || now - known.at >= freshMs) return this.start(key, now, read);
    if (known.done) return known.done.value;
    const value = await waitFor(known.running);
    if (value !== tooLate) return value;
    // Whoever gives up first reads anew, for the others too.
    return this.readings.get(key) === known ? this.start(key, now, read) : this.get(key, now, read);
  }

  private start(key: K, now: number, read: () => Promise<T>): Promise<T> {
    const reading: Reading<T> = { at: now, running: read() };
    this.readings.delete(key);
    this.readings.set(key, reading);
    for (const oldest of this.readings.keys()) {
      if (this.readings.size <= this.most) break;
      this.readings.delete(oldest);
    }
    const settled = reading.running.then(
      (value) => void (reading.done = { value }),
      () => void (this.readings.get(key) === reading && this.readings.delete(key)),
    );
    waitUntil(settled);
    return reading.running;
  }
}
