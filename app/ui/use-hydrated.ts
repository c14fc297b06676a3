import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False while the server renders and the browser hydrates, true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
