import { fail, ok, type Result } from "../common/errors";
import { compareBooks, type Target } from "./books";
import type { Command, Hold, InventoryEvent } from "./model";
import { salesEndOf } from "./requests";
import { type Context, seatingOf } from "./seating";

type Of<T extends Command["type"]> = Extract<Command, { type: T }>;

/** The hold as it is to be: what it was pinned to stays, and of one that is forgotten it is what the books have of it. */
function holdOf({ state, now }: Context, { booked, state: as }: Target): Hold {
  const { config } = state;
  const { hold: id, cart, contact, block, createdAt, until } = booked;
  const known = state.holds.get(id);
  const rules = config?.prices ?? [];
  return {
    id,
    cart,
    block,
    createdAt,
    hardDeadline: config ? salesEndOf(config, block) : now,
    extensions: 0,
    priceVersion: config?.version ?? "",
    payUntil: null,
    ...known,
    contact: known?.contact ?? contact,
    origin: known?.origin ?? null,
    state: as,
    expiresAt: until ?? known?.expiresAt ?? createdAt,
    lines: booked.lines.map((line) => {
      const rule = rules.find(({ id: price, pool }) => price === line.priceId && pool === line.pool);
      return { ...line, quota: rule?.quota ?? null, companion: rule?.companion ?? false };
    }),
  };
}

/**
 * Brings a screening that was set back to where the books are: takes again what was sold and reserved, frees what was given
 * back, ends carts and payments that have such seats. Opens its sales where nothing is left that a person has to decide. Does
 * nothing where it was not set back; fails with `conflict` where something has happened since `revision`, for the books that
 * came with it may be older than that.
 */
export function decideReconcile(context: Context, { books, revision, by }: Of<"reconcile">): Result<InventoryEvent[]> {
  const { state } = context;
  if (!state.isSetBack) return ok([]);
  if (state.revision !== revision) return fail("conflict", "Something has happened meanwhile");
  const { targets, ousted, differences } = compareBooks(context, books);
  const unitsOf = (hold: string): number[] => seatingOf(state, hold).map(({ unit }) => unit);
  const isDone = !differences.some(({ kind }) => kind === "conflict");
  return ok([
    ...ousted.map((hold) =>
      // What it was paid with goes back when its payment is looked at.
      state.holds.get(hold)?.state === "sold"
        ? ({ type: "lost", hold, units: unitsOf(hold) } as const)
        : ({ type: "freed", hold, reason: "expired", units: unitsOf(hold), by } as const),
    ),
    ...targets.map(
      (target) =>
        ({
          type: "restored",
          hold: target.booked.hold,
          as: holdOf(context, target),
          removed: target.removed,
          seating: target.added,
          by,
        }) as const,
    ),
    ...(isDone ? [{ type: "reconciled", by } as const] : []),
  ]);
}
