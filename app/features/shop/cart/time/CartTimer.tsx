import { useEffect, useRef, useState } from "react";
import { formatTime } from "~/domain/format/time";
import type { Cart } from "~/domain/booking/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { useAnnounce } from "~/ui/use-announce";
import { type CartAnswer, nextRenewal } from "../cart-intent";
import { CartForm } from "../CartForm";
import styles from "./CartTimer.module.css";
import { ExpiryDialog } from "./ExpiryDialog";
import { askAtMs, clockOf, isExtendable, passedMark } from "./remaining";
import { SignIn } from "./SignIn";
import { useRemaining } from "./use-remaining";

interface CartTimerProps {
  cart: Cart;
  onAnswer: (answer: CartAnswer) => void;
  /** The time is over: the server is asked what is still held. */
  onExpired: () => void;
}

/** Asking exactly at the end could come a moment too early for the server's clock. */
const graceMs = 400;

/** How long the seats are held, and the way to more time. */
export function CartTimer({ cart, onAnswer, onExpired }: CartTimerProps) {
  const t = useT("cart");
  const { lang } = useLocale();
  const announce = useAnnounce();
  const left = useRemaining(cart);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const before = useRef(left);
  const expired = useRef(onExpired);
  useEffect(() => {
    expired.current = onExpired;
  });

  useEffect(() => {
    const mark = passedMark(before.current, left);
    before.current = left;
    if (mark !== null) announce(t("cart.minutes_left", { count: mark }));
  }, [left, announce, t]);

  const over = left <= 0;
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(() => expired.current(), graceMs);
    return () => clearTimeout(timer);
  }, [over, cart]);

  const until = cart.expires_at ? formatTime(cart.expires_at, lang) : "";
  const asking = left > 0 && left <= askAtMs && dismissed !== cart.expires_at;
  return (
    <div className={styles.timer} data-urgent={left <= askAtMs}>
      <div className={styles.label}>{t("cart.countdown")}</div>
      <div className={styles.clock} role="timer" aria-live="off">
        {clockOf(left)}
      </div>
      <div className={styles.until}>{t("cart.countdown_until", { time: until })}</div>
      <Extend cart={cart} left={left} onAnswer={onAnswer} />
      <ExpiryDialog
        open={asking}
        cart={cart}
        clock={clockOf(left)}
        onAnswer={onAnswer}
        onClose={() => setDismissed(cart.expires_at)}
      />
    </div>
  );
}

/** More time where there is some to be had, and otherwise since or until when not. */
function Extend({ cart, left, onAnswer }: Pick<CartTimerProps, "cart" | "onAnswer"> & { left: number }) {
  const t = useT("cart");
  const { lang } = useLocale();
  if (cart.needs_address) return <SignIn cart={cart} />;
  const later = (): string => {
    if (cart.contested) return t("cart.extend_contested");
    if (cart.extend_from === null) return t("cart.extend_none");
    return t("cart.extend_from", { time: formatTime(cart.extend_from, lang), count: cart.extensions_left });
  };
  if (!isExtendable(cart, left)) return <p className={styles.extensions}>{later()}</p>;
  return (
    <CartForm intent="extend" values={{ renewal: nextRenewal(cart) }} className={styles.extend} onAnswer={onAnswer}>
      {(pending) => (
        <>
          <Button type="submit" variant="ghost" size="small" busy={pending !== null}>
            {t("cart.extend")}
          </Button>
          <span className={styles.extensions}>{t("cart.extend_left", { count: cart.extensions_left })}</span>
        </>
      )}
    </CartForm>
  );
}
