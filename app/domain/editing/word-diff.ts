import { sequenceDiff } from "./sequence-diff";

/** A run of words that stayed, went or came. */
export interface Piece {
  kind: "same" | "removed" | "added";
  text: string;
}

/** Words, the spaces between them, and signs, each by itself. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? [];

/**
 * What became of a text, word by word: what stayed and what went is the old text, what stayed and what came the new one.
 * Of a run that was exchanged, the old words come first.
 */
export function wordDiff(was: string, is: string): Piece[] {
  const laid = sequenceDiff(wordsOf(was), wordsOf(is), (a, b) => a === b);
  const pieces: Piece[] = [];
  let [removed, added] = ["", ""];
  const put = (kind: Piece["kind"], text: string): void => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) pieces.push({ kind, text });
  };
  const exchange = (): void => {
    put("removed", removed);
    put("added", added);
    [removed, added] = ["", ""];
  };
  for (const [at, entry] of laid.entries()) {
    if (entry.kind === "removed") removed += entry.was;
    else if (entry.kind === "added") added += entry.is;
    else if (removed && added && /^\s+$/.test(entry.is) && laid[at + 1]?.kind !== "same" && at + 1 < laid.length) {
      // A space between two words that were exchanged belongs to both runs.
      removed += entry.was;
      added += entry.is;
    } else {
      exchange();
      put("same", entry.is);
    }
  }
  exchange();
  return pieces;
}
