import { lazy, Suspense, useCallback, useState } from "react";
import { Link } from "~/ui/Link";
import { importPart } from "~/domain/common/part";
import { activeFilters, flagFilters, type FlagFilter } from "~/domain/programme/filters";
import type { Facets } from "~/domain/programme/query";
import { useT } from "~/i18n/use-t";
import { Chip } from "~/ui/form/Chip";
import { Icon } from "~/ui/picture/Icon";
import { Rescue } from "~/ui/Rescue";
import styles from "./FilterBar.module.css";
import { useFilterChips, useFilterFields, type FilterField } from "./filter-fields";
import { FilterMenu } from "./FilterMenu";
import { useProgramme } from "../state/programme-context";
import { resetLink, type ProgrammeLinks } from "../state/query-links";
import { CalendarPanel } from "../calendar/CalendarPanel";
import { FilterForm } from "./FilterForm";
import { useDayNames } from "../state/use-day-names";

const FilterDialog = lazy(() => importPart(() => import("./later/FilterDialog")));

export type DialogTab = "calendar" | "filters";

interface FilterBarProps {
  links: ProgrammeLinks;
  facets: Facets;
  /** What the settings show: filter keys in their order, and `calendar`. */
  visible: readonly string[];
}

const tabsOf = (visible: readonly string[], fields: readonly FilterField[]): DialogTab[] => [
  ...(visible.includes("calendar") ? (["calendar"] as const) : []),
  ...(fields.length > 0 ? (["filters"] as const) : []),
];

const onPhone = () => matchMedia("(max-width: 47.99em)").matches;

/**
 * Calendar and filters as buttons with lists; on phones a dialog with the same, or where its code is missing one button that
 * shows the others. Chips say what is set.
 */
export function FilterBar({ links, facets, visible }: FilterBarProps) {
  const t = useT("programme");
  const { today } = useProgramme();
  const [tab, setTab] = useState<DialogTab | null>(null);
  const [calendarSeen, setCalendarSeen] = useState(false);
  const seeCalendar = useCallback(() => setCalendarSeen(true), []);
  const fields = useFilterFields(visible, links.state, facets);
  const chips = useFilterChips(fields, links.state);
  const tabs = tabsOf(visible, fields);
  /** What was asked for when the dialog's code did not come: it opens in the page. */
  const [lost, setLost] = useState<DialogTab | null>(null);
  const openDialog = (wanted: DialogTab) => () => {
    if (lost || !onPhone()) return false;
    setTab(wanted);
    return true;
  };
  return (
    <div id="filters" className={styles.bar} role="group" aria-label={t("filters.label")}>
      {tabs.includes("calendar") && (
        <FilterMenu
          label={t("filters.calendar")}
          icon="calendar"
          active={links.state.date !== undefined && links.state.date !== today}
          instead={openDialog("calendar")}
          opens={lost === "calendar"}
          onOpen={seeCalendar}
          chosen={links.state.date}
        >
          <CalendarPanel links={links} opened={calendarSeen} />
        </FilterMenu>
      )}
      {tabs.includes("filters") && (
        <FilterMenu
          className={styles.narrow}
          label={chips.length > 0 ? t("filters.openCount", { count: chips.length }) : t("filters.open")}
          icon="filter"
          active={chips.length > 0}
          instead={openDialog("filters")}
          opens={lost === "filters"}
        />
      )}
      {fields.map((field) => (
        <FilterMenu
          key={field.key}
          className={styles.wide}
          label={field.label}
          active={field.choices.some(({ selected }) => selected)}
        >
          <FilterForm fields={[field]} links={links} legends={false} />
        </FilterMenu>
      ))}
      {flagFilters
        .filter((flag) => visible.includes(flag) || links.state[flag] === true)
        .map((flag) => (
          <FlagChip key={flag} flag={flag} links={links} />
        ))}
      {tab && (
        <Rescue instead={null} onFail={() => setLost(tab)}>
          <Suspense>
            <FilterDialog
              tabs={tabs}
              tab={tab}
              onTab={setTab}
              onClose={() => setTab(null)}
              fields={fields}
              links={links}
              count={facets.count}
            />
          </Suspense>
        </Rescue>
      )}
    </div>
  );
}

/** A filter that is on or off: one press. */
function FlagChip({ flag, links }: { flag: FlagFilter; links: ProgrammeLinks }) {
  const t = useT("programme");
  const isOn = links.state[flag] === true;
  return (
    <Chip
      to={links.to({ [flag]: isOn ? undefined : true })}
      selected={isOn}
      icon={isOn ? "close" : undefined}
      aria-label={isOn ? t("filters.remove", { name: t(`filters.${flag}`) }) : undefined}
      preventScrollReset
    >
      <span className={styles.full}>{t(`filters.${flag}`)}</span>
      <span className={styles.short} aria-hidden="true">
        {t(`filters.${flag}Short`)}
      </span>
    </Chip>
  );
}

/** What is set, each thing with its way out; the button of the English-friendly shows is one already. */
export function SelectedFilters({ links, facets, visible }: FilterBarProps) {
  const t = useT("programme");
  const { today } = useProgramme();
  const { longDay } = useDayNames();
  const fields = useFilterFields(visible, links.state, facets);
  const chips = useFilterChips(fields, links.state);
  const { date } = links.state;
  const all = [
    ...(date && date !== today
      ? [{ key: "date", name: t("filters.dateFrom", { day: longDay(date) }), change: { date: undefined } }]
      : []),
    ...chips,
  ];
  if (all.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t("filters.chips")}>
      {all.map(({ key, name, change }) => (
        <li key={key}>
          <Link
            className={styles.chip}
            to={links.to(change)}
            preventScrollReset
            aria-label={t("filters.remove", { name })}
          >
            {name}
            <Icon name="close" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The one way out of everything that is set. */
export function ResetFilters({ links }: { links: ProgrammeLinks }) {
  const t = useT("programme");
  const { today } = useProgramme();
  const { date } = links.state;
  if (activeFilters(links.state).length === 0 && (date === undefined || date === today)) return null;
  return (
    <Link className={styles.reset} to={resetLink(links)} preventScrollReset>
      {t("filters.reset")}
    </Link>
  );
}
