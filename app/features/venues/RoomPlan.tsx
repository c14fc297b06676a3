import type { VenuePage } from "~/domain/venues/page-schema";
import type { StyleWithProperties } from "~/ui/accent";
import { useT } from "~/i18n/use-t";
import styles from "./RoomPlan.module.css";

type Room = VenuePage["rooms"][number];

/** A seat's share of the drawing, in its own units: every room is drawn in one scale. */
const unit = 10;

/** The dots that the rows of all plans are filled with. Stands once on a page. */
export function SeatPatterns() {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <pattern id="seat-loop" width={unit} height={unit} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="3.1" className={styles.filled} />
      </pattern>
      <pattern id="seat" width={unit} height={unit} patternUnits="userSpaceOnUse">
        <circle cx="5" cy="5" r="2.7" className={styles.outlined} />
      </pattern>
      <pattern id="seat-wheelchair" width={unit} height={unit} patternUnits="userSpaceOnUse">
        <rect x="1.4" y="1.4" width="7.2" height="7.2" className={styles.place} />
      </pattern>
    </svg>
  );
}

const hasLoop = ({ access }: Room): boolean => access.includes("induction-loop");

/** A room as its rows: a bar is the screen, a dot a seat, a square a wheelchair place. */
export function RoomPlan({ room }: { room: Room }) {
  const t = useT("house");
  const { rows, wheelchair_places: places, name, seats } = room;
  const widest = Math.max(...rows, places, 1);
  const height = (rows.length + 3) * unit;
  const fill = hasLoop(room) ? "url(#seat-loop)" : "url(#seat)";
  const row = (count: number, line: number, ground: string) => (
    <rect
      key={line}
      width={count * unit}
      height={unit}
      fill={ground}
      transform={`translate(${((widest - count) * unit) / 2} ${(line + 1.5) * unit})`}
    />
  );
  return (
    <svg
      role="img"
      aria-label={t("venue.plan", { room: name, seats, count: rows.length })}
      className={styles.plan}
      style={{ "--seats": widest } as StyleWithProperties}
      viewBox={`0 0 ${widest * unit} ${height}`}
    >
      <rect width={widest * unit * 0.84} x={widest * unit * 0.08} height="3" className={styles.screen} />
      {rows.map((count, line) => row(count, line, fill))}
      {places > 0 && row(places, rows.length + 0.2, "url(#seat-wheelchair)")}
    </svg>
  );
}

/** What the signs of the plans mean. */
export function PlanLegend() {
  const t = useT("house");
  return (
    <ul className={styles.legend}>
      {(["loop", "seat", "wheelchair"] as const).map((sign) => (
        <li key={sign}>
          <i className={styles[sign]} aria-hidden="true" />
          {t(`venue.legend.${sign}`)}
        </li>
      ))}
    </ul>
  );
}
