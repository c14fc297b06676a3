import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState, type MouseEvent, type ReactNode } from "react";
import { AvailabilityProvider } from "~/api/availability";
import { queries } from "~/api/later/queries";
import { atOffsetOf } from "~/domain/programme/grouping";
import type { ListedEvent } from "~/domain/programme/listed";
import { paths } from "~/domain/site/pages";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { ButtonLink } from "~/ui/form/Button";
import { Dialog } from "~/ui/overlay/later/Dialog";
import { RowsPlaceholder } from "../../days/RowsPlaceholder";
import { stripQuery, type ProgrammeData } from "../../state/load";
import { ProgrammeContext } from "../../state/programme-context";
import { programmeLinks, readState, type PageState, type ProgrammeLinks } from "../../state/query-links";
import { useEventList } from "../../state/use-event-list";
import { useNow } from "../../state/use-now";
import { Board } from "./Board";
import { loadBoard, loadFilterKeys, loadHeadline } from "./load-board";
import styles from "./ProgrammeOverlay.module.css";

/** What the overlay opens with: days, from today on. */
const start: PageState = { view: "tage", overlay: false };
const noFilters: readonly string[] = [];

interface ProgrammeOverlayProps {
  /** The house's time when the document was made, ISO with offset. */
  houseTime: string;
  ticket: (event: ListedEvent) => ReactNode;
  onClose: () => void;
}

/**
 * The programme over any page: the façade board. What is chosen in it is its own affair, so that the page below keeps its
 * address; every link in it is an address of the programme, which a new tab opens as such.
 */
export default function ProgrammeOverlay({ houseTime, ticket, onClose }: ProgrammeOverlayProps) {
  const t = useT("programme");
  const { lang, href } = useLocale();
  const path = href(paths.events);
  // The document's clock counts from when the document was made.
  const [opened] = useState(() => atOffsetOf(houseTime, Date.parse(houseTime) + performance.now()));
  const [asked, setAsked] = useState(start);
  const headline = useQuery(
    { queryKey: ["headline", lang], queryFn: () => loadHeadline(lang), staleTime: Infinity },
    queries,
  );
  const { data, isError, isPlaceholderData } = useQuery(
    {
      queryKey: ["board", lang, asked],
      queryFn: () => loadBoard(lang, asked, opened),
      placeholderData: keepPreviousData,
    },
    queries,
  );
  const go = (to: string) => setAsked(readState(new URL(to, location.href).searchParams));
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !isPlain || !link || link.pathname !== path) return;
    event.preventDefault();
    go(link.href);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={headline.data || t("overlay.title")}
      placement="full"
      className={styles.overlay}
    >
      {/* The links in it are what is pressed. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.content} onClick={follow} aria-busy={isPlaceholderData || !data || undefined}>
        {data ? (
          <Shown data={data} links={programmeLinks(path, asked)} ticket={ticket} go={go} />
        ) : isError ? (
          <p role="alert">{t("overlay.failed")}</p>
        ) : (
          <RowsPlaceholder rows={6} />
        )}
      </div>
      <p className={styles.all}>
        <ButtonLink to={path} variant="quiet">
          {t("overlay.all")}
        </ButtonLink>
      </p>
    </Dialog>
  );
}

interface ShownProps {
  data: ProgrammeData;
  links: ProgrammeLinks;
  ticket: (event: ListedEvent) => ReactNode;
  go: (to: string) => void;
}

/** What has arrived, with what its rows need around them. */
function Shown({ data, links, ticket, go }: ShownProps) {
  const { lang } = useLocale();
  const now = useNow(data.now);
  const list = useEventList(data);
  const { data: visible = noFilters } = useQuery(
    { queryKey: ["programme-filters", lang], queryFn: () => loadFilterKeys(lang), staleTime: Infinity },
    queries,
  );
  const ids = useMemo(() => list.events.map(({ id }) => id), [list.events]);
  const surroundings = { now, nowIso: atOffsetOf(data.now, now), today: data.today, host: location.host, ticket, go };
  return (
    <AvailabilityProvider ids={ids} days={stripQuery(data.state, data.stripFrom)}>
      <ProgrammeContext value={surroundings}>
        <Board data={data} list={list} links={links} visible={visible} />
      </ProgrammeContext>
    </AvailabilityProvider>
  );
}
