import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";

/** What is in the prices and what is asked beside them, in words: of all prices, and of so many tickets. */
export function useAllIn() {
  const t = useT("shop");
  const { beside } = useLocale().money;
  return {
    ofPrices: beside ? t("total.beside", { beside }) : t("total.all_in"),
    ofTickets: (count: number) =>
      beside ? t("total.tickets_beside", { count, beside }) : t("total.tickets", { count }),
  };
}
