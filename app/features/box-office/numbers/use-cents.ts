import { formatCents } from "~/domain/numbers/format-cents";
import { useLocale } from "~/i18n/locale-context";

/** Cents as the books write them, in the page's language. */
export function useCents(): (cents: number) => string {
  const { lang, money } = useLocale();
  return (cents) => formatCents(cents, lang, money);
}
