import { dayOfMonth, formatDay, formatMonth } from "~/domain/format/day";
import { formatPrice, type MoneyStyle } from "~/domain/format/price";
import { formatClock, formatTime } from "~/domain/format/time";
import { writtenAs, type LocaleCode } from "~/domain/locale/locales";
import { useLocale } from "./locale-context";

/** Days, times and prices in the page's language and the house's own manner. */
export function useFormats(): Formats {
  const { lang, money } = useLocale();
  const known = formats.get(money) ?? new Map<LocaleCode, Formats>();
  formats.set(money, known);
  const own = known.get(lang) ?? formatsOf(lang, money);
  known.set(lang, own);
  return own;
}

type Formats = ReturnType<typeof formatsOf>;
/** One set for all rows of a page: they would make a dozen functions each. */
const formats = new WeakMap<MoneyStyle, Map<LocaleCode, Formats>>();

function formatsOf(lang: LocaleCode, money: MoneyStyle) {
  // "Jänner" or "Januar": the house's locale decides among the variants of the page's language.
  const variant = writtenAs(lang, money.locale);
  return {
    weekday: (day: string) => formatDay(day, "weekday", variant),
    weekdayShort: (day: string) => formatDay(day, "weekday-short", variant),
    dayAndMonth: (day: string) => formatDay(day, "day-month", variant),
    shortDay: (day: string) => formatDay(day, "short", variant),
    longDay: (day: string) => formatDay(day, "long", variant),
    fullDay: (day: string) => formatDay(day, "full", variant),
    month: (day: string) => formatMonth(day, variant),
    monthShort: (day: string) => formatMonth(day, variant, "short"),
    dayNumber: dayOfMonth,
    time: (iso: string) => formatTime(iso, lang),
    clock: (time: string) => formatClock(time, lang),
    price: (price: string) => formatPrice(price, lang, money),
  };
}
