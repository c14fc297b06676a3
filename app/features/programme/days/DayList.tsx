import { toCome, withTeasers, type DayGroup } from "~/domain/programme/grouping";
import type { ProgrammeTeaser } from "~/domain/programme/schema";
import { DaySection } from "./DaySection";
import { useProgramme } from "../state/programme-context";
import { TeaserBand } from "./TeaserBand";

interface DayListProps {
  groups: readonly DayGroup[];
  teasers: readonly ProgrammeTeaser[];
  /** What is to come per cinema day, where the calendar knows it: a page may end within a day. */
  counts: ReadonlyMap<string, number>;
  filtered: boolean;
  isFirstPage: boolean;
  eventStyle: 1 | 2 | 3;
}

/** The days of the programme in order, with teasers between them. */
export function DayList({ groups, teasers, counts, filtered, isFirstPage, eventStyle }: DayListProps) {
  const { now } = useProgramme();
  return withTeasers(groups, teasers, isFirstPage).map((entry, index) =>
    entry.kind === "day" ? (
      <DaySection
        key={entry.group.day}
        group={entry.group}
        count={counts.get(entry.group.day) ?? toCome(entry.group.events, now).length}
        filtered={filtered}
        first={index === 0}
        eventStyle={eventStyle}
      />
    ) : (
      <TeaserBand key={`teaser-${entry.teaser.id}`} teaser={entry.teaser} />
    ),
  );
}
