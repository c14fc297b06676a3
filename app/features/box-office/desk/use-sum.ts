import { formatSum } from "~/domain/orders/format-sum";
import { useLocale } from "~/i18n/locale-context";

/** Sums of the wire as the desk shows them. */
export function useSum() {
  const { lang, money } = useLocale();
  return (sum: string): string => formatSum(sum, lang, money);
}
