import type { Numbers } from "~/domain/numbers/schema";
import { useLocale } from "~/i18n/locale-context";
import { useFresh } from "../use-fresh";

/** Each time the books of the whole period are read, and its halls asked. */
const everyMs = 60_000;

/** The numbers of a period as they are while somebody looks at them. What is over by the house's days moves no more. */
export function useNumbers(first: Numbers): Numbers {
  const { lang } = useLocale();
  const { from, to, today } = first;
  const path = `/${lang}/api/box-office/numbers/?from=${from}&to=${to}`;
  return useFresh(first, to < today ? null : path, everyMs);
}
