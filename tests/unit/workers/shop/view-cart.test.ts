import { describe, expect, it, vi } from "vitest";
import type { HoldView } from "~/domain/box-office/model";
import { isDue, isHeld, renewalOf } from "../../../../workers/shop/view-cart";

// The runtime's own module: nothing of it is asked here.
vi.mock("cloudflare:workers", () => ({ waitUntil: () => {} }));

const minute = 60_000;
const now = 1_000 * minute;
interface Parts {
  ends: number;
  latest?: number;
  extensions?: number;
  isContested?: boolean;
}
/** A hold that ends in so many minutes. */
const holdOf = ({ ends, latest = 600, extensions = 0 }: Parts) =>
  ({ expiresAt: now + ends * minute, hardDeadline: now + latest * minute, extensions }) as HoldView;
const cart = (held: Parts[], extensions = 0, isKnown = true) => ({
  held: held.map((parts) => ({ event: 7, hold: holdOf(parts), isContested: parts.isContested ?? false })),
  extensions,
  isKnown,
});

describe("the next renewal of a cart", () => {
  const contested = { isContested: true };
  const usedUp = { refused: "extensions_used_up" } as const;
  it.each<[string, ReturnType<typeof cart>, ReturnType<typeof renewalOf>]>([
    ["comes three minutes before its end", cart([{ ends: 15 }]), { inMs: 12 * minute }],
    ["can be had in the last three minutes", cart([{ ends: 3 }]), { inMs: 0 }],
    ["can be had until the end", cart([{ ends: 1 }]), { inMs: 0 }],
    ["goes by what ends first", cart([{ ends: 9 }, { ends: 5 }, { ends: 7 }]), { inMs: 2 * minute }],
    ["is none of nothing", cart([]), usedUp],
    ["is none where sales end with what ends first", cart([{ ends: 5, latest: 5 }, { ends: 9 }]), usedUp],
    ["is none where one of two that end first cannot", cart([{ ends: 5 }, { ends: 5, latest: 5 }]), usedUp],
    ["is there while what ends later cannot", cart([{ ends: 5 }, { ends: 9, latest: 9 }]), { inMs: 2 * minute }],
    ["is the tenth at most of a hold", cart([{ ends: 5, extensions: 9 }]), { inMs: 2 * minute }],
    ["is no eleventh of a hold", cart([{ ends: 5, extensions: 10 }]), usedUp],
    ["is the tenth at most of the cart", cart([{ ends: 5 }], 9), { inMs: 2 * minute }],
    ["is no eleventh of the cart", cart([{ ends: 5 }], 10), usedUp],
    ["is the third in a full hall", cart([{ ends: 5, ...contested }], 2), { inMs: 2 * minute }],
    ["is no fourth in a full hall", cart([{ ends: 5, ...contested }], 3), { refused: "hall_contested" }],
    [
      "is no fourth where one of two halls is full",
      cart([{ ends: 5 }, { ends: 5, ...contested }], 3, false),
      { refused: "hall_contested" },
    ],
    [
      "is the fourth where the full hall ends later",
      cart([{ ends: 5 }, { ends: 9, ...contested }], 3),
      { inMs: 2 * minute },
    ],
    ["is the third of whoever has no address", cart([{ ends: 5 }], 2, false), { inMs: 2 * minute }],
    ["is no fourth of whoever has no address", cart([{ ends: 5 }], 3, false), { refused: "address_needed" }],
    ["is a fourth of whoever has one", cart([{ ends: 5 }], 3), { inMs: 2 * minute }],
  ])("%s", (_, given, renewal) => {
    expect(renewalOf(given, now)).toEqual(renewal);
  });
});

describe("a hold", () => {
  it.each<[boolean, Parts]>([
    [true, { ends: 3 }],
    [true, { ends: 0 }],
    [false, { ends: 3.001 }],
    [false, { ends: 15 }],
    [false, { ends: 3, latest: 3 }],
    [false, { ends: 3, latest: 2 }],
    [true, { ends: 3, latest: 3.001 }],
    [true, { ends: 3, extensions: 9 }],
    [false, { ends: 3, extensions: 10 }],
  ])("is due to be renewed (%s) at %o", (due, parts) => {
    expect(isDue(holdOf(parts), now)).toBe(due);
  });

  it("has its seats while its time runs, and not when it is over", () => {
    expect(isHeld({ state: "held" } as HoldView)).toBe(true);
    expect(isHeld({ state: "expired" } as HoldView)).toBe(false);
  });
});
