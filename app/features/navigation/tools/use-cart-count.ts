import { useSyncExternalStore } from "react";
import { noBadge, readCartBadge, type CartBadge } from "~/api/cart-badge";
import { cartChanged, listenToOtherTabs } from "~/api/cart-signal";

function subscribe(onChange: () => void): () => void {
  listenToOtherTabs();
  window.addEventListener(cartChanged, onChange);
  document.addEventListener("visibilitychange", onChange);
  return () => {
    window.removeEventListener(cartChanged, onChange);
    document.removeEventListener("visibilitychange", onChange);
  };
}

/** The cart's badge. Pages are shared between visitors, so the server never knows it. */
export function useCartBadge(): CartBadge {
  return useSyncExternalStore(subscribe, readCartBadge, () => noBadge);
}
