import { useEffect, useState } from "react";
import { formatClock } from "~/domain/format/time";
import { openingHoursLabel } from "~/domain/opening-hours/label";
import type { OpeningHoursToday } from "~/domain/site/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { SmartLink } from "~/ui/SmartLink";
import styles from "./OpeningHoursNote.module.css";

interface OpeningHoursNoteProps {
  hours: OpeningHoursToday;
  /** Wall time of the house when the page was made, ISO. */
  houseTime: string;
  timeZone: string;
  className?: string | undefined;
}

/** Wall time of the house as HH:MM: the page's own, then the visitor's clock, each minute. */
function useHouseClock(houseTime: string, timeZone: string): string {
  const [clock, setClock] = useState(houseTime.slice(11, 16));
  useEffect(() => {
    const format = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
    const update = () => setClock(format.format(new Date()));
    update();
    const timer = setInterval(update, 60_000);
    return () => clearInterval(timer);
  }, [timeZone]);
  return clock;
}

/** Whether the house is open, in one line: a shape and words. */
export function OpeningHoursNote({ hours, houseTime, timeZone, className }: OpeningHoursNoteProps) {
  const t = useT("common");
  const { lang } = useLocale();
  const clock = useHouseClock(houseTime, timeZone);
  const { state, time, text, url } = openingHoursLabel(hours, clock);
  const open = state === "open";
  const spoken = time === undefined ? "" : formatClock(time, lang);
  const words =
    state === "early"
      ? t("hours.from", { time: spoken })
      : open
        ? t("hours.until", { time: spoken })
        : text || t("hours.closed");
  return (
    <span className={`${styles.note} ${className ?? ""}`} data-open={open || undefined}>
      <i aria-hidden="true" />
      {url && text ? <SmartLink to={url}>{words}</SmartLink> : words}
    </span>
  );
}
