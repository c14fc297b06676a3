import { defaultLocale, type LocaleCode } from "../locale/locales";
import { figures } from "../format/figures";
import { codeOf, type MoneyStyle } from "../format/price";

/** A sum of the wire ("8.50") as checkout and receipts write it: always with two decimals ("€ 38,00"). */
export function formatSum(sum: string, lang: LocaleCode = defaultLocale, money?: Partial<MoneyStyle>): string {
  const { currency = "EUR", locale } = money ?? {};
  const style = { style: "currency", currency: codeOf(currency), minimumFractionDigits: 2 } as const;
  return figures(lang, style, locale).format(Number(sum));
}
