import { cartBadge, nameOf, valueOf } from "~/domain/site/cookies";

/** What the readable cart cookie says: number of tickets and where the cart is. */
export interface CartBadge {
  count: number;
  url: string;
}

/** Nothing is held. */
export const noBadge: CartBadge = { count: 0, url: "" };

function parseBadge(source: string): CartBadge {
  try {
    const { n, url } = JSON.parse(decodeURIComponent(source)) as { n?: unknown; url?: unknown };
    return { count: Number.isInteger(n) && Number(n) > 0 ? Number(n) : 0, url: typeof url === "string" ? url : "" };
  } catch {
    // The cookie is readable, so anything may stand in it: an odd one means no badge.
    return noBadge;
  }
}

let lastSource = "";
let lastBadge = noBadge;

/** The badge as the last answer about the cart has left it, in whichever tab; the same object while nothing has changed. */
export function readCartBadge(): CartBadge {
  const source = valueOf(document.cookie, nameOf(cartBadge, location.protocol === "https:"));
  if (source !== lastSource) {
    lastSource = source;
    lastBadge = source ? parseBadge(source) : noBadge;
  }
  return lastBadge;
}
