import { useEffect } from "react";
import type { PageDocument } from "~/domain/pages/document";
import type { Session } from "./session";
import { usePart } from "./store/cell";

/** What is said in the foot. */
export interface Told {
  text: string;
  /** Epoch ms. */
  at: number;
  canUndo?: boolean;
  /** The page without what was brought: it stays until somebody has compared it, or has gone on. */
  since?: PageDocument;
  /** It did not go well: it stays until somebody has read it. */
  isError?: boolean;
}

/** That something was done. */
export const done = (text: string, canUndo = false): Told => ({ text, at: Date.now(), ...(canUndo && { canUndo }) });

/** That something was not done. */
export const failed = (text: string): Told => ({ text, at: Date.now(), isError: true });

/** That what an earlier tab could not save is on the page again. */
export const brought = (text: string, since: PageDocument): Told => ({ text, at: Date.now(), since });

/** What is plainly done is said for so long. */
const plainMs = 4_000;
/** What can be undone is offered for so long at least. */
const undoMs = 10_000;

/** True for what nobody has to catch in passing. */
const stays = (told: Told): boolean => told.isError === true || told.since !== undefined;

/** What is still said when somebody looks elsewhere: what stays, and what can be undone as long as that is fresh. */
export const afterLooking = (told: Told | null, now = Date.now()): Told | null =>
  told && (stays(told) || (told.canUndo === true && now - told.at < undoMs)) ? told : null;

/** Plain success is not said for longer than it takes to read. */
export function useHushed({ view }: Session): void {
  const told = usePart(view, (now) => now.told);
  useEffect(() => {
    if (!told || stays(told) || told.canUndo) return;
    const timer = setTimeout(() => view.get().told === told && view.update({ told: null }), plainMs);
    return () => clearTimeout(timer);
  }, [told, view]);
}
