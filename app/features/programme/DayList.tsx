import { withTeasers, type DayGroup } from "~/domain/programme/grouping";
import type { EventListItem, ProgrammeTeaser } from "~/domain/programme/schema";
import { DaySection } from "./DaySection";
import { TeaserBand } from "./TeaserBand";

interface DayListProps {
  groups: readonly DayGroup[];
  teasers: readonly ProgrammeTeaser[];
  /** True counts per cinema day, where the calendar knows them: a page may end within a day. */
  counts: ReadonlyMap<string, number>;
  isFirstPage: boolean;
  eventStyle: 1 | 2 | 3;
}

/** The days of the programme in order, with teasers between them. */
export function DayList({ groups, teasers, counts, isFirstPage, eventStyle }: DayListProps) {
  return withTeasers(groups, teasers, isFirstPage).map((entry, index) =>
    entry.kind === "day" ? (
      <DaySection
        key={entry.group.day}
        group={entry.group}
        count={countOf(entry.group.events, counts.get(entry.group.day))}
        first={index === 0}
        eventStyle={eventStyle}
      />
    ) : (
      <TeaserBand key={`teaser-${entry.teaser.id}`} teaser={entry.teaser} />
    ),
  );
}

const countOf = (events: readonly EventListItem[], known = 0) => Math.max(known, events.length);
