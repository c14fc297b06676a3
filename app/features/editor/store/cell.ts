import { useSyncExternalStore } from "react";

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
