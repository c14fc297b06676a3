import { useFormats } from "~/i18n/use-formats";
import { useT } from "~/i18n/use-t";
import { accented } from "~/ui/accent";
import { Link } from "~/ui/Link";
import { TimeText } from "~/ui/text/TimeText";
import { Availability } from "~/words/Availability";
import { ShowingFacts } from "~/words/ShowingFacts";
import styles from "./OrdersPage.module.css";
import { useVisitWords } from "./use-visit-words";
import { stateOf, type Visit } from "./visits";
import { VisitSeats } from "./VisitSeats";

interface VisitRowProps {
  visit: Visit;
  /** What is to be said of the whole order stands beside the row. */
  isPart?: boolean;
  /** Only its tickets of one pass are meant: what the order came to is of others, too. */
  isOfPass?: boolean;
}

/** A visit as a line: when, what and where, the seats, how it stands, and the way to its order. */
export function VisitRow({ visit, isPart = false, isOfPass = false }: VisitRowProps) {
  const t = useT("account");
  const { price } = useFormats();
  const words = useVisitWords();
  const { order, ordered } = visit;
  const { shape } = stateOf(visit);
  const Heading = isOfPass ? "h4" : "h3";
  return (
    <li
      className={styles.row}
      data-off={shape === "cancelled" || shape === "sold-out" || undefined}
      {...accented(ordered.show?.series?.accent ?? "cloud")}
    >
      <TimeText iso={words.start(visit)} className={styles.time} />
      <div>
        <Heading className={styles.title}>
          {ordered.show ? <Link to={ordered.show.url}>{ordered.show.title}</Link> : words.title(visit)}
        </Heading>
        <p className={styles.meta}>
          {words.fullDay(words.start(visit).slice(0, 10))}
          {ordered.show && (
            <>
              {" · "}
              <ShowingFacts showing={ordered.show} />
            </>
          )}
        </p>
      </div>
      <div className={styles.seats}>
        <VisitSeats ordered={ordered} />
        {order.shows.length === 1 && !isPart && !isOfPass && <span>{price(order.total)}</span>}
      </div>
      {!isPart && (
        <p className={styles.state}>
          <Availability state={shape} word={words.state(visit)} />
          <Link to={order.url}>{t("orders.number", { number: order.number })}</Link>
        </p>
      )}
    </li>
  );
}
