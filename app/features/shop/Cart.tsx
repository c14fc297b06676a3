import { useCallback, useEffect, useRef, useState } from "react";
import type { Cart as CartData, SeatPlanView } from "~/domain/booking/schema";
import { formatPrice } from "~/domain/format/price";
import { formatTime } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { PageTitle } from "~/ui/PageTitle";
import { useAnnounce } from "~/ui/use-announce";
import { Wrap } from "~/ui/Wrap";
import styles from "./Cart.module.css";
import type { CartAnswer } from "./cart-intent";
import { CartItem } from "./CartItem";
import { CartSummary } from "./CartSummary";
import { CartTimer } from "./CartTimer";
import { EmptyCart } from "./EmptyCart";
import { ExpiredNotice } from "./ExpiredNotice";
import { Refused } from "./Refused";
import { useCartSync } from "./use-cart-sync";

interface CartProps {
  cart: CartData;
  /** Seats of the event whose seats are being changed. */
  plan: SeatPlanView | null;
  /** The house's phone number, for those who want to pay now. */
  phone: string;
  /** What a plain form was answered. */
  answer: CartAnswer | undefined;
}

/** Says what a change made of the cart, and keeps the focus when the focused item is gone. */
function useCartNews(cart: CartData) {
  const t = useT("shop");
  const { lang, money } = useLocale();
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const last = useRef(cart);
  useEffect(() => {
    const before = last.current;
    last.current = cart;
    if (before === cart) return;
    if (before.total !== cart.total || before.tickets_quantity !== cart.tickets_quantity) {
      announce(t("cart.updated", { count: cart.tickets_quantity, total: formatPrice(cart.total, lang, money) }));
    } else if (before.expires_at !== cart.expires_at && cart.expires_at !== null) {
      announce(t("cart.extended", { time: formatTime(cart.expires_at, lang) }));
    }
    if (cart.items.length < before.items.length && document.activeElement === document.body) list.current?.focus();
  }, [cart, announce, t, lang, money]);
  return list;
}

/** The cart: what is held, for how long, and what it costs with everything. */
export function Cart({ cart, plan, phone, answer: posted }: CartProps) {
  const t = useT("shop");
  const ask = useCartSync(cart);
  const list = useCartNews(cart);
  const [answered, setAnswered] = useState<CartAnswer | null>(null);
  const onAnswer = useCallback((answer: CartAnswer) => setAnswered(answer), []);
  const answer = answered ?? posted ?? null;
  const refusedCart = answer?.refused && answer.event === null ? answer.refused : null;

  if (cart.items.length === 0) return <EmptyCart />;
  return (
    <Wrap className={styles.page}>
      <PageTitle>{t("cart.title")}</PageTitle>
      {refusedCart ? <Refused reason={refusedCart} focus /> : null}
      <div className={styles.columns}>
        <div className={styles.time}>
          {cart.status === "held" ? (
            <CartTimer cart={cart} onAnswer={onAnswer} onExpired={ask} />
          ) : (
            <ExpiredNotice onAnswer={onAnswer} />
          )}
        </div>
        <section aria-labelledby="cart-items" className={styles.shows}>
          <h2 id="cart-items" className={styles.quiet}>
            {t("cart.items")}
          </h2>
          <ul ref={list} tabIndex={-1} className={styles.items}>
            {cart.items.map((item) => (
              <CartItem
                key={item.event}
                item={item}
                wholeExpired={cart.status === "expired"}
                plan={plan?.event === item.event ? plan : null}
                refused={answer?.event === item.event ? answer : null}
                onAnswer={onAnswer}
              />
            ))}
          </ul>
        </section>
        <section className={styles.summary} aria-label={t("cart.summary")}>
          <CartSummary cart={cart} phone={phone} onAnswer={onAnswer} />
        </section>
      </div>
    </Wrap>
  );
}
