import { useSyncExternalStore } from "react";

/**
 * Which booking widget is open: at most one on the page, whichever row it belongs to. A module-level
 * value because rows do not know each other; every row subscribes to one boolean only.
 */
let openKey: string | null = null;
const listeners = new Set<() => void>();

function set(key: string | null): void {
  if (key === openKey) return;
  openKey = key;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the widget with this key and thereby closes any other. */
export const openBooking = (key: string): void => set(key);

/** Closes the widget with this key; another one that is open meanwhile stays open. */
export const closeBooking = (key: string): void => {
  if (openKey === key) set(null);
};

export const useIsBookingOpen = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => openKey === key,
    () => false,
  );
