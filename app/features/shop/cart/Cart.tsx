import { useCallback, useRef, useState } from "react";
import type { Cart as CartData, SeatPlanView } from "~/domain/booking/schema";
import { useT } from "~/i18n/use-t";
import { PageTitle } from "~/ui/text/PageTitle";
import { Wrap } from "~/ui/Wrap";
import styles from "./Cart.module.css";
import type { CartAnswer } from "./cart-intent";
import { CartItem } from "./CartItem";
import { CartSummary } from "./CartSummary";
import { CartTimer } from "./time/CartTimer";
import { EmptyCart } from "./EmptyCart";
import { MovedSeats } from "./MovedSeats";
import { ExpiredNotice } from "./time/ExpiredNotice";
import { RefusedAnswer } from "./RefusedAnswer";
import { useCartNews } from "./use-cart-news";
import { useCartSync } from "./use-cart-sync";

interface CartProps {
  cart: CartData;
  /** Seats of the event whose seats are being changed. */
  plan: SeatPlanView | null;
  /** What a plain form was answered. */
  answer: CartAnswer | undefined;
}

/** The cart: what is held, for how long, and what it costs with everything. */
export function Cart(props: CartProps) {
  const { cart, plan } = props;
  const page = useRef<HTMLDivElement>(null);
  const ask = useCartSync(cart);
  useCartNews(cart, plan?.event ?? null, page);
  return <div ref={page}>{cart.items.length === 0 ? <EmptyCart /> : <FilledCart {...props} onExpired={ask} />}</div>;
}

function FilledCart({ cart, plan, answer: posted, onExpired }: CartProps & { onExpired: () => void }) {
  const t = useT("cart");
  const [answered, setAnswered] = useState<CartAnswer | null>(null);
  const onAnswer = useCallback((answer: CartAnswer) => setAnswered(answer), []);
  const answer = answered ?? posted ?? null;
  const refusedCart = answer?.event === null ? answer : null;

  return (
    <Wrap className={styles.page}>
      <PageTitle>{t("cart.title")}</PageTitle>
      <MovedSeats moved={answer?.moved} />
      {refusedCart ? <RefusedAnswer answer={refusedCart} focus onAnswer={onAnswer} /> : null}
      <div className={styles.columns}>
        <div className={styles.time}>
          {cart.status === "held" ? (
            <CartTimer cart={cart} onAnswer={onAnswer} onExpired={onExpired} />
          ) : (
            <ExpiredNotice onAnswer={onAnswer} />
          )}
        </div>
        <section aria-labelledby="cart-items" className={styles.shows}>
          <h2 id="cart-items" className={styles.quiet}>
            {t("cart.items")}
          </h2>
          <ul tabIndex={-1} className={styles.items}>
            {cart.items.map((item) => (
              <CartItem
                key={item.event}
                item={item}
                cartEnds={cart.expires_at}
                wholeExpired={cart.status === "expired"}
                plan={plan?.event === item.event ? plan : null}
                refused={answer?.event === item.event ? answer : null}
                onAnswer={onAnswer}
              />
            ))}
          </ul>
        </section>
        <section className={styles.summary} aria-label={t("cart.summary")}>
          <CartSummary cart={cart} onAnswer={onAnswer} />
        </section>
      </div>
    </Wrap>
  );
}
