import { useCallback, useState } from "react";
import type { BoxOfficeDay } from "~/domain/door/schema";
import { useLocale } from "~/i18n/locale-context";
import { call } from "../call";
import { usePolled } from "../use-polled";

/** The desk asks as often: what is sold there is seen here. */
const everyMs = 10_000;
const patienceMs = 10_000;

/** The shows of a day as they are while somebody looks at them. What could not be asked stays, and says of when it is. */
export function useDay(first: BoxOfficeDay): BoxOfficeDay {
  const { lang } = useLocale();
  const [day, setDay] = useState(first);
  const ask = useCallback(async () => {
    const answer = await call<BoxOfficeDay>(`/${lang}/api/box-office/day/?date=${first.day}`, patienceMs);
    // An answer that was overtaken is older than what is shown.
    if (answer.ok)
      setDay((shown) => (Date.parse(answer.value.made_at) < Date.parse(shown.made_at) ? shown : answer.value));
  }, [lang, first.day]);
  usePolled(ask, everyMs);
  return day;
}
