import { useDeferredValue } from "react";

/**
 * False while the server renders and the browser hydrates, true soon afterwards.
 * Deferred: what waits for it redraws in slices, and never in the way of a touch.
 */
export const useHydrated = (): boolean => useDeferredValue(true, false);
