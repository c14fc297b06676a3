import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { DeskSale } from "~/domain/desk/schema";
import type { Hall, HallGroup, HallSeat } from "~/domain/hall/schema";
import { useLocale } from "~/i18n/locale-context";
import { useT } from "~/i18n/use-t";
import { classNames } from "~/ui/class-names";
import { hallCall } from "../hall/calls";
import { Legend, Plan } from "../hall/Plan";
import notes from "../parts/notes.module.css";
import { usePolled } from "../use-polled";
import desk from "./Desk.module.css";
import styles from "./SeatChoice.module.css";

interface SeatChoiceProps {
  show: number;
  /** Of the time slot that is sold; null where the show has none. */
  block: number | null;
  held: DeskSale | null;
  column: RefObject<HTMLDivElement | null>;
  onMove: (seat: number, alike: ReadonlySet<number>) => void;
}

const everyMs = 5000;

/** The hall of a show while it is sold; asked for again with everything that the sale holds. Null until it is there. */
function useHallOf(show: number, held: DeskSale | null): Hall | null {
  const { lang } = useLocale();
  const call = useMemo(() => hallCall(lang, show), [lang, show]);
  const [hall, setHall] = useState<Hall | null>(null);
  const turn = useRef(0);
  const ask = useCallback(async () => {
    const mine = (turn.current += 1);
    const answer = await call();
    if (answer.ok && mine === turn.current) setHall(answer.value);
  }, [call]);
  useEffect(() => void ask(), [ask, held]);
  usePolled(ask, everyMs);
  return hall;
}

/** The seats of the hall that are sold by number: a press gives one of the sale's seats for that one. */
export function SeatChoice({ show, block, held, column, onMove }: SeatChoiceProps) {
  const t = useT("box-office");
  const hall = useHallOf(show, held);
  const own = new Set(held?.seats.map(({ unit }) => unit));
  const groups =
    hall?.groups.filter((group) => group.seats.length > 0 && (block === null || group.block === block)) ?? [];
  const alikeIn = ({ seats }: HallGroup, { kind }: HallSeat): ReadonlySet<number> =>
    new Set(seats.filter((seat) => seat.kind === kind).map(({ id }) => id));
  return (
    <div ref={column} className={classNames(desk.column, styles.plan)} data-plan>
      {groups.map((group) => (
        <Plan
          key={`${group.id}/${group.block}`}
          name={group.name}
          hasScreen={group.kind === "seated"}
          seats={group.seats}
          isChosen={({ id }) => own.has(id)}
          isOpen={(seat) =>
            seat.state === "free" && group.seats.some(({ id, kind }) => kind === seat.kind && own.has(id))
          }
          onPress={(seat) => onMove(seat.id, alikeIn(group, seat))}
        />
      ))}
      {groups.length > 0 && (
        <>
          <Legend />
          <p className={notes.muted}>{t("desk.seats_hint")}</p>
        </>
      )}
    </div>
  );
}
