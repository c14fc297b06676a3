import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import type { OrderView } from "~/domain/orders/schema";
import { formatTime } from "~/domain/format/time";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { useAnnounce } from "~/ui/use-announce";
import { askAtMs, clockOf, passedMark } from "../cart/time/remaining";
import { useRemaining } from "../cart/time/use-remaining";
import styles from "./HeldStrip.module.css";

/** Asking exactly at the end could come a moment too early for the server's clock. */
const graceMs = 400;

/** How long the seats of an order that is not paid for are still kept. When that is over, the order is looked at again. */
export function HeldStrip({ order }: { order: OrderView }) {
  const t = useT("checkout");
  const cart = useT("cart");
  const { lang } = useLocale();
  const announce = useAnnounce();
  const { revalidate } = useRevalidator();
  const left = useRemaining(order);
  const before = useRef(left);
  useEffect(() => {
    const mark = passedMark(before.current, left);
    before.current = left;
    if (mark !== null) announce(cart("cart.minutes_left", { count: mark }));
  }, [left, announce, cart]);

  const over = left <= 0;
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(() => void revalidate(), graceMs);
    return () => clearTimeout(timer);
  }, [over, revalidate]);

  return (
    <div className={styles.strip} data-urgent={left <= askAtMs}>
      <span className={styles.clock} role="timer" aria-live="off">
        {clockOf(left)}
      </span>
      <p>{order.pay_until ? t("held_until", { time: formatTime(order.pay_until, lang) }) : null}</p>
    </div>
  );
}
