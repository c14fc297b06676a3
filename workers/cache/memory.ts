import type { Entry } from "./entry";

/** All copies together, per isolate; the runtime gives an isolate 128 MB for everything. */
const defaultLimits = { bytes: 16_000_000, entries: 4_000 };

/** What an entry weighs besides its texts: objects, the place in the map. An estimate on the safe side. */
const overhead = 1_024;

/** In bytes; a character of a name may take two. */
function weightOf(name: string, { headers, nonceAt, body }: Entry): number {
  const characters = headers.reduce((sum, [key, value]) => sum + key.length + value.length, name.length);
  return overhead + 2 * characters + 8 * nonceAt.length + body.length;
}

/**
 * Fresh copies in the isolate's memory, in front of KV: what a busy site is asked for again and
 * again costs no read at all. A copy is used here only while its policy calls it fresh, and its
 * name holds the generation, so nothing lives longer than it would in KV.
 */
export class HotCopies {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

  constructor(private readonly limits = defaultLimits) {}

  /** The copy under this name, if it was stored after `since` (epoch ms). */
  get(name: string, since: number): Entry | null {
    const entry = this.entries.get(name);
    if (!entry || entry.storedAt <= since) return null;
    // Used last, dropped last.
    this.entries.delete(name);
    this.entries.set(name, entry);
    return entry;
  }

  set(name: string, entry: Entry): void {
    this.drop(name);
    this.entries.set(name, entry);
    this.bytes += weightOf(name, entry);
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.limits.bytes && this.entries.size <= this.limits.entries) break;
      this.drop(oldest);
    }
  }

  /** True if there is a copy under this name, however old. */
  has(name: string): boolean {
    return this.entries.has(name);
  }

  private drop(name: string): void {
    const entry = this.entries.get(name);
    if (!entry) return;
    this.bytes -= weightOf(name, entry);
    this.entries.delete(name);
  }
}
