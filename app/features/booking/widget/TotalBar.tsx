import type { BookingInfo } from "~/domain/booking/schema";
import { centsToPrice, formatSelection, totalAmount, totalCents } from "~/domain/booking/selection";
import { formatPrice } from "~/domain/format/price";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Button } from "~/ui/form/Button";
import { useAllIn } from "../parts/use-all-in";
import styles from "./TotalBar.module.css";
import type { Booking } from "./use-booking";

/** Every line of every seat group: what the total is computed from. */
const allLines = (info: BookingInfo) => info.seat_groups.flatMap((group) => group.prices);

/** What is chosen so far, what it costs with everything, and the way into the cart. */
export function TotalBar({ booking, info }: { booking: Booking; info: BookingInfo }) {
  const t = useT("shop");
  const { lang, money } = useLocale();
  const allIn = useAllIn();
  const { tickets } = booking.state;
  const lines = allLines(info);
  const count = totalAmount(tickets);
  const rows = formatSelection(tickets, lines);
  return (
    <div className={styles.bar} data-chosen={count > 0 || undefined}>
      <div className={styles.live} role="status">
        <div className={styles.rows}>
          {rows
            .map(({ amount, name, total }) => t("price.line", { amount, name, total: formatPrice(total, lang, money) }))
            .join(" · ")}
        </div>
        <div className={styles.note}>{count === 0 ? t("total.none") : allIn.ofTickets(count)}</div>
        {count >= info.max_per_cart ? (
          <div className={styles.note}>{t("total.max", { count: info.max_per_cart })}</div>
        ) : null}
      </div>
      <div className={styles.sum}>{formatPrice(centsToPrice(totalCents(tickets, lines)), lang, money)}</div>
      <Button size="large" className={styles.add} disabled={count === 0} onClick={() => void booking.submit()}>
        {t("total.add")}
      </Button>
      <p className={styles.hint}>
        {count === 0 ? allIn.ofPrices : null} {t("total.hold")}
      </p>
    </div>
  );
}
