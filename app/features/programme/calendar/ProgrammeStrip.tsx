import { useMemo } from "react";
import { useDayStates } from "~/api/availability";
import { addDays } from "~/domain/time/cinema-day";
import { DayStrip } from "./DayStrip";
import { STRIP_DAYS, type ProgrammeData } from "../state/load";
import type { ProgrammeLinks } from "../state/query-links";
import { useDayOffers } from "../state/use-day-states";

interface StripProps {
  data: ProgrammeData;
  selected: string;
  links: ProgrammeLinks;
}

/** Fourteen days with what they have, and the fourteen before and after them. */
export function ProgrammeStrip({ data: { stripFrom, today, facets, calendar }, selected, links }: StripProps) {
  const offers = useDayOffers(calendar, useDayStates());
  const days = useMemo(() => Array.from({ length: STRIP_DAYS }, (_, index) => addDays(stripFrom, index)), [stripFrom]);
  const later = addDays(stripFrom, STRIP_DAYS);
  return (
    <DayStrip
      days={days}
      calendar={offers}
      today={today}
      selected={selected}
      earlier={stripFrom > today ? addDays(stripFrom, -STRIP_DAYS) : null}
      later={later <= (facets.last_day ?? "") ? later : null}
      links={links}
    />
  );
}
