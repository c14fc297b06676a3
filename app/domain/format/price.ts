import { defaultLocale, type LocaleCode } from "../locale/locales";
import { figures } from "./figures";

/** How the house writes money; `locale` is BCP 47, `currency` ISO 4217 or its sign. From the design settings. */
export interface MoneyStyle {
  locale: string;
  currency: string;
  /** What is asked beside every price, in words to go on with after a comma; nothing where prices are all there is. */
  beside?: string;
}

const bySign: Record<string, string> = { "€": "EUR", "£": "GBP", $: "USD" };
/** ISO 4217 of a currency by code or sign; of none that Intl would take, "XXX": "¤" instead of a page that fails. */
export const codeOf = (currency: string): string =>
  bySign[currency] ?? (/^[A-Z]{3}$/.test(currency) ? currency : "XXX");

/**
 * A price of the wire ("8.50", in whole units with two decimals) as people read it; ".00" is dropped.
 * German follows the house: de-AT "€ 8,50", de-DE "8,50 €"; English "€8.50".
 */
export function formatPrice(price: string, lang: LocaleCode = defaultLocale, money?: Partial<MoneyStyle>): string {
  const { currency = "EUR", locale } = money ?? {};
  const style = {
    style: "currency",
    currency: codeOf(currency),
    trailingZeroDisplay: "stripIfInteger",
  } as const;
  return figures(lang, style, locale).format(Number(price));
}
