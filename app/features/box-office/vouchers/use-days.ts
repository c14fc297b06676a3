import { lastDayOf } from "~/domain/vouchers/voucher";
import { useFormats } from "~/i18n/use-formats";

/** Days with their years, which matter where something lasts for thirty: "21. November 2056". */
export function useDays() {
  const { fullDay } = useFormats();
  const dated = (iso: string): string => fullDay(iso).replace(/^[^,]+, /, "");
  return { dated, lastDay: (endsAt: string): string => dated(lastDayOf(endsAt)) };
}
