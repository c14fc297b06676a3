import type { CartSeat } from "~/domain/booking/schema";
import { seatRanges } from "~/domain/booking/seat-ranges";
import { useT } from "~/i18n/use-t";

/** Seats in a sentence: "Reihe 5, Plätze 12–13, Reihe 6, Platz 1". */
export function useSeatWords(): (seats: readonly CartSeat[]) => string {
  const t = useT("shop");
  return (seats) =>
    seatRanges([...seats])
      .map(({ count, row, seats: numbers }) =>
        count === 1 ? t("cart.row_seat", { row, seat: numbers }) : t("cart.row_seats", { row, seats: numbers }),
      )
      .join(", ");
}
