import { defaultLocale, type LocaleCode } from "../locale/locales";

/** How the house writes money; `locale` is BCP 47, `currency` ISO 4217. From the design settings. */
export interface MoneyStyle {
  locale: string;
  currency: string;
}

const symbols: Record<string, string> = { EUR: "€", CHF: "CHF", GBP: "£", USD: "$" };
/** Keeps amount and symbol on one line. */
const space = "\u00a0";

function grouped(whole: string, separator: string): string {
  return whole.replace(/\B(?=(\d{3})+$)/g, separator);
}

/** The sign of a currency, given as ISO 4217 or as the sign itself. */
const symbolOf = (currency = "EUR"): string => symbols[currency] ?? currency;

/** Whole and cents with the separators of a language; ".00" is dropped. */
function amountOf(price: string, thousands: string, point: string): string {
  const [whole = "0", cents = "00"] = price.split(".");
  return grouped(whole, thousands) + (cents === "00" ? "" : point + cents);
}

/**
 * A price of the wire ("8.50", euros with two decimals) as people read it; ".00" is dropped.
 * German follows the house: de-AT "€ 8,50", de-DE "8,50 €"; English "€8.50".
 */
export function formatPrice(price: string, lang: LocaleCode = defaultLocale, money?: Partial<MoneyStyle>): string {
  const symbol = symbolOf(money?.currency);
  if (lang === "en") return symbol + amountOf(price, ",", ".");
  const amount = amountOf(price, ".", ",");
  return money?.locale === "de-DE" ? `${amount}${space}${symbol}` : `${symbol}${space}${amount}`;
}
