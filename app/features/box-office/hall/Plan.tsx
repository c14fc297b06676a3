import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from "react";
import type { HallSeat } from "~/domain/hall/schema";
import { useT } from "~/i18n/use-t";
import { Icon } from "~/ui/picture/Icon";
import { rowsOf, seatAt } from "./places";
import styles from "./Plan.module.css";
import { useSeatName } from "./use-seat-name";

interface PlanProps {
  name: string;
  /** True where the screen is before these seats; places beside them have none of their own. */
  hasScreen: boolean;
  seats: readonly HallSeat[];
  isChosen: (seat: HallSeat) => boolean;
  /** False: pressing it does nothing. */
  isOpen?: (seat: HallSeat) => boolean;
  onPress: (seat: HallSeat) => void;
}

/** The seats of a hall as they stand, from the screen. Each state has a form of its own; arrows lead from seat to seat. */
export function Plan({ name, hasScreen, seats, isChosen, isOpen = () => true, onPress }: PlanProps) {
  const t = useT("box-office");
  const say = useSeatName();
  const id = useId();
  const rows = rowsOf(seats);
  const [at, setAt] = useState<number | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const current = seats.find((seat) => seat.id === at) ?? rows[0]?.seats[0]?.seat;
  const columns = Math.max(...rows.flatMap((row) => row.seats.map(({ column }) => column)));

  const move = (event: KeyboardEvent, seat: HallSeat): void => {
    const next = seatAt(rows, seat.id, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next.id);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next.id}"]`)?.focus();
    // As in lists: with Shift what is passed is chosen, too.
    if (event.shiftKey) for (const one of [seat, next]) if (isOpen(one) && !isChosen(one)) onPress(one);
  };

  return (
    <section className={styles.hall} aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      {/* Wide halls scroll by themselves, and the focus takes them along. */}
      <div className={styles.room}>
        {hasScreen && <p className={styles.screen}>{t("hall.screen")}</p>}
        <div
          ref={grid}
          role="grid"
          aria-labelledby={id}
          className={styles.plan}
          style={{ "--columns": columns } as CSSProperties}
        >
          {rows.map((row, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} role="row" className={styles.row}>
              <span role="rowheader" className={styles.name}>
                {row.name}
              </span>
              {row.seats.map(({ seat, column }) => (
                <span key={seat.id} role="gridcell" style={{ gridColumn: column + 1 }}>
                  <button
                    type="button"
                    data-seat={seat.id}
                    data-state={seat.state}
                    className={styles.seat}
                    tabIndex={seat.id === current?.id ? 0 : -1}
                    aria-pressed={isChosen(seat)}
                    aria-disabled={!isOpen(seat) || undefined}
                    aria-label={say(seat)}
                    title={say(seat)}
                    onFocus={() => setAt(seat.id)}
                    onKeyDown={(event) => move(event, seat)}
                    onClick={() => isOpen(seat) && onPress(seat)}
                  >
                    {seat.kind === "wheelchair" ? <Icon name="wheelchair" /> : seat.seat}
                  </button>
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const signs = ["free", "held", "reserved", "sold", "blocked"] as const;

/** What the forms mean. */
export function Legend() {
  const t = useT("box-office");
  return (
    <ul className={styles.legend} aria-label={t("hall.legend")}>
      {signs.map((state) => (
        <li key={state}>
          <span className={styles.seat} data-state={state} aria-hidden="true" />
          {t(`hall.state.${state}`)}
        </li>
      ))}
      <li>
        <span className={styles.seat} data-chosen="" aria-hidden="true" />
        {t("hall.state.chosen")}
      </li>
    </ul>
  );
}
