interface Clock {
  now: () => number;
  /** Runs something in so many milliseconds, 0: as soon as there is time; what it gives back calls that off. */
  later: (run: () => void, ms: number) => () => void;
}

export interface Paced<T> {
  run: (value: T) => void;
  /** At once, whatever waits: the tab is going. */
  flush: () => void;
}

/**
 * Does something with the latest of many values: with the first as soon as there is time, with those that follow it closely when
 * so many milliseconds have passed.
 */
export function paced<T>(act: (value: T) => void, everyMs: number, { now, later }: Clock): Paced<T> {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: { value: T } | null = null;
  let callOff: (() => void) | null = null;
  const flush = (): void => {
    callOff?.();
    callOff = null;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    last = now();
    act(value);
  };
  return {
    flush,
    run: (value) => {
      waiting = { value };
      callOff ??= later(flush, Math.max(0, last + everyMs - now()));
    },
  };
}
