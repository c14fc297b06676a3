import { formatCents } from "~/domain/numbers/format-cents";
import { useLocale } from "~/i18n/locale-context";

/** Cents as the books write them, in the page's language; of the house's currency, if none is named. */
export function useCents(): (cents: number, currency?: string) => string {
  const { lang, money } = useLocale();
  return (cents, currency) => formatCents(cents, lang, currency ? { ...money, currency } : money);
}
