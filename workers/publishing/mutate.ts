import { applyAll } from "~/domain/editing/apply";
import type { Operation } from "~/domain/editing/operations";
import { conflicts } from "~/domain/editing/rebase";
import type { Accepted, Conflict, Mutation, Step } from "~/domain/editing/schema";
import { fail, ok, type DetailedFailure, type Result } from "~/domain/common/errors";
import { readState, writeStep, type DraftState, type JournalStep } from "../db/content/drafts";
import { noPage, permitted, type Asking, type Permitted } from "./asking";
import { inEffect } from "./journal";
import { longestDocument, weightOf, wrongOperations } from "./judge";

/** A mutation whose base revision is known. What the store brings back itself was judged when it came in. */
type Based = Mutation & { base_rev: number; isStored: boolean };

/** So many may be faster one after the other before somebody is told that it is too busy. */
const mostAttempts = 50;

/** A step as others are told of it. */
export const toldAs = ({ undoes: _undoes, ...step }: JournalStep): Step => step;

/** The answer to a step that was carried out before: as it was then. */
const acceptedBefore = (done: JournalStep, { base_rev }: Based, { since }: DraftState): Accepted => ({
  rev: done.rev,
  others: since.filter(({ rev }) => rev > base_rev && rev < done.rev).map(toldAs),
});

/** The step that a mutation undoes; undefined if it undoes none. Nobody undoes the work of others. */
function undoneBy({ undoes }: Based, { named }: DraftState, actor: string): Result<JournalStep | undefined> {
  if (undoes === undefined) return ok(undefined);
  const step = named.find(({ id }) => id === undoes);
  if (!step) return fail("unprocessable", "There is no step of this id to undo");
  return step.actor?.id === actor ? ok(step) : fail("forbidden", "Everybody undoes their own steps only");
}

const anything = ({ document }: DraftState) => ({ operations: [{ op: "replace" as const, document }], inverse: [] });

/** Why a mutation would overwrite what others did meanwhile; null if it may follow as it is. */
function conflictOf(mutation: Based, state: DraftState, undone: JournalStep | undefined): DetailedFailure | null {
  const from = undone?.rev ?? mutation.base_rev;
  const since = state.since.filter(({ rev }) => rev > from);
  const meanwhile = since.filter(({ undoes }) => !undone || undoes !== undone.id);
  // Where the journal does not go back so far, anything may have happened.
  const unknown = since.length < state.rev - from ? [anything(state)] : [];
  const ids = conflicts(mutation.operations, [...inEffect(meanwhile), ...unknown], state.document);
  if (ids.length === 0) return null;
  const others = state.since.filter(({ rev }) => rev > mutation.base_rev).map(toldAs);
  const more: Conflict = { rev: state.rev, ids, others };
  return { ...fail("conflict", "Somebody else has changed the same meanwhile"), more: { ...more } };
}

/** What the store itself wrote once may come back as it was, whatever is asked of new content. */
function newlyWritten({ operations, isStored }: Based, undone: JournalStep | undefined): readonly Operation[] {
  if (isStored) return [];
  const known = new Set([...(undone?.operations ?? []), ...(undone?.inverse ?? [])].map((one) => JSON.stringify(one)));
  return operations.filter((operation) => !known.has(JSON.stringify(operation)));
}

/** One attempt to follow the latest revision; null if somebody was faster. */
async function attempt(
  { db, actor, modules, now }: Permitted,
  page: number,
  mutation: Based,
): Promise<Result<Accepted> | null> {
  const { step: id, operations, undoes = null, base_rev } = mutation;
  const ids = undoes === null ? [id] : [id, undoes];
  const state = await readState(db, page, { since: base_rev, ids });
  if (!state) return noPage();
  const before = state.named.find((step) => step.id === id);
  if (before)
    return before.actor?.id === actor.id ? ok(acceptedBefore(before, mutation, state)) : fail("idempotency_conflict");
  if (base_rev > state.rev) return fail("unprocessable", `The page is at revision ${state.rev}`);
  const undone = undoneBy(mutation, state, actor.id);
  if (!undone.ok) return undone;
  const conflict = conflictOf(mutation, state, undone.value);
  if (conflict) return conflict;
  const applied = applyAll(state.document, operations);
  if (!applied.ok) return fail("unprocessable", applied.detail);
  const { document, inverse } = applied.value;
  const wrong = wrongOperations(modules, newlyWritten(mutation, undone.value), document);
  if (wrong.length > 0) return fail("unprocessable", "Some of it cannot be saved", wrong);
  if (weightOf(document) > longestDocument)
    return fail("payload_too_large", `The page would be larger than ${longestDocument / 1000} kB`);
  const rev = state.rev + 1;
  const step = { id, operations, inverse, undoes };
  const isWritten = await writeStep(db, page, { rev, step, document, actor: actor.id, now });
  return isWritten ? ok({ rev, others: state.since.filter((other) => other.rev > base_rev).map(toldAs) }) : null;
}

/**
 * Carries a step out on the shared working copy of a page: all of it or nothing, once, however often it arrives. It
 * follows what others did since its base revision, or fails with `conflict` (whose `more` is a `Conflict`) where it would
 * overwrite that unseen. Fails with `precondition_required` without a base revision, with `unprocessable` for what does
 * not fit or may not be saved, by `module.prop`, and with `payload_too_large` for pages of more than 900 kB.
 * `isStored`: it brings back what the house has kept itself.
 */
export async function mutate(
  asking: Asking,
  page: number,
  mutation: Mutation,
  { isStored = false }: { isStored?: boolean } = {},
): Promise<Result<Accepted>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  const { base_rev } = mutation;
  if (base_rev === undefined) return fail("precondition_required");
  for (let tried = 0; tried < mostAttempts; tried += 1) {
    // Each attempt begins with what the one before it has lost to.
    // oxlint-disable-next-line no-await-in-loop
    const outcome = await attempt(may.value, page, { ...mutation, base_rev, isStored });
    if (outcome) return outcome;
  }
  return fail("overloaded", "Too many write to this page at once");
}
