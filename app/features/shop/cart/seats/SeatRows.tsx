import type { KeyboardEvent } from "react";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { useHydrated } from "~/ui/use-hydrated";
import { columnsOf, isChoosable, type PlanGroup, type PlanSeat } from "./seat-grid";
import styles from "./SeatPlan.module.css";

interface SeatEvents {
  onToggle: (unit: number) => void;
  onFocus: (unit: number) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
}

interface SeatRowsProps extends SeatEvents {
  group: PlanGroup;
  chosen: readonly number[];
  /** The one seat that Tab leads to. */
  current: number | undefined;
}

/** The rows of a hall, each seat at its place: gaps are aisles. */
export function SeatRows({ group, chosen, current, ...events }: SeatRowsProps) {
  const t = useT("cart");
  const columns = columnsOf(group);
  const template = { gridTemplateColumns: `2rem repeat(${columns.count}, var(--half))` };
  return group.rows.map((row) => (
    <div key={row.row} role="row" className={styles.row} style={template}>
      <span role="rowheader" className={styles.rowName} aria-label={t("seats.row", { row: row.row })}>
        {row.row}
      </span>
      {row.seats.map((seat) => (
        <span
          key={seat.unit}
          role="cell"
          className={styles.cell}
          style={{ gridColumn: `${(columns.of.get(seat.unit) ?? 1) + 1} / span 2` }}
        >
          <Seat
            seat={seat}
            row={row.row}
            open={isChoosable(group, seat)}
            checked={chosen.includes(seat.unit)}
            tabbable={seat.unit === current}
            {...events}
          />
        </span>
      ))}
    </div>
  ));
}

interface SeatProps extends SeatEvents {
  seat: PlanSeat;
  row: string;
  open: boolean;
  checked: boolean;
  tabbable: boolean;
}

function Seat({ seat, row, open, checked, tabbable, onToggle, onFocus, onKeyDown }: SeatProps) {
  const t = useT("cart");
  // Without JavaScript there are no arrow keys: then every seat is a tab stop.
  const hydrated = useHydrated();
  const states = { free: t("seats.free"), taken: t("seats.taken"), mine: t("seats.yours") };
  const kind = seat.kind === "normal" ? [] : [t(`seats.${seat.kind}`)];
  const name = t("seats.seat", { row, seat: seat.seat, state: [...kind, states[seat.state]].join(", ") });
  return (
    <label className={styles.seat} data-state={seat.state} data-kind={seat.kind}>
      <input
        type="checkbox"
        name="unit"
        value={seat.unit}
        aria-label={name}
        disabled={!open}
        checked={checked}
        tabIndex={hydrated && !tabbable ? -1 : 0}
        onChange={() => onToggle(seat.unit)}
        onFocus={() => onFocus(seat.unit)}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden="true" className={styles.mark}>
        {seat.kind === "wheelchair" ? <Icon name="wheelchair" /> : seat.seat}
      </span>
    </label>
  );
}
