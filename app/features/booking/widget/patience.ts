import type { DetailedFailure } from "~/domain/common/errors";

/** What an answer without a word of it means. */
const usualSeconds = 10;
/** Nobody sits in front of a dialog for longer. */
const mostSeconds = 30;

/** How long to wait before a busy screening is asked once more: as long as it says, and up to half of that more, so that not everybody comes back at once. */
export function politeWaitMs({ more }: DetailedFailure, random: () => number = Math.random): number {
  const said = Number(more?.["retry_after"] ?? usualSeconds);
  const seconds = Number.isFinite(said) && said > 0 ? Math.min(said, mostSeconds) : usualSeconds;
  return Math.round(seconds * 1_000 * (1 + random() / 2));
}

/** A wait that can be ended before its time: true if it was waited out. */
export function pause(ms: number): { over: Promise<boolean>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(true), ms);
  return {
    over: promise,
    end: () => {
      clearTimeout(timer);
      resolve(false);
    },
  };
}
