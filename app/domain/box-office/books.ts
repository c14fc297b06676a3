import type { Hold, HoldLine, Seating } from "./model";
import type { Context } from "./seating";
import { timedStates } from "./model";

/** What the books say of one hold of a screening: what was sold or reserved with it, that its order is over, or open: its payment decides. */
export interface BookedHold extends Pick<Hold, "cart" | "contact" | "block" | "createdAt"> {
  hold: string;
  state: "sold" | "reserved" | "open" | "over";
  /** Until when a reservation is kept; null otherwise. */
  until: number | null;
  /** Of what is still good. */
  lines: Omit<HoldLine, "quota" | "companion">[];
  units: Seating[];
}

/** Why a hold cannot have what the books say: it is another's, out of sale, or not in the house any more. */
export type ConflictReason = "taken" | "blocked" | "gone";

/** Where a screening differs from the books. */
export interface Difference {
  hold: string;
  /** "missing": to be taken again; "surplus": to be freed; "conflict": a person has to decide. */
  kind: "missing" | "surplus" | "conflict";
  units: number[];
  reason: ConflictReason | null;
  /** Whose the units are. */
  holder: string | null;
}

/** What a hold is to be, and what of that it has not. */
export interface Target {
  booked: BookedHold;
  state: Hold["state"];
  added: Seating[];
  removed: number[];
}

/** What an order that is over has still, as a target; null where it has nothing. */
function overOf({ state }: Context, booked: BookedHold): Target | null {
  const has = state.holds.get(booked.hold)?.state;
  if (has !== "sold" && has !== "reserved") return null;
  const removed = [...(state.unitsOf.get(booked.hold) ?? [])];
  return { booked, state: has === "sold" ? "refunded" : "released", added: [], removed };
}

/** How a hold is to be by the books; null where it is so, or is on its way there. */
function targetOf(context: Context, booked: BookedHold): Target | null {
  if (booked.state === "over") return overOf(context, booked);
  if (booked.state === "open") return null;
  const { state } = context;
  const is = state.holds.get(booked.hold)?.state;
  // Whoever collects it has paid already, or has just given it up: the books follow.
  if (booked.state === "reserved" && (is === "sold" || is === "released")) return null;
  const own = state.unitsOf.get(booked.hold) ?? new Set<number>();
  const wanted = new Set(booked.units.map(({ unit }) => unit));
  const added = booked.units.filter(({ unit }) => !own.has(unit));
  const removed = [...own].filter((unit) => !wanted.has(unit));
  const isSo = is === booked.state && added.length === 0 && removed.length === 0;
  return isSo ? null : { booked, state: booked.state, added, removed };
}

/** Why a hold cannot have a unit, or who only seems to have it: a cart, or a payment that will not become tickets. */
function obstacle({ state }: Context, { booked }: Target, unit: number, open: ReadonlySet<string>): Omit<Look, "unit"> {
  const found = state.units.get(unit);
  if (!found || found.block !== booked.block) return { reason: "gone", holder: null };
  const claim = state.claims.get(unit);
  if (!claim) return { reason: null, holder: null };
  if (claim.hold === null) return { reason: "blocked", holder: null };
  const holder = state.holds.get(claim.hold);
  const isLoose = holder !== undefined && (timedStates.has(holder.state) || open.has(holder.id));
  return { reason: isLoose ? null : "taken", holder: claim.hold };
}

export interface Comparison {
  differences: Difference[];
  /** What is to be done, those that only give first. */
  targets: Target[];
  /** Carts and payments that have what the books say is somebody else's. */
  ousted: string[];
}

interface Look {
  unit: number;
  reason: ConflictReason | null;
  holder: string | null;
}

interface Known {
  /** Units by the holds that are to have them. */
  promised: Map<number, string>;
  /** Units that are given back. */
  given: ReadonlySet<number>;
  kept: ReadonlySet<string>;
  open: ReadonlySet<string>;
}

/** What stands against each unit that a hold is to have. */
function looksAt(context: Context, target: Target, { promised, given, kept, open }: Known): Look[] {
  return target.added.map(({ unit }) => {
    const other = promised.get(unit);
    if (other !== undefined) return { unit, reason: "taken", holder: other };
    if (given.has(unit)) return { unit, reason: null, holder: null };
    const look = obstacle(context, target, unit, open);
    // A reservation of the books is no cart that only seems to have its seats.
    return look.holder !== null && kept.has(look.holder) ? { ...look, unit, reason: "taken" } : { ...look, unit };
  });
}

/** Compares a screening with the books. What was sold goes before what is reserved; otherwise the order of the books decides. */
export function compareBooks(context: Context, books: readonly BookedHold[]): Comparison {
  const all = books.flatMap((booked) => targetOf(context, booked) ?? []);
  const [giving, taking] = [all.filter(({ added }) => added.length === 0), all.filter(({ added }) => added.length > 0)];
  const holdsIn = (...states: BookedHold["state"][]): Set<string> =>
    new Set(books.flatMap(({ hold, state }) => (states.includes(state) ? [hold] : [])));
  const known: Known = {
    promised: new Map(),
    given: new Set(giving.flatMap(({ removed }) => removed)),
    kept: holdsIn("sold", "reserved"),
    open: holdsIn("open"),
  };
  const differences: Difference[] = giving.map(({ booked: { hold }, removed }) => ({
    hold,
    kind: "surplus",
    units: removed,
    reason: null,
    holder: null,
  }));
  const targets = [...giving];
  const ousted = new Set<string>();
  for (const target of taking.toSorted((a, b) => Number(a.state === "reserved") - Number(b.state === "reserved"))) {
    const { hold } = target.booked;
    const looks = looksAt(context, target, known);
    const against = looks.filter(({ reason }) => reason !== null);
    differences.push(
      ...against.map(({ unit, reason, holder }): Difference => ({
        hold,
        kind: "conflict",
        units: [unit],
        reason,
        holder,
      })),
    );
    if (against.length > 0) continue;
    const units = looks.map(({ unit }) => unit);
    differences.push({ hold, kind: "missing", units, reason: null, holder: null });
    targets.push(target);
    for (const { unit, holder } of looks) {
      known.promised.set(unit, hold);
      if (holder !== null) ousted.add(holder);
    }
  }
  return { differences, targets, ousted: [...ousted] };
}
