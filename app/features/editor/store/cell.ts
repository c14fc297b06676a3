import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { onceAfterFrame } from "../after-frame";

/** A value that others look at. */
export interface Cell<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly update: (change: Partial<T>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCell<T>(initial: T): Cell<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => value,
    set,
    update: (change) => set({ ...value, ...change }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Listens to several; what it gives back ends that. */
export function subscribeAll(cells: readonly Pick<Cell<never>, "subscribe">[], listener: () => void): () => void {
  const over = cells.map((cell) => cell.subscribe(listener));
  return () => over.forEach((end) => end());
}

type Readable<T> = Pick<Cell<T>, "get" | "subscribe">;

/** What a cell holds. */
export const useCell = <T>(cell: Readable<T>): T => useSyncExternalStore(cell.subscribe, cell.get, cell.get);

/** A part of what a cell holds: redraws when that part is another. */
export function usePart<T, Part>(cell: Readable<T>, part: (value: T) => Part): Part {
  const read = () => part(cell.get());
  return useSyncExternalStore(cell.subscribe, read, read);
}

/**
 * What is made of cells, once the frame is made that shows their change: for what is told of a change, which nobody waits for. Redraws
 * when it is another. `subscribe` stays the same for as long as the cells do.
 */
export function useAfterFrame<T>(subscribe: (listener: () => void) => () => void, make: () => T): T {
  const [made, setMade] = useState(make);
  const makeNow = useEffectEvent(make);
  useEffect(() => {
    const { soon, end } = onceAfterFrame(() => {
      const next = makeNow();
      setMade(() => next);
    });
    const over = subscribe(soon);
    soon();
    return () => {
      end();
      over();
    };
  }, [subscribe]);
  return made;
}
