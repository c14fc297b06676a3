import type { CartSeat } from "~/domain/booking/schema";
import { seatRanges } from "~/domain/booking/seat-ranges";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import styles from "./SeatList.module.css";

interface SeatListProps {
  seats: CartSeat[];
  className?: string | undefined;
}

/** "Reihe 5, Plätze 12–13", one line per row and kind of seat; nothing where seats have no numbers. */
export function SeatList({ seats, className }: SeatListProps) {
  const t = useT("shop");
  const ranges = seatRanges(seats);
  if (ranges.length === 0) return null;
  return (
    <ul className={className}>
      {ranges.map((range) => (
        <li key={`${range.kind} ${range.row}`}>
          {range.count === 1
            ? t("cart.row_seat", { row: range.row, seat: range.seats })
            : t("cart.row_seats", { row: range.row, seats: range.seats })}
          {range.kind === "normal" ? null : (
            <span className={styles.kind}>
              {" "}
              <Icon name="wheelchair" />
              {t(`cart.seat_${range.kind}`)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
