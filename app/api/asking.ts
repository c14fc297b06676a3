import { useSyncExternalStore } from "react";

/*
 * What a page asks for itself and has nothing of yet: the bar of a navigation waits for it. What is only refreshed
 * keeps nobody waiting and is not told.
 */

let unanswered = 0;
let refusedAt = -Infinity;
const listeners = new Set<() => void>();

function change(by: number): void {
  unanswered += by;
  for (const changed of listeners) changed();
}

/** The answer, told as wanted while it is on its way and as refused if it fails. */
export async function firstAnswer<T>(answer: Promise<T>): Promise<T> {
  change(1);
  try {
    return await answer;
  } catch (error) {
    refusedAt = Date.now();
    throw error;
  } finally {
    change(-1);
  }
}

/** How many first answers are on their way. */
export const countUnanswered = (): number => unanswered;

/** Whether one was refused since a moment in milliseconds. */
export const refusedSince = (moment: number): boolean => refusedAt >= moment;

const subscribe = (changed: () => void): (() => void) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};

/** `countUnanswered`, drawn again when it changes. */
export const useUnanswered = (): number => useSyncExternalStore(subscribe, countUnanswered, () => 0);
