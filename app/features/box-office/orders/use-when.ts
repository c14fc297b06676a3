import { timeOf } from "~/domain/format/time";
import { useFormats } from "~/i18n/use-formats";

/** A moment in the house's own time: "Sa 21.11. 18:05". */
export function useWhen(): (iso: string) => string {
  const { shortDay } = useFormats();
  return (iso) => `${shortDay(iso)} ${timeOf(iso)}`;
}
