import { figures } from "~/domain/format/figures";
import { formatSum } from "~/domain/orders/format-sum";
import { useLocale } from "~/i18n/locale-context";

/** Sums with two decimals and rates of taxes, in the page's language and the house's manner. */
export function useSums() {
  const { lang, money } = useLocale();
  return {
    sum: (amount: string): string => formatSum(amount, lang, money),
    rate: (percent: number): string => figures(lang).format(percent),
  };
}
