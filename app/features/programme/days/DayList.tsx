import { toCome, withTeasers, type DayGroup } from "~/domain/programme/grouping";
import type { ProgrammeTeaser } from "~/domain/programme/schema";
import { Asleep } from "~/ui/asleep/Asleep";
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
      <Asleep key={entry.group.day} id={`day-${entry.group.day}`}>
        <DaySection
          group={entry.group}
          count={counts.get(entry.group.day) ?? toCome(entry.group.events, now).length}
          filtered={filtered}
          first={index === 0}
          eventStyle={eventStyle}
        />
      </Asleep>
    ) : (
      <Asleep key={`teaser-${entry.teaser.id}`} id={`teaser-${entry.teaser.id}`}>
        <TeaserBand teaser={entry.teaser} />
      </Asleep>
    ),
  );
}
