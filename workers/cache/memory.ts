import type { Entry } from "./entry";

/** All copies together, per isolate; the runtime gives an isolate 128 MB for everything. */
const maxBytes = 16_000_000;

/**
 * Fresh copies in the isolate's memory, in front of KV: what a busy site is asked for again and
 * again costs no read at all. A copy is used here only while its policy calls it fresh, and its
 * name holds the generation, so nothing lives longer than it would in KV.
 */
export class HotCopies {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;

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
    this.bytes += entry.body.length;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= maxBytes) break;
      this.drop(oldest);
    }
  }

  private drop(name: string): void {
    this.bytes -= this.entries.get(name)?.body.length ?? 0;
    this.entries.delete(name);
  }
}
