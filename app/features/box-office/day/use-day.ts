import type { BoxOfficeDay } from "~/domain/door/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFresh } from "../use-fresh";

/** The desk asks as often: what is sold there is seen here. */
const everyMs = 10_000;

/** The shows of a day as they are while somebody looks at them. */
export function useDay(first: BoxOfficeDay): BoxOfficeDay {
  const { lang } = useLocale();
  return useFresh(first, `/${lang}/api/box-office/day/?date=${first.day}`, everyMs);
}
