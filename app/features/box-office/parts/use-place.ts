import { useT } from "~/i18n/use-t";

interface Place {
  row: string | null;
  /** Null: any seat. */
  seat: string | null;
}

/** A seat as one says it. */
export function usePlace() {
  const t = useT("box-office");
  return ({ row, seat }: Place): string =>
    seat === null ? t("place.any") : row === null ? t("place.seat", { seat }) : t("seat_in_row", { row, seat });
}
