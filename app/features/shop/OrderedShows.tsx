import type { ReactNode } from "react";
import type { CartLine, CartSeat } from "~/domain/booking/schema";
import { formatClock } from "~/domain/format/time";
import type { EventListItem } from "~/domain/programme/schema";
import { versionCodes } from "~/domain/programme/values";
import { useLocale } from "~/i18n/locale-context";
import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { TimeText } from "~/ui/text/TimeText";
import { SeatList } from "~/words/later/SeatList";
import styles from "./OrderedShows.module.css";
import { useSums } from "./use-sums";

/** A show of an order or of a cart. */
export interface OrderedShow {
  event: number;
  title: string;
  date_start: string;
  room: string;
  version: string | null;
  timeslot: string | null;
  show: EventListItem | null;
  lines: readonly Pick<CartLine, "name" | "amount" | "price" | "total">[];
  /** Null: nobody knows yet. */
  seats: CartSeat[] | null;
  /** A line about it, below its seats. */
  note?: string | null;
  /** What can be done about it, below that. */
  ways?: ReactNode;
}

const isNumbered = (seats: readonly CartSeat[]): boolean =>
  seats.some(({ row, seat }) => row !== null && seat !== null);

/** Shows with their seats and what each kind of ticket costs: what is about to be paid for. */
export function OrderedShows({ shows, heading = "h3" }: { shows: readonly OrderedShow[]; heading?: "h2" | "h3" }) {
  return (
    <ul>
      {shows.map((show) => (
        <Show key={show.event} {...show} heading={heading} />
      ))}
    </ul>
  );
}

function Show(props: OrderedShow & { heading: "h2" | "h3" }) {
  const { title, date_start, room, version, timeslot, show, lines, seats, note, ways, heading: Title } = props;
  const t = useT("checkout");
  const common = useT("common");
  const known = versionCodes.find((code) => code === version);
  const { lang } = useLocale();
  const { longDay } = useFormats();
  const { sum } = useSums();
  const facts = [
    longDay(date_start),
    room,
    known ? common(`version.${known}`) : null,
    timeslot ? t("slot", { time: formatClock(timeslot.slice(0, 5), lang) }) : null,
  ];
  return (
    <li className={styles.show} {...accented(show?.series?.accent)}>
      <TimeText iso={date_start} className={styles.time} />
      <div>
        <Title className={styles.title}>{title}</Title>
        <p className={styles.meta}>{facts.filter(Boolean).join(" · ")}</p>
        <Seats seats={seats} />
        {note ? <p className={styles.note}>{note}</p> : null}
        {ways}
      </div>
      {lines.length > 0 ? (
        <dl className={styles.lines}>
          {lines.map(({ name, amount, price, total }) => (
            <div key={`${name} ${price}`}>
              <dt>
                {amount} × {name} {amount > 1 ? <small>{t("each", { price: sum(price) })}</small> : null}
              </dt>
              <dd>{sum(total)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}

function Seats({ seats }: Pick<OrderedShow, "seats">) {
  const t = useT("checkout");
  if (seats === null) return null;
  if (isNumbered(seats)) return <SeatList seats={seats} className={styles.seats} />;
  return <p className={styles.seats}>{t("free_seating")}</p>;
}
