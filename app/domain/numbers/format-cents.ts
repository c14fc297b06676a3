import { defaultLocale, type LocaleCode } from "../locale/locales";
import type { MoneyStyle } from "../format/price";
import { formatSum } from "../orders/format-sum";

/** Cents as the books write them: "€ 38,00", "− € 20,00" in German, "€38.00", "−€20.00" in English; the minus is U+2212. */
export function formatCents(cents: number, lang: LocaleCode = defaultLocale, money?: Partial<MoneyStyle>): string {
  const sum = formatSum((Math.abs(cents) / 100).toFixed(2), lang, money);
  if (cents >= 0) return sum;
  return /^\p{Sc}\s/u.test(sum) ? `\u2212\u00A0${sum}` : `\u2212${sum}`;
}
