import { useEffect } from "react";
import type { Session } from "./session";
import { usePart } from "./store/cell";

/** What is said in the foot. */
export interface Told {
  text: string;
  /** Epoch ms. */
  at: number;
  canUndo?: boolean;
  /** It did not go well: it stays until somebody has read it. */
  isError?: boolean;
}

/** That something was done. */
export const done = (text: string, canUndo = false): Told => ({ text, at: Date.now(), ...(canUndo && { canUndo }) });

/** That something was not done. */
export const failed = (text: string): Told => ({ text, at: Date.now(), isError: true });

/** What is plainly done is said for so long. */
const plainMs = 4_000;
/** What can be undone is offered for so long at least. */
const undoMs = 10_000;

/** What is still said when somebody looks elsewhere: what went wrong, and what can be undone as long as that is fresh. */
export const afterLooking = (told: Told | null, now = Date.now()): Told | null =>
  told?.isError === true || (told?.canUndo === true && now - told.at < undoMs) ? told : null;

/** Plain success is not said for longer than it takes to read. */
export function useHushed({ view }: Session): void {
  const told = usePart(view, (now) => now.told);
  useEffect(() => {
    if (!told || told.isError || told.canUndo) return;
    const timer = setTimeout(() => view.get().told === told && view.update({ told: null }), plainMs);
    return () => clearTimeout(timer);
  }, [told, view]);
}
