import { use, useEffect, useRef } from "react";
import { UNSAFE_DataRouterContext as DataRouter, useRevalidator } from "react-router";
import { readCartBadge } from "~/api/cart-badge";
import { announceCartChange, onCartChangedElsewhere } from "~/api/cart-signal";
import type { Cart } from "~/domain/booking/schema";

/** Everything that other tabs and the header badge care about; the seconds that pass are none of it. */
const signatureOf = (cart: Cart): string =>
  JSON.stringify([
    cart.status,
    cart.expires_at,
    cart.items.map((item) => [item.event, item.held, item.lines, item.seats]),
  ]);

/** True if the cart was changed since it was read: the badge counts other tickets. A badge of another shop says nothing of this cart. */
function hasChangedMeanwhile({ status, tickets_quantity }: Cart): boolean {
  const { count, url } = readCartBadge();
  return !url.startsWith("https:") && count !== (status === "held" ? tickets_quantity : 0);
}

/** What was asked for before a change may arrive after it, and would stand there: whoever had both under way asks once more. */
function useLastWord(): void {
  const router = use(DataRouter)?.router;
  useEffect(() => {
    let areBoth = false;
    return router?.subscribe(({ revalidation, fetchers }) => {
      const isAsking = revalidation === "loading";
      const isChanging = Array.from(fetchers.values()).some(({ state }) => state !== "idle");
      if (isAsking && isChanging) areBoth = true;
      else if (areBoth && !isAsking && !isChanging) {
        areBoth = false;
        void router.revalidate();
      }
    });
  }, [router]);
}

/**
 * Keeps the cart page true: asks again when another tab changed the cart, also while the scripts of this one were on
 * their way, and when this tab is looked at again, and tells the others about changes. Two tabs settle after one echo, because only a cart
 * that really differs is announced. Returns how to ask again.
 */
export function useCartSync(cart: Cart): () => void {
  const { revalidate } = useRevalidator();
  const known = useRef<string>(undefined);
  const loaded = useRef(cart);
  useLastWord();

  useEffect(() => {
    if (hasChangedMeanwhile(loaded.current)) void revalidate();
  }, [revalidate]);

  useEffect(() => {
    const signature = signatureOf(cart);
    if (known.current !== undefined && known.current !== signature) announceCartChange();
    known.current = signature;
  }, [cart]);

  useEffect(() => {
    const ask = (): void => void revalidate();
    const askIfVisible = (): void => {
      if (document.visibilityState === "visible") ask();
    };
    const askIfRestored = (event: PageTransitionEvent): void => {
      if (event.persisted) ask();
    };
    const stop = onCartChangedElsewhere(ask);
    document.addEventListener("visibilitychange", askIfVisible);
    window.addEventListener("focus", askIfVisible);
    window.addEventListener("pageshow", askIfRestored);
    return () => {
      stop();
      document.removeEventListener("visibilitychange", askIfVisible);
      window.removeEventListener("focus", askIfVisible);
      window.removeEventListener("pageshow", askIfRestored);
    };
  }, [revalidate]);

  return () => void revalidate();
}
