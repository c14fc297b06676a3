import { useEffect, useRef, type RefObject } from "react";
import type { Cart, CartItem } from "~/domain/booking/schema";
import { formatPrice } from "~/domain/format/price";
import { formatTime } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnnounce } from "~/ui/use-announce";
import { useSeatWords } from "./use-seat-words";

/** Where the focus goes when the seat plan of an event closes. */
export const changeSeatsId = (event: number): string => `change-seats-${event}`;

const unitsOf = ({ seats }: CartItem): string => seats.map(({ unit }) => unit).join(",");

/** The item whose seats are others than before, if that is all that changed of it. */
function reseated(before: Cart, cart: Cart): CartItem | undefined {
  return cart.items.find((item) => {
    const old = before.items.find(({ event }) => event === item.event);
    return old && old.seats.length === item.seats.length && item.held && old.held && unitsOf(old) !== unitsOf(item);
  });
}

/** What is to be said of the way from one cart to the next; nothing where only time has passed. */
function useNews(): (before: Cart, cart: Cart) => string | null {
  const t = useT("cart");
  const words = useSeatWords();
  const { lang, money } = useLocale();
  return (before, cart) => {
    if (before.total !== cart.total || before.tickets_quantity !== cart.tickets_quantity)
      return t("cart.updated", { count: cart.tickets_quantity, total: formatPrice(cart.total, lang, money) });
    const item = reseated(before, cart);
    if (item) return t("cart.reseated", { title: item.title, seats: words(item.seats) });
    if (before.expires_at !== cart.expires_at && cart.expires_at !== null)
      return t("cart.extended", { time: formatTime(cart.expires_at, lang) });
    return null;
  };
}

/**
 * Says what a change made of the cart, and keeps the focus where somebody can go on: at the list when
 * the focused item is gone, at the title when nothing is left, at the event when its seat plan closes.
 */
export function useCartNews(cart: Cart, planOf: number | null, page: RefObject<HTMLElement | null>): void {
  const announce = useAnnounce();
  const news = useNews();
  const last = useRef({ cart, planOf });
  useEffect(() => {
    const before = last.current;
    last.current = { cart, planOf };
    const text = before.cart === cart ? null : news(before.cart, cart);
    if (text) announce(text);
    const isLost = document.activeElement === document.body;
    if (!isLost || !page.current) return;
    if (before.planOf !== null && planOf === null) document.getElementById(changeSeatsId(before.planOf))?.focus();
    else if (text)
      page.current.querySelector<HTMLElement>(cart.items.length === 0 ? "h1" : "ul")?.focus({ preventScroll: true });
  });
}
