import type { DeskOrder } from "~/domain/desk/schema";
import { useT } from "~/i18n/use-t";

/** Seats as one says them. */
export function Places({ seats }: { seats: readonly DeskOrder["seats"][number][] }) {
  const t = useT("box-office");
  const places = seats.flatMap(({ row, seat }) =>
    seat === null ? [] : [row === null ? t("place.seat", { seat }) : t("seat_in_row", { row, seat })],
  );
  return places.length > 0 ? places.join(" · ") : t("place.any");
}
