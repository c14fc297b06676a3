import { timeOf } from "~/domain/format/time";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import type { BookableEvent } from "../parts/show";

/** "Metropolis, Freitag 12. September, 20 Uhr 30, Saal 1, OmeU": one show in one breath, for names of buttons. */
export function useSpokenShow(event: BookableEvent): string {
  const t = useT("booking");
  const common = useT("common");
  const { longDay } = useFormats();
  const [hour = "", minute = ""] = timeOf(event.date_start).split(":");
  const time =
    minute === "00" ? t("show.time_full", { hour: Number(hour) }) : t("show.time", { hour: Number(hour), minute });
  const day = longDay(event.date_start).replace(",", "");
  const version = event.language_version;
  return [event.title, day, time, event.room?.name, version && common(`version.${version.code}`)]
    .filter(Boolean)
    .join(", ");
}
