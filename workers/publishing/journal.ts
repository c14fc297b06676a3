import type { JournalStep } from "../db/content/drafts";

/**
 * What is still in effect of some steps, which come in the order they were made: a step and one of them that undoes it
 * are none together. A step that undoes an earlier one than these does something.
 */
export function inEffect(steps: readonly JournalStep[]): JournalStep[] {
  const undone = new Set<string>();
  const within = new Set(steps.map(({ id }) => id));
  for (const { id, undoes } of steps.toReversed()) {
    if (undoes === null || undone.has(id)) continue;
    // To undo what undoes is to do it again.
    if (undone.has(undoes)) undone.delete(undoes);
    else undone.add(undoes);
  }
  return steps.filter(({ id, undoes }) => !undone.has(id) && !(undoes !== null && within.has(undoes)));
}

/** An editor's steps that can be undone, of all that they did (in order): what is in effect and undoes nothing itself. */
export const undoable = (steps: readonly JournalStep[]): JournalStep[] =>
  inEffect(steps).filter(({ undoes }) => undoes === null);
