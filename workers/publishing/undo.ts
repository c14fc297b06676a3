import type { Accepted, Step } from "~/domain/editing/schema";
import type { Operation } from "~/domain/editing/operations";
import { fail, ok, type Result } from "~/domain/common/errors";
import { ownSteps, readState } from "../db/content/drafts";
import { noPage, permitted, type Asking, type Permitted } from "./asking";
import { undoable } from "./journal";
import { mutate, toldAs } from "./mutate";

/** What undoes the last step of whoever asks; null if there is nothing to undo. */
async function lastUndone(
  { db, actor }: Permitted,
  id: number,
): Promise<{ operations: Operation[]; undoes: string } | null> {
  const last = undoable((await ownSteps(db, id, actor.id)).toReversed()).at(-1);
  return last ? { operations: last.inverse, undoes: last.id } : null;
}

/**
 * Undoes the last step of whoever asks on this page; `step` is what that did. Fails with `precondition_required` without
 * a base revision, with `not_found` if there is nothing to undo, and like a step: what somebody else has built on is not
 * undone.
 */
export async function undoLast(
  asking: Asking,
  id: number,
  { base_rev, step = crypto.randomUUID() }: { base_rev?: number | undefined; step?: string | undefined },
): Promise<Result<Accepted & { step: Step }>> {
  const may = permitted(asking, "edit pages");
  if (!may.ok) return may;
  if (base_rev === undefined) return fail("precondition_required");
  const read = () => readState(asking.db, id, { since: Number.MAX_SAFE_INTEGER, ids: [step] });
  const state = await read();
  if (!state) return noPage();
  const undone = state.named[0] ?? (await lastUndone(may.value, id));
  if (!undone) return fail("not_found", "There is nothing of yours to undo here");
  const { operations, undoes } = undone;
  const mutation = { base_rev, step, operations, undoes: undoes ?? undefined };
  const accepted = await mutate(may.value, id, mutation);
  if (!accepted.ok) return accepted;
  const [made] = (await read())?.named ?? [];
  return made ? ok({ ...accepted.value, step: toldAs(made) }) : fail("internal");
}
