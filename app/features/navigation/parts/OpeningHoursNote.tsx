import { useEffect, useState } from "react";
import type { OpeningHoursToday } from "~/domain/opening-hours/schema";
import { OpeningHoursLabel } from "~/words/OpeningHoursLabel";

interface OpeningHoursNoteProps {
  hours: OpeningHoursToday;
  /** Wall time of the house when the page was made, ISO. */
  houseTime: string;
  timeZone: string;
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

/** Whether the house is open; goes on with the visitor's clock. */
export function OpeningHoursNote({ hours, houseTime, timeZone }: OpeningHoursNoteProps) {
  return <OpeningHoursLabel hours={hours} now={useHouseClock(houseTime, timeZone)} />;
}
