let asked = new Set<() => void>();

function runAll(all: Set<() => void>): void {
  for (const run of all)
    try {
      run();
    } catch (error) {
      // The others have done nothing wrong.
      reportError(error);
    }
  all.clear();
}

/**
 * Runs something once the frame that shows what has been done is made: what it asks of the page is laid out by then, and
 * whoever did it has not waited for it. All that is asked for before a frame runs in one go, so that what it changes takes one frame
 * more. What it gives back calls it off.
 */
export function afterFrame(run: () => void): () => void {
  const all = asked;
  // Asked twice, it runs twice.
  const once = (): void => run();
  if (all.size === 0)
    requestAnimationFrame(() => {
      if (asked === all) asked = new Set();
      setTimeout(() => runAll(all));
    });
  all.add(once);
  return () => void all.delete(once);
}

/** The same for what is asked for more often than there are frames: once for all that ask before it runs. */
export function onceAfterFrame(run: () => void): { soon: () => void; end: () => void } {
  let callOff: (() => void) | null = null;
  return {
    soon: () => {
      callOff ??= afterFrame(() => {
        callOff = null;
        run();
      });
    },
    end: () => {
      callOff?.();
      callOff = null;
    },
  };
}
