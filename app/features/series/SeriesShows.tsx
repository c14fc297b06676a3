import type { SeriesArrangement } from "~/domain/productions/arrangement";
import { useT } from "~/i18n/use-t";
import { late } from "~/ui/asleep/late";
import { ButtonLink } from "~/ui/form/Button";
import type { SeriesShow } from "./load";
import "./served/AxisShows.module.css";
import "./served/SheetShows.module.css";
import "./served/SingleShow.module.css";
import styles from "./SeriesShows.module.css";
import { WorkRows, type ShowsProps } from "./WorkRows";

const AxisShows = late(() => import("./served/AxisShows"));
const SheetShows = late(() => import("./served/SheetShows"));
const SingleShow = late(() => import("./served/SingleShow"));

const views = { programme: WorkRows, sheet: SheetShows, axis: AxisShows, single: SingleShow };

interface SeriesShowsProps extends ShowsProps<SeriesShow> {
  arrangement: SeriesArrangement;
  /** How many shows there are, and where all of them are. */
  count: number;
  all: string;
}

/** The coming shows of a series in its arrangement, and the way to those for which there was no room. */
export function SeriesShows({ arrangement, events, ticket, count, all }: SeriesShowsProps) {
  const t = useT("productions");
  const View = views[arrangement];
  return (
    <>
      <View events={events} ticket={ticket} />
      {count > events.length && (
        <p className={styles.all}>
          <ButtonLink variant="ghost" to={all}>
            {t("series.all_dates", { count })}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
