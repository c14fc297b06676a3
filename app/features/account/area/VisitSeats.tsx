import { useT } from "~/i18n/use-t";
import { SeatList } from "~/words/later/SeatList";
import type { OrderedShow } from "./visits";

/** Where one sits; where seats have no numbers, how many there are. */
export function VisitSeats({ ordered, className }: { ordered: OrderedShow; className?: string | undefined }) {
  const t = useT("account");
  const isNumbered = ordered.seats.some(({ row, seat }) => row !== null && seat !== null);
  if (isNumbered) return <SeatList seats={ordered.seats} className={className} />;
  return <p className={className}>{t("orders.free_seating", { count: ordered.tickets_quantity })}</p>;
}
