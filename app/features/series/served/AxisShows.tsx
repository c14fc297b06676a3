import type { ReactNode } from "react";
import { midnight, axisOf, type Axis } from "~/domain/productions/axis";
import { timeOf } from "~/domain/format/time";
import { fallbackLang } from "~/i18n/fallback-lang";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import type { StyleWithProperties } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { Picture } from "~/ui/picture/Picture";
import { ShowingFacts } from "~/words/ShowingFacts";
import type { SeriesShow } from "../load";
import { WorkRows, type ShowsProps } from "../WorkRows";
import styles from "./AxisShows.module.css";

type Night = Axis<SeriesShow>["nights"][number];
type Placed = Night["shows"][number];

/** A shorter interval has no room for more than its name, a still shorter one for none. */
const [roomForMinutes, roomForName] = [30, 15];

/** Shows on the hours of their nights or mornings: bars as long as the film, one line for midnight. */
export default function AxisShows({ events, ticket }: ShowsProps<SeriesShow>) {
  const t = useT("series");
  const axis = axisOf(events);
  if (!axis) return <WorkRows events={events} ticket={ticket} />;
  const { from, to, nights, elsewhere } = axis;
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from + index * 60);
  const share = (minute: number) => ({ "--at": (minute - from) / (to - from) }) as StyleWithProperties;
  return (
    <>
      <div className={styles.axis} style={{ "--minutes": to - from, ...share(midnight) } as StyleWithProperties}>
        <div className={styles.scale} aria-hidden="true">
          {hours.map((minute) => (
            <b key={minute} style={share(minute)} data-midnight={minute === midnight || undefined}>
              {(minute / 60) % 24}
            </b>
          ))}
        </div>
        <ol className={styles.nights} data-midnight={(from < midnight && midnight < to) || undefined}>
          {nights.map((night) => (
            <NightRow key={night.day} night={night} from={from} ticket={ticket} />
          ))}
        </ol>
      </div>
      {elsewhere.length > 0 && (
        <section className={styles.elsewhere}>
          <h2>{t("elsewhere")}</h2>
          <WorkRows events={elsewhere} ticket={ticket} />
        </section>
      )}
    </>
  );
}

interface NightProps extends Pick<ShowsProps, "ticket"> {
  night: Night;
  /** Minute at which the axis begins. */
  from: number;
}

function NightRow({ night: { day, shows }, from, ticket }: NightProps) {
  const { weekday, monthShort, dayNumber } = useFormats();
  return (
    <li className={styles.night}>
      <h3 className={styles.date}>
        <b>{dayNumber(day)}</b>{" "}
        <span>
          {weekday(day)}
          <br />
          {monthShort(day)}
        </span>
      </h3>
      <ol className={styles.track}>
        {shows.map((placed, index) => (
          <BarOfShow
            key={placed.show.id}
            placed={placed}
            before={shows[index - 1]}
            from={from}
            ticket={ticket(placed.show, "row")}
          />
        ))}
      </ol>
    </li>
  );
}

interface BarProps {
  placed: Placed;
  /** The show before it in the same night. */
  before: Placed | undefined;
  from: number;
  ticket: ReactNode;
}

function BarOfShow({ placed: { show, from: start, to: end }, before, from, ticket }: BarProps) {
  const t = useT("productions");
  const own = useT("series");
  const { image, runtime } = show;
  // A column of the axis is a minute, and their lines are counted from one.
  const place: StyleWithProperties = { "--from": start - from + 1, "--to": end - from + 1 };
  return (
    <li className={styles.show} style={place} data-status={show.status}>
      <div className={styles.what}>
        <div className={styles.top}>
          <time className={styles.time} dateTime={show.date_start}>
            {timeOf(show.date_start)}
          </time>
          {image && (
            <div className={styles.still} style={{ "--ratio": image.ratio } as StyleWithProperties}>
              <Picture image={image} sizes={`${Math.round(6.5 * image.ratio)}rem`} decorative />
            </div>
          )}
        </div>
        <h4 className={styles.title} lang={fallbackLang(show.fallback, "title")}>
          <Link to={show.url}>{show.title}</Link>
        </h4>
        <p className={styles.spec}>
          <ShowingFacts showing={show} />
          {runtime !== null && <> · {t("series.minutes", { count: runtime })}</>}
        </p>
      </div>
      <div className={styles.bar}>
        {ticket}
        <span className={styles.until}>{own("until", { time: timeOf(show.date_end) })}</span>
      </div>
      {before && <Interval minutes={start - before.to} share={(start - before.to) / (end - start)} />}
    </li>
  );
}

/** What lies between two films of a night. `share`: its part of the later one's length. */
function Interval({ minutes, share }: { minutes: number; share: number }) {
  const t = useT("series");
  if (minutes <= 0) return null;
  const name = minutes < roomForMinutes ? t("interval.short") : t("interval", { count: minutes });
  return (
    <span className={styles.interval} style={{ "--share": share } as StyleWithProperties}>
      {minutes < roomForName ? null : name}
    </span>
  );
}
