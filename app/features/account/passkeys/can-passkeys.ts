import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether this browser knows passkeys; false where there is no script yet. */
export const useCanPasskeys = (): boolean =>
  useSyncExternalStore(
    never,
    () => "PublicKeyCredential" in window && window.isSecureContext,
    () => false,
  );
