import { useSyncExternalStore } from "react";
import { cartChanged, listenToOtherTabs } from "~/api/cart-signal";
import { cartBadge, nameOf, valueOf } from "~/domain/site/cookies";

/** What the readable cart cookie says: number of tickets and where the cart is. */
interface CartBadge {
  count: number;
  url: string;
}

const none: CartBadge = { count: 0, url: "" };

function parseBadge(source: string): CartBadge {
  try {
    const { n, url } = JSON.parse(decodeURIComponent(source)) as { n?: unknown; url?: unknown };
    return { count: Number.isInteger(n) && Number(n) > 0 ? Number(n) : 0, url: typeof url === "string" ? url : "" };
  } catch {
    // The cookie is readable, so anything may stand in it: an odd one means no badge.
    return none;
  }
}

let lastSource = "";
let lastBadge = none;

function read(): CartBadge {
  const source = valueOf(document.cookie, nameOf(cartBadge, location.protocol === "https:"));
  if (source !== lastSource) {
    lastSource = source;
    lastBadge = source ? parseBadge(source) : none;
  }
  return lastBadge;
}

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
  return useSyncExternalStore(subscribe, read, () => none);
}
