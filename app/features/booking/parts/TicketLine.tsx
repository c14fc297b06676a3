import type { BookingInfo, PriceLine, SeatGroup } from "~/domain/booking/schema";
import { amountOf, totalAmount } from "~/domain/booking/selection";
import { formatPrice } from "~/domain/format/price";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { Stepper } from "~/ui/form/later/Stepper";
import styles from "./TicketLine.module.css";
import type { Booking } from "../widget/use-booking";

interface TicketLineProps {
  booking: Booking;
  info: BookingInfo;
  group: SeatGroup;
  line: PriceLine;
  /** What the line is called here: the seat group in the price list, the sale type among discounts. */
  name: string;
  hint: string;
}

/** One kind of ticket: name, all-in price, and its amount or why there is none. */
export function TicketLine({ booking, info, group, line, name, hint }: TicketLineProps) {
  const t = useT("shop");
  const { lang, money } = useLocale();
  const { tickets } = booking.state;
  const amount = amountOf(tickets, line);
  const price = formatPrice(line.price, lang, money);
  const room = Math.max(0, info.max_per_cart - totalAmount(tickets));
  const max = Math.min(amount + room, line.remaining ?? Number.POSITIVE_INFINITY);
  const change = (next: number): void => booking.dispatch({ type: next > amount ? "add" : "remove", line });
  const scarce = line.remaining !== null && line.remaining > 0 && line.remaining <= 10;
  return (
    <div className={styles.line}>
      <div>
        <div className={styles.name}>{name}</div>
        {hint ? <div className={styles.hint}>{hint}</div> : null}
        {scarce ? <div className={styles.hint}>{t("price.remaining", { count: line.remaining ?? 0 })}</div> : null}
      </div>
      <div className={styles.price}>{price}</div>
      <LineEnd group={group} line={line}>
        <Stepper value={amount} min={0} max={max} onChange={change} label={`${line.name}, ${group.text}`} />
      </LineEnd>
    </div>
  );
}

function LineEnd({ group, line, children }: { group: SeatGroup; line: PriceLine; children: React.ReactNode }) {
  const t = useT("shop");
  if (group.status === "sold-out") return <span className={styles.gone}>{t("price.sold_out")}</span>;
  if (group.status === "closed") return <span className={styles.none}>{t("price.closed")}</span>;
  if (line.remaining === 0) return <span className={styles.none}>{t("price.used_up")}</span>;
  return children;
}
