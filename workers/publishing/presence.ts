import { DurableObject } from "cloudflare:workers";
import type { Colleague, Presence as Told } from "~/domain/editing/schema";

/** Who has not been heard of for so long is gone: some rounds of telling, and a slow answer. */
const silentMs = 25_000;
/** Nobody looks through more. */
const mostTabs = 50;

interface Present extends Told {
  person: { id: string; name: string };
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Who works on one page at this moment, and where; named by the page's id. Known in memory alone: an object that begins
 * anew knows everybody again after one round. It knows the names of staff and no more, and locks nothing.
 */
export class Presence extends DurableObject<Env> {
  /** By person and tab: nobody ends what is another's. */
  readonly #tabs = new Map<string, Present>();

  /** Hears of one tab, and tells of the other people. */
  meet(present: Present): Colleague[] {
    const { tab, at, person, isLeaving } = present;
    const key = `${person.id}/${tab}`;
    this.#tabs.delete(key);
    for (const [other, { at: heard }] of this.#tabs) if (at - heard > silentMs) this.#tabs.delete(other);
    if (!isLeaving && this.#tabs.size < mostTabs) this.#tabs.set(key, present);
    const others = [...this.#tabs.values()].filter((other) => other.person.id !== person.id);
    // Somebody with two tabs is where they were heard of last.
    return [...new Map(others.map((other) => [other.person.id, other])).values()].map(
      ({ person: { name }, module }) => ({
        name,
        module,
      }),
    );
  }
}
